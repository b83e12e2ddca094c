/// A run of text in one script, which extends to the start of the next run.
public struct ScriptRun: Hashable, Sendable {
  /// The start of the run, as a UTF-16 offset.
  public let start: Int
  /// The ISO 15924 code of the script, such as `Latn`; `Zyyy` if the text has only common characters.
  public let script: OpenTypeTag
}

/// A run of text in one language, which begins at the end of the preceding run.
public struct LanguageRun: Hashable, Sendable {
  /// The end of the run, as a UTF-16 offset.
  public var end: Int
  /// The language (BCP 47), or `nil` if it is unknown.
  public var language: String?

  /// Creates a run.
  public init(end: Int, language: String?) {
    self.end = end
    self.language = language
  }
}
