/// The kind of device that a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment determines it.
  case unspecified = -1
  /// An interface for iPhone.
  case phone
  /// An interface for iPad.
  case pad
  /// An interface for Apple TV.
  case tv
  /// An interface for a CarPlay display.
  case carPlay
  /// An interface for the Mac.
  case mac = 5
  /// An interface for an Apple Vision headset.
  case vision
}
