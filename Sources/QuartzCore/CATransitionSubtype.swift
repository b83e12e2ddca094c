/// The side from which new content appears.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// New content appears from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// New content appears from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// New content appears from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// New content appears from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
