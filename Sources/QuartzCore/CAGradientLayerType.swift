/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors change outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors change around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
