/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Spaces stay as they are.
  case no
  /// Spaces are added and removed as needed.
  case yes
}
