/// Whether spelling is corrected automatically.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spelling is never corrected automatically.
  case no = 1
  /// Spelling is corrected automatically.
  case yes = 2
}
