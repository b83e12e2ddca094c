/// An object in a line, such as an image, a view, or a formula. Its size is in points and does not depend on the point
/// size.
public struct InlineAttachment: Hashable, Sendable {
  /// The UTF-16 offset of the object replacement character (U+FFFC) that the object replaces.
  public var offset: Int
  /// The width, in points; not negative.
  public var width: Double
  /// The height above the baseline, in points; negative if the object begins below it.
  public var ascent: Double
  /// The depth below the baseline, in points; negative if the object ends above it.
  public var descent: Double

  /// Creates an attachment of a size at an offset.
  public init(offset: Int, width: Double, ascent: Double, descent: Double = 0) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The object replacement character, U+FFFC.
  public static let character: UInt16 = 0xFFFC
}
