/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright, with its bottom edge at the bottom.
  case portrait
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown
  /// The device is on its side, with its bottom edge on the right.
  case landscapeLeft
  /// The device is on its side, with its bottom edge on the left.
  case landscapeRight
  /// The device lies flat with its screen facing up.
  case faceUp
  /// The device lies flat with its screen facing down.
  case faceDown

  /// Whether the device is held in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait or landscape, which an interface can adopt.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
