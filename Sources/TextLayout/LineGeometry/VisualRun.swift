public import FontEngine

/// A part of a line in one face, style, and direction, in visual order from left to right.
public struct VisualRun: Sendable {
  /// The kind of content that a run displays.
  public enum Kind: Hashable, Sendable {
    /// Characters of the text, spaces included.
    case text
    /// Control characters and line ends, which have neither glyphs nor a width.
    case control
    /// A single tab.
    case tab
    /// The attachment at an index in ``Paragraph/attachments``.
    case attachment(Int)
    /// A hyphen after a divided word that is not a character of the text. Its range is empty.
    case hyphen
    /// The token that replaces the hidden range.
    case truncationToken
  }

  /// The kind of content that the run displays.
  public let kind: Kind
  /// The face of the glyphs.
  public let face: FontFace
  /// The index of the run's style in ``Paragraph/styles``.
  public let style: Int
  /// The point size of the run's style.
  public let pointSize: Double
  /// The embedding level on this line (UAX #9, after rule L1). Odd levels are right to left.
  public let level: UInt8
  /// The offset above the line's baseline, in points. The positions of the glyphs already include it.
  public let baselineOffset: Double
  /// The characters that the run displays, as UTF-16 offsets, or those that a token hides.
  public let range: Range<Int>
  /// Whether the run hangs after the line: white space and line ends, which are not part of the line's width.
  public let hangs: Bool
  /// The glyphs, from left to right.
  public let glyphs: [PositionedGlyph]
  /// The left edge of the run, from the line's left edge.
  public let x: Double
  /// The right edge of the run, from the line's left edge. It is exactly the left edge of the next run.
  public let maxX: Double
  /// The clusters of the shaper, from left to right.
  let cells: [ClusterCell]

  /// The distance from the left to the right edge, including the space added by justification.
  public var width: Double { maxX - x }
  /// Whether the run is right to left.
  public var isRightToLeft: Bool { level & 1 != 0 }
}

/// The part of a line that a cluster of the shaper covers.
struct ClusterCell: Sendable {
  /// The start of the cluster, as a UTF-16 offset.
  var start: Int
  /// The indices of the cluster's glyphs in the run.
  var glyphs: Range<Int>
  var left: Double
  var right: Double
}

/// A glyph with its position on a line, in points.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in the face of its run; 0 is the missing glyph.
  public var id: UInt32
  /// The start of the glyph's cluster, as a UTF-16 offset. All glyphs of a token have the start of the hidden range.
  public var cluster: Int
  /// The position of the pen before the glyph, from the line's left edge.
  public var pen: Double
  /// The position of the glyph's origin, from the line's left edge: the pen plus the glyph's offset.
  public var x: Double
  /// The distance of the glyph's origin below the line's baseline; negative above it.
  public var y: Double
  /// The advance of the glyph in the font.
  ///
  /// Tracking and the space added by justification are not part of it.
  public var advance: Double
}
