import CUnicode

/// A run of text in one script, which extends to the start of the next run.
public struct ScriptRun: Hashable, Sendable {
  /// The start of the run, as a UTF-16 offset.
  public let start: Int
  /// The ISO 15924 code of the script, such as `Latn`; `Zyyy` if the text has only common characters.
  public let script: OpenTypeTag
}
