/// The words that a shell offers for the value of an option or argument.
enum Completion: Hashable, Sendable {
  /// No words: the value is a number or any text.
  case none
  /// One of a few words.
  case words([String])
  /// Some of a few words, separated by commas.
  case list([String])
  /// The path of a file with one of these extensions. Folders are offered too.
  case file([String])
  /// The name of a bundled or installed font, or the path of a font file.
  case font
}

extension Completion {
  /// The extensions of font files.
  static let fontExtensions = ["otf", "ttf", "otc", "ttc"]
}
