/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners are quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners have continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
