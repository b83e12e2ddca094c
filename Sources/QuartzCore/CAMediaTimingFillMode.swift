/// What an animation displays before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final state is displayed after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is displayed before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state is displayed before the start, and the final state after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is removed at its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
