/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Quotation marks aren't replaced.
  case no = 1
  /// Quotation marks are replaced.
  case yes = 2
}
