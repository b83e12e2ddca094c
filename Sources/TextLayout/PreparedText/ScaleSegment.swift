/// A stretch of text whose advances are counted in the same unit: one style, and faces of equal units per em.
struct ScaleSegment: Sendable {
  var start: Int
  var end: Int
  /// The place of the style, and so of the point size.
  var style: Int
  /// How many advance units make an em.
  var unitsPerEm: Int
}
