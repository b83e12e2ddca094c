/// Which fonts make the height of a line.
public enum LineBox: Hashable, Sendable {
  /// Only the faces that the styles on the line name: a fallback font changes nothing.
  case styles
  /// Every face that has a glyph on the line, and the styles' own.
  case usedFonts
}

/// How far something reaches from a baseline, in points: up, and down.
struct LineExtent {
  var ascent: Double
  var descent: Double

  func union(_ other: LineExtent) -> LineExtent {
    LineExtent(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}

/// Where a line stands, in points from the top of the first line, y downwards.
public struct LinePlacement: Hashable, Sendable {
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box, without the space to the next one.
  public var height: Double
  /// The line's baseline.
  public var baseline: Double
}
