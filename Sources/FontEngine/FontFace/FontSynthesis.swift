/// A slant and a weight that are drawn, not designed, because a family has no such face.
///
/// Neither changes an advance, so that text is as wide as in the face that it is made of: Core Text and Blink keep the
/// advance too. A slant moves marks along with the letters that they stand on, and both change the ink.
public struct FontSynthesis: Hashable, Sendable {
  /// How far a point one unit above the baseline moves to the right; 0 is upright, and negative leans left.
  public let slant: Double
  /// By how much of an em strokes grow thicker, half of it on either side; 0 is as designed.
  public let weight: Double

  /// Values out of the limits are clamped, to -1...1 and 0...0.2; those that are no number count as 0.
  public init(slant: Double = 0, weight: Double = 0) {
    self.slant = slant.isNaN ? 0 : min(max(slant, -1), 1)
    self.weight = weight.isNaN ? 0 : min(max(weight, 0), 0.2)
  }

  /// The face as it was designed.
  public static let none = FontSynthesis()
  /// The shear of 14 degrees, which CSS Fonts 4 gives `oblique` without an angle: tan(14 degrees).
  public static let oblique = 0.249_328_002_843_180_7
  /// The growth that FreeType's `FT_GlyphSlot_Embolden` and Skia at text sizes use: 1/24 em.
  public static let bold = 1.0 / 24

  /// Whether anything is synthesised.
  public var isNone: Bool { self == .none }
}
