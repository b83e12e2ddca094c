/// One axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bit mask, with one bit for each axis.
  public let rawValue: UInt
  /// Creates a set of axes from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both the horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
