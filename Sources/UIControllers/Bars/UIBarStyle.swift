/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// The style that the system chooses.
  case `default`
  /// A black bar.
  case black
}
