/// Whether spelling is corrected automatically.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Spelling is never corrected automatically.
  case no
  /// Spelling is corrected automatically.
  case yes
}
