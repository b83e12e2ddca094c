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
  /// The OpenType features that the stretch is shaped with, beside those that the script needs; of two with one tag, the
  /// later holds.
  public var features: [FontFeature]

  /// A stretch to shape.
  public init(
    range: Range<Int>, face: FontFace, level: UInt8, script: OpenTypeTag, features: [FontFeature] = []
  ) {
    self.range = range
    self.face = face
    self.level = level
    self.script = script
    self.features = features
  }

  /// Whether the script is one whose letters join, so that no space is put between them.
  package var joinsLetters: Bool { JoinedScripts.has(script) }

  /// Whether the stretch runs right to left.
  public var isRightToLeft: Bool { level & 1 != 0 }
}
