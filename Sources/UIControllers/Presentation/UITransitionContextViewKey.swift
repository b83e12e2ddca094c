/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
