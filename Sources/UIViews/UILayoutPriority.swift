/// How strongly a constraint is wanted: above 0, up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority's value.
  public var rawValue: Float

  /// A priority of the given value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of the given value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
}
