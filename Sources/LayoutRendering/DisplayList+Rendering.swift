public import CoreGraphics
public import Foundation

extension DisplayList {
  /// Returns the contents of a PNG file with the drawing at a scale, in pixels per point.
  ///
  /// The same list results in the same pixels on every machine with the same version of Cairo; see ``Bitmap/init(_:scale:background:)``.
  ///
  /// - Throws: ``RenderingError``, as ``Bitmap/init(_:scale:background:)`` does.
  public func pngData(scale: CGFloat = 1, background: Color = .clear) throws(RenderingError) -> Data {
    try Bitmap(self, scale: scale, background: background).pngData()
  }

  /// Returns an SVG document with the drawing.
  ///
  /// Each glyph's outline is defined once. Behind the glyphs is transparent text, which can be selected and searched.
  /// Conic gradients are pictures. SVG cannot erase: what a group with the blend mode `clear` covers stays, and `copy`
  /// draws as `normal` does.
  ///
  /// - Throws: ``RenderingError`` if the bounds aren't finite, groups are nested too deeply, or a conic gradient has
  ///   too many pixels.
  public func svg() throws(RenderingError) -> String {
    guard bounds.isFinite, bounds.width >= 0, bounds.height >= 0 else {
      throw RenderingError(.invalidSize, operation: "write SVG", detail: "the bounds of the drawing aren't finite")
    }
    var writer = SVGWriter(canvas: bounds)
    try writer.draw(elements)
    return writer.document()
  }

  /// Returns the contents of a PDF file with the drawing on one page.
  ///
  /// - Throws: ``RenderingError``, as ``PDFDocument/data()`` does.
  public func pdfData() throws(RenderingError) -> Data { try PDFDocument(pages: [self]).data() }
}
