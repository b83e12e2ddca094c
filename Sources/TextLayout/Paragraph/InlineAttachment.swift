/// Something that stands in a line like a letter: a picture, a view, a formula. Its size is in points, at every point size.
public struct InlineAttachment: Hashable, Sendable {
  /// Where it stands: the UTF-16 offset of an object replacement character (U+FFFC).
  public var offset: Int
  /// How far the pen moves on; not negative.
  public var width: Double
  /// How far it reaches above the baseline; negative where it begins below.
  public var ascent: Double
  /// How far it reaches below the baseline; negative where it ends above.
  public var descent: Double

  /// Something of a size, at a place.
  public init(offset: Int, width: Double, ascent: Double, descent: Double = 0) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// U+FFFC.
  public static let character: UInt16 = 0xFFFC
}
