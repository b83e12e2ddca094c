/// The fonts that determine the height of a line.
public enum LineBox: Hashable, Sendable {
  /// Only the faces that the styles on the line name. Fallback fonts have no effect.
  case styles
  /// Every face that has a glyph on the line, and the faces of the styles.
  case usedFonts
}

/// The distances that something extends above and below a baseline, in points.
struct LineExtent {
  var ascent: Double
  var descent: Double

  func union(_ other: LineExtent) -> LineExtent {
    LineExtent(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}

/// The vertical position of a line, in points from the top of the first line, with y down.
public struct LinePlacement: Hashable, Sendable {
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box, without the space to the next line.
  public var height: Double
  /// The baseline of the line.
  public var baseline: Double
}
