/// A stretch of text in one language, from the end of the one before.
public struct LanguageRun: Hashable, Sendable {
  /// Where the stretch ends, as a UTF-16 offset.
  public var end: Int
  /// Its language (BCP 47), or nil if unknown.
  public var language: String?

  /// A stretch of text in one language.
  public init(end: Int, language: String?) {
    self.end = end
    self.language = language
  }
}
