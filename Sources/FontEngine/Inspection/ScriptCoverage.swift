/// The number of characters of a script that a face maps to glyphs.
public struct ScriptCoverage: Hashable, Sendable {
  /// The script, an ISO 15924 tag such as `Latn`, or `Zyyy` for characters that scripts share.
  public let script: OpenTypeTag
  /// The number of characters.
  public let characters: Int
}
