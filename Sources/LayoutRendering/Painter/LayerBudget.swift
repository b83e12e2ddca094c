import CoreGraphics
import Foundation

/// The memory of one rendering: the pixels of its open layers, which are limited, its decoded pictures, and those of
/// glyphs.
final class LayerBudget {
  let glyphPictures = GlyphPictures()
  private var openPixels = 0
  private var pictures: [CGImage: Bitmap] = [:]

  /// Calls `body` while a layer of a size is open.
  ///
  /// - Throws: ``RenderingError/Reason/tooLarge``, or the error that `body` throws.
  func withLayer(_ size: CGSize, _ body: () throws(RenderingError) -> Void) throws(RenderingError) {
    let pixels = max(size.width, 0) * max(size.height, 0)
    guard pixels <= CGFloat(RenderingLimits.maximumLayerPixels - openPixels) else {
      throw RenderingError(
        .tooLarge, operation: "render",
        detail: "the open layers have more than \(RenderingLimits.maximumLayerPixels) pixels")
    }
    openPixels += Int(pixels)
    defer { openPixels -= Int(pixels) }
    try body()
  }

  /// Returns the pixels of a picture's file, which is decoded once.
  ///
  /// - Throws: ``RenderingError``, as ``Bitmap/init(decoding:)`` does.
  func bitmap(of image: CGImage, _ data: Data) throws(RenderingError) -> Bitmap {
    if let known = pictures[image] { return known }
    let decoded = try Bitmap(decoding: data)
    pictures[image] = decoded
    return decoded
  }
}
