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
  /// All four orientations, including upside-down portrait.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without an animation.
  case none
  /// The status bar fades in and out.
  case fade
  /// The status bar slides in and out.
  case slide
}
