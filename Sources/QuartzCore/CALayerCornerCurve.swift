/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
