/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The appearance that the system chooses.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}
