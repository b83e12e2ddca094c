/// The orientation of the application's interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright, with its bottom edge at the bottom.
  case portrait
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown
  /// The device is on its side, with its bottom edge on the left.
  case landscapeLeft = 4
  /// The device is on its side, with its bottom edge on the right.
  case landscapeRight = 3

  /// Whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
