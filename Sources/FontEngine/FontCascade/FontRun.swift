/// A stretch of text to be shaped at once: one face, one direction, one script, no line end inside.
public struct FontRun: Sendable {
  /// The stretch, as UTF-16 offsets.
  public var range: Range<Int>
  /// The face that has its characters.
  public var face: FontFace
  /// The embedding level (UAX #9): odd runs right to left.
  public var level: UInt8
  /// The script's ISO 15924 letters.
  public var script: OpenTypeTag

  /// A stretch to shape.
  public init(range: Range<Int>, face: FontFace, level: UInt8, script: OpenTypeTag) {
    self.range = range
    self.face = face
    self.level = level
    self.script = script
  }

  /// Whether the stretch runs right to left.
  public var isRightToLeft: Bool { level & 1 != 0 }
}
