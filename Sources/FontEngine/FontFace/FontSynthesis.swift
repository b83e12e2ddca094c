/// A slant and a weight that are drawn rather than designed, because a family has no such face.
///
/// Neither changes an advance, so text is as wide as in the original face; Core Text and Blink do the same. A slant
/// moves marks along with the letters that they are attached to. Both change the ink.
public struct FontSynthesis: Hashable, Sendable {
  /// How far a point one unit above the baseline moves to the right. 0 is upright; negative values lean left.
  public let slant: Double
  /// How much thicker strokes become, in ems, half of it on each side. 0 is as designed.
  public let weight: Double

  /// Creates a synthesis. The slant is clamped to -1...1 and the weight to 0...0.2; NaN counts as 0.
  public init(slant: Double = 0, weight: Double = 0) {
    self.slant = slant.isNaN ? 0 : min(max(slant, -1), 1)
    self.weight = weight.isNaN ? 0 : min(max(weight, 0), 0.2)
  }

  /// No synthesis: the face as designed.
  public static let none = FontSynthesis()
  /// The slant of `oblique` without an angle, which CSS Fonts 4 defines as 14 degrees: tan(14 degrees).
  public static let oblique = 0.249_328_002_843_180_7
  /// The added weight that FreeType's `FT_GlyphSlot_Embolden`, and Skia at text sizes, use: 1/24 em.
  public static let bold = 1.0 / 24

  /// Whether nothing is synthesized.
  public var isNone: Bool { self == .none }
}
