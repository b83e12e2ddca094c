/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
