/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Quotation marks aren't replaced.
  case no
  /// Quotation marks are replaced.
  case yes
}
