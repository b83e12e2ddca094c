/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends squarely at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends squarely, half a line width after its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
