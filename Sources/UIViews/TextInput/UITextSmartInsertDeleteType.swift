/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spaces aren't adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}
