public import CoreGraphics
import Foundation

/// A picture as pixels in sRGB.
public struct Bitmap: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, from left to right and top to bottom, as `0xAARRGGBB`. The colors are multiplied by the alpha value.
  public let pixels: [UInt32]

  /// Creates a picture from pixels. Their number must be the product of the sides.
  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Draws a display list into pixels.
  ///
  /// The picture is as large as the list's bounds times the scale, rounded up to whole pixels. Edges are smoothed with
  /// levels of gray, and nothing is moved to whole pixels, so the result depends on nothing but the list, the scale,
  /// and the background.
  ///
  /// - Throws: ``RenderingError`` if the size isn't usable or beyond ``RenderingLimits``, or if a picture in the list
  ///   can't be decoded.
  public init(
    _ list: DisplayList, scale: CGFloat = 1, background: DisplayList.Color = .clear
  ) throws(RenderingError) {
    let size = try RenderingLimits.pixelSize(of: list.bounds, scale: scale)
    let toPixels = CGAffineTransform(translationX: -list.bounds.minX, y: -list.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let layers = LayerBudget()
    pixels = try CairoSurface.pixels(width: size.width, height: size.height, fill: background.premultiplied) {
      (canvas) throws(RenderingError) in
      let painter = Painter(canvas, resolution: 1, layers: layers, glyphs: .outlines)
      try painter.draw(list.elements, toPixels)
    }
    layers.glyphPictures.reportOmissions()
    width = size.width
    height = size.height
  }

  /// Returns the color of a pixel, or transparent black outside of the picture.
  public func color(atX x: Int, y: Int) -> DisplayList.Color {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let pixel = pixels[y * width + x]
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return .clear }
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
    return DisplayList.Color(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha / 255)
  }
}

extension DisplayList.Color {
  /// The color as a premultiplied `0xAARRGGBB` pixel.
  var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }
}

extension RenderingLimits {
  /// Returns the number of pixels in each direction, at least one.
  ///
  /// - Throws: ``RenderingError/Reason/invalidSize`` or ``RenderingError/Reason/tooLarge``.
  static func pixelSize(of bounds: CGRect, scale: CGFloat) throws(RenderingError) -> (width: Int, height: Int) {
    guard bounds.isFinite, scale.isFinite, scale > 0, bounds.width > 0, bounds.height > 0 else {
      throw RenderingError(
        .invalidSize, operation: "render",
        detail: "a canvas of \(bounds.width) x \(bounds.height) points at scale \(scale) has no pixels")
    }
    // A size that is a whole number of pixels may be slightly larger after its multiplication.
    let width = max((bounds.width * scale - 1e-6).rounded(.up), 1)
    let height = max((bounds.height * scale - 1e-6).rounded(.up), 1)
    guard width <= CGFloat(maximumSide), height <= CGFloat(maximumSide), width * height <= CGFloat(maximumPixels) else {
      throw RenderingError(
        .tooLarge, operation: "render",
        detail: "\(width) x \(height) pixels are more than \(maximumSide) in a direction or \(maximumPixels) in all")
    }
    return (Int(width), Int(height))
  }
}
