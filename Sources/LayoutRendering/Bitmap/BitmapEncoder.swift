import CoreGraphics
import Foundation

/// Encodes drawings for `UIImage.pngData()`, `UIImage.jpegData(compressionQuality:)`, and `UIGraphicsPDFRenderer`.
struct BitmapEncoder: ImageEncoder {
  func png(_ list: DisplayList, scale: CGFloat) -> Data? {
    reportingError("UIImage.pngData()") { () throws(RenderingError) in try list.pngData(scale: scale) }
  }

  func jpeg(_ list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    reportingError("UIImage.jpegData(compressionQuality:)") { () throws(RenderingError) in
      try Bitmap(list, scale: scale, background: .white).jpegData(quality: quality)
    }
  }

  func pdf(_ pages: [DisplayList], title: String?) -> Data? {
    reportingError("UIGraphicsPDFRenderer") { () throws(RenderingError) in
      try PDFDocument(pages: pages, title: title).data()
    }
  }

  /// Returns the contents of a file, or reports on standard error why there is none: UIKit's functions throw nothing.
  private func reportingError(_ reporter: StaticString, _ encode: () throws(RenderingError) -> Data) -> Data? {
    do {
      return try encode()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("[\(reporter)] There is no file: \(error)\n".utf8))
      return nil
    }
  }
}

/// Registers the encoder. `CRenderingStart` calls this function when the process starts.
@_cdecl("galley_register_image_encoder")
func registerImageEncoder() { ImageEncoding.encoder = BitmapEncoder() }
