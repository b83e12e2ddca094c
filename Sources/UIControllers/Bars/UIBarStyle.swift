/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// The style that the system chooses.
  case `default` = 0
  /// A black bar.
  case black = 1
}
