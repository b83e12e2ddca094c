import CoreGraphics
import Foundation

/// Encodes drawings for `UIImage.pngData()`, `UIImage.jpegData(compressionQuality:)`, and `UIGraphicsPDFRenderer`.
struct BitmapEncoder: ImageEncoder {
  func png(_ list: DisplayList, scale: CGFloat) -> Data? { try? list.pngData(scale: scale) }

  func jpeg(_ list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    try? Bitmap(list, scale: scale, background: .white).jpegData(quality: quality)
  }

  func pdf(_ pages: [DisplayList], title: String?) -> Data? { try? PDFDocument(pages: pages, title: title).data() }
}

/// Registers the encoder. `CRenderingStart` calls this function when the process starts.
@_cdecl("galley_register_image_encoder")
func registerImageEncoder() { ImageEncoding.encoder = BitmapEncoder() }
