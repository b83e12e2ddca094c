/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if it is corrected.
  case `default` = 0
  /// Spelling isn't checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}
