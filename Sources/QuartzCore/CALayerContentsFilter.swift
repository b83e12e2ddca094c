/// How a layer's content is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates between the surrounding pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between mipmaps too.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
