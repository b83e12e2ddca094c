public import CoreGraphics
public import Foundation

extension DisplayList {
  /// Returns the contents of a PNG file with the drawing at a scale, in pixels per point.
  ///
  /// The same list results in the same bytes on every machine; see ``Bitmap/init(_:scale:background:)``.
  ///
  /// - Throws: ``RenderingError``, as ``Bitmap/init(_:scale:background:)`` does.
  public func pngData(scale: CGFloat = 1, background: Color = .clear) throws(RenderingError) -> Data {
    try Bitmap(self, scale: scale, background: background).pngData()
  }

  /// Returns the contents of a PDF file with the drawing on one page.
  ///
  /// - Throws: ``RenderingError``, as ``PDFDocument/data()`` does.
  public func pdfData() throws(RenderingError) -> Data { try PDFDocument(pages: [self]).data() }
}
