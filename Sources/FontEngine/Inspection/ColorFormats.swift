/// The formats in which a face has colored glyphs or bitmaps.
public struct ColorFormats: OptionSet, Hashable, Sendable {
  /// The bits of the formats.
  public let rawValue: UInt8

  /// Creates formats from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Layers of outlines: `COLR` version 0.
  public static let layers = ColorFormats(rawValue: 1)
  /// Trees of outlines with gradients: `COLR` version 1.
  public static let gradients = ColorFormats(rawValue: 2)
  /// Color bitmaps: `CBDT`.
  public static let colorBitmaps = ColorFormats(rawValue: 4)
  /// Color bitmaps of Apple: `sbix`.
  public static let appleBitmaps = ColorFormats(rawValue: 8)
  /// Drawings in SVG: `SVG `.
  public static let drawings = ColorFormats(rawValue: 16)
  /// Bitmaps without color: `EBDT`.
  public static let bitmaps = ColorFormats(rawValue: 32)
}
