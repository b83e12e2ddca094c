/// The orientation of the application's interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright, with its bottom edge at the bottom.
  case portrait = 1
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with its bottom edge on the left.
  case landscapeLeft = 4
  /// The device is on its side, with its bottom edge on the right.
  case landscapeRight = 3

  /// Whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each orientation.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The upside-down portrait orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the bottom edge on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the bottom edge on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation except upside-down portrait.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright, with its bottom edge at the bottom.
  case portrait = 1
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with its bottom edge on the right.
  case landscapeLeft = 3
  /// The device is on its side, with its bottom edge on the left.
  case landscapeRight = 4
  /// The device lies flat with its screen facing up.
  case faceUp = 5
  /// The device lies flat with its screen facing down.
  case faceDown = 6

  /// Whether the device is held in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait or landscape, which an interface can adopt.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without an animation.
  case none = 0
  /// The status bar fades in and out.
  case fade = 1
  /// The status bar slides in and out.
  case slide = 2
}
