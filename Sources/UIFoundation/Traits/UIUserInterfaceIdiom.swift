/// The kind of device that a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment determines it.
  case unspecified = -1
  /// An interface for iPhone.
  case phone = 0
  /// An interface for iPad.
  case pad = 1
  /// An interface for Apple TV.
  case tv = 2
  /// An interface for a CarPlay display.
  case carPlay = 3
  /// An interface for the Mac.
  case mac = 5
  /// An interface for an Apple Vision headset.
  case vision = 6
}
