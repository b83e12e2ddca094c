/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One content fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
