/// The name of a predefined curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a curve name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation runs at a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation starts slowly and accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation starts fast and slows down.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The animation starts slowly, accelerates, and slows down at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
