/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spaces stay as they are.
  case no = 1
  /// Spaces are added and removed as needed.
  case yes = 2
}
