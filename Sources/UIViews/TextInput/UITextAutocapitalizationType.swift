/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters are capitalized automatically.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// All letters are capitalized.
  case allCharacters
}
