/// The kind of device that a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment determines it.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision headset.
  case vision = 6
}
