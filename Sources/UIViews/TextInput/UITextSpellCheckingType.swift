/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if it is corrected.
  case `default` = 0
  /// Spelling is never checked.
  case no = 1
  /// Spelling is checked while the user types.
  case yes = 2
}
