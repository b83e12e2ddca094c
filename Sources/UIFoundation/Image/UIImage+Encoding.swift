import CoreGraphics
public import Foundation

/// Files of images. They need a program that links the product `LayoutRendering`, which draws pixels with Cairo.
extension UIImage {
  /// Returns the contents of a PNG file with the displayed image at its scale.
  ///
  /// It is the file from which the image was created, if that is a PNG. Otherwise, it is `nil` for an empty image, and
  /// in a program that doesn't link `LayoutRendering`.
  @discardableResult
  public func pngData() -> Data? {
    fileData(.png) ?? drawing.flatMap { ImageEncoding.encoder?.png($0, scale: scale) }
  }

  /// Returns the contents of a JPEG file with the displayed image on white, at its scale.
  ///
  /// The quality is between 0 (smallest) and 1 (best). A program that doesn't link `LayoutRendering` gets the JPEG file
  /// from which the image was created, and otherwise `nil`, as for an empty image.
  @discardableResult
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let encoder = ImageEncoding.encoder else { return fileData(.jpeg) }
    guard !compressionQuality.isNaN else { return nil }
    let quality = min(max(compressionQuality, 0), 1)
    return drawing.flatMap { encoder.jpeg($0, scale: scale, quality: quality) }
  }

  /// Returns the file from which the image was created, if it has a format and is displayed as it is stored.
  private func fileData(_ format: ImageHeader.Format) -> Data? {
    if case .file(let data, format) = content.source, imageOrientation == .up { data } else { nil }
  }

  /// The drawing of the image at its own size, or `nil` for an empty one.
  private var drawing: DisplayList? {
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    draw(in: context.bounds, of: context, tint: content.tint?.displayColor)
    return context.displayList.isEmpty ? nil : context.displayList
  }
}
