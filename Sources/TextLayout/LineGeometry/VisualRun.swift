public import FontEngine

/// A glyph where it stands on a line, in points.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its run's face; 0 is the missing glyph.
  public var id: UInt32
  /// Where the cluster that it belongs to begins, as a UTF-16 offset; a token's glyphs all have the start of what it hides.
  public var cluster: Int
  /// Where the pen stands before the glyph, from the line's left edge.
  public var pen: Double
  /// Where the glyph's own origin is drawn, from the line's left edge: the pen and the glyph's offset.
  public var x: Double
  /// How far below the line's baseline the origin is drawn; negative above it.
  public var y: Double
  /// How far the pen moves on by the font. Tracking and the room that justified text gains stand between advances, not in
  /// them.
  public var advance: Double
}

/// A stretch of a line in one face, style and direction, in the order in which it stands from left to right.
public struct VisualRun: Sendable {
  /// What a run stands for.
  public enum Kind: Hashable, Sendable {
    /// Characters of the text, spaces included.
    case text
    /// Control characters and line ends, which have no glyphs and no width.
    case control
    /// One tab.
    case tab
    /// The attachment at a place in ``Paragraph/attachments``.
    case attachment(Int)
    /// A hyphen that is no character of the text, behind a divided word; its range is empty.
    case hyphen
    /// What stands for the range that is hidden.
    case truncationToken
  }

  /// What the run stands for.
  public let kind: Kind
  /// The face that its glyphs are of.
  public let face: FontFace
  /// The place of its style in ``Paragraph/styles``.
  public let style: Int
  /// The point size of its style.
  public let pointSize: Double
  /// The embedding level on this line (UAX #9, after rule L1): odd runs right to left.
  public let level: UInt8
  /// How many points it stands above the line's baseline; its glyphs' places count that already.
  public let baselineOffset: Double
  /// The characters that it shows, as UTF-16 offsets; a token's are those that it hides.
  public let range: Range<Int>
  /// Whether it hangs behind the line: white space and line ends, which are not part of the line's width.
  public let hangs: Bool
  /// The glyphs, from left to right.
  public let glyphs: [PositionedGlyph]
  /// The run's left edge, from the line's left edge.
  public let x: Double
  /// The run's right edge, from the line's left edge; to the bit the left edge of the next run.
  public let maxX: Double
  /// From left to right, the clusters that the shaper made.
  let cells: [ClusterCell]

  /// From the left edge to the right one, added room included.
  public var width: Double { maxX - x }
  /// Whether the run is read from right to left.
  public var isRightToLeft: Bool { level & 1 != 0 }
}

/// The part of a line that one cluster of the shaper takes up.
struct ClusterCell: Sendable {
  /// Where the cluster begins, as a UTF-16 offset.
  var start: Int
  /// Its glyphs' places in the run's.
  var glyphs: Range<Int>
  var left: Double
  var right: Double
}
