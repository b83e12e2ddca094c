/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if it is corrected.
  case `default`
  /// Spelling is never checked.
  case no
  /// Spelling is checked while the user types.
  case yes
}
