/// A color of a font's palette: 8 bits per channel in sRGB, not premultiplied.
public struct GlyphColor: Hashable, Sendable {
  /// The red channel, from 0 to 255.
  public var red: UInt8
  /// The green channel, from 0 to 255.
  public var green: UInt8
  /// The blue channel, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 to 255.
  public var alpha: UInt8

  /// Creates a color.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
