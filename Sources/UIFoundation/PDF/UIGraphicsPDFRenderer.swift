public import CoreGraphics
public import Foundation
import TextOutput

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
  @discardableResult
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(format, bounds: bounds)
    actions(context)
    return context.finishedFile() ?? Data()
  }

  /// Calls the drawing actions, and writes a PDF file.
  ///
  /// An existing regular file is replaced in one step and keeps its mode. Links are followed, and anything else, such as
  /// a FIFO, is written into.
  ///
  /// - Throws: A `CocoaError` if the file can't be written, with the system's error as the underlying one.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    let data = pdfData(actions: actions)
    do throws(FileOutput.Failure) {
      try FileOutput.write(data, to: url.path)
    } catch {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: error.path,
          NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(error.code)),
        ])
    }
  }
}

/// The context that is passed to a PDF renderer's actions. Drawing before the first page begins is left out.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The format of the file.
  public let format: UIGraphicsPDFRendererFormat
  /// The Core Graphics context of the current page, which records the drawing.
  open private(set) var cgContext: CGContext
  /// The rectangle of the current page, in points; zero before the first page begins.
  open private(set) var pdfContextBounds = CGRect.zero

  private let pageBounds: CGRect
  private var pages: [DisplayList] = []
  private var isOpen = false

  init(_ format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    self.format = format
    pageBounds = bounds.isFinite ? bounds.standardized : .zero
    cgContext = CGContext(bounds: pageBounds)
  }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: pageBounds, pageInfo: [:]) }

  /// Begins a page with bounds of its own, in points. The properties of the page have no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds.isFinite ? bounds.standardized : pageBounds
    cgContext = CGContext(bounds: pdfContextBounds)
    GraphicsContexts.push(cgContext)
    isOpen = true
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a frame within a rectangle's edges with the stroke color; it is a point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Limits later drawing on the page to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// Makes a rectangle of the page lead to a destination.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  private func endPage() {
    guard isOpen else { return }
    GraphicsContexts.pop()
    pages.append(cgContext.displayList)
    isOpen = false
  }

  /// Ends the last page, and returns the contents of the file, or `nil` without an encoder or a page.
  func finishedFile() -> Data? {
    endPage()
    if pages.isEmpty { return nil }
    return ImageEncoding.encoder?.pdf(pages, title: format.documentInfo["Title"] as? String)
  }
}

/// The format of a renderer's PDF files.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The properties of the document, by the names of Core Graphics. Only `Title` has an effect.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without properties.
  public override init() { super.init() }

  /// Returns a format without properties.
  @discardableResult
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
