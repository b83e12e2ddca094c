import CoreGraphics
import Foundation

/// Encodes drawings for `UIImage.pngData()` and `UIImage.jpegData(compressionQuality:)`.
struct BitmapEncoder: ImageEncoder {
  func png(_ list: DisplayList, scale: CGFloat) -> Data? { try? list.pngData(scale: scale) }

  func jpeg(_ list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    try? Bitmap(list, scale: scale, background: .white).jpegData(quality: quality)
  }
}

/// Registers the encoder. `CRenderingStart` calls this function when the process starts.
@_cdecl("galley_register_image_encoder")
func registerImageEncoder() { ImageEncoding.encoder = BitmapEncoder() }
