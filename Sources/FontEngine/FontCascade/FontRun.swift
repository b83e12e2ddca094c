/// A range of text to shape in one piece: in one face, direction, and script, and without a line end inside.
public struct FontRun: Sendable {
  /// The range, in UTF-16 offsets.
  public var range: Range<Int>
  /// The face to shape with.
  public var face: FontFace
  /// The embedding level (UAX #9). Runs with odd levels run right to left.
  public var level: UInt8
  /// The ISO 15924 code of the script.
  public var script: OpenTypeTag
  /// The OpenType features to shape with, in addition to those that the script needs. Of two with the same tag, the
  /// later wins.
  public var features: [FontFeature]

  /// Creates a run.
  public init(
    range: Range<Int>, face: FontFace, level: UInt8, script: OpenTypeTag, features: [FontFeature] = []
  ) {
    self.range = range
    self.face = face
    self.level = level
    self.script = script
    self.features = features
  }

  /// Whether the letters of the script join, so that no space may be added between them. Emoji do not join.
  package var joinsLetters: Bool { JoinedScripts.has(script) && face.setting.emojiAdvances == .font }

  /// Whether the run is right to left.
  public var isRightToLeft: Bool { level & 1 != 0 }
}
