/// The directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions, so that the arrow may point in any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
