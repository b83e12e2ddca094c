public import Foundation

/// A renderer of PDF files. Text stays text, which can be searched and selected.
///
/// Files need a program that links the product `LayoutRendering`. Without it, ``pdfData(actions:)`` calls the actions
/// and returns empty data.
open class UIGraphicsPDFRenderer: NSObject {
  /// The rectangle of pages that begin without bounds of their own, in points.
  public let bounds: CGRect
  /// The format of the files.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of pages with a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer of pages with a rectangle, in points, and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Calls the drawing actions, which begin pages, and returns the contents of a PDF file.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(format, bounds: bounds)
    actions(context)
    return context.finishedFile() ?? Data()
  }

  /// Calls the drawing actions, and writes a PDF file.
  ///
  /// - Throws: An error of Foundation if the file can't be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
