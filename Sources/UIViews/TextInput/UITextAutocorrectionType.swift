/// Whether spelling is corrected automatically.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spelling isn't corrected.
  case no = 1
  /// Spelling is corrected.
  case yes = 2
}
