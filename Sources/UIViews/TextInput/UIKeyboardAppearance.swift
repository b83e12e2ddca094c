/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The appearance that the system chooses.
  case `default`
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light
}
