/// How a layer's content is positioned.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content is stretched to fill the bounds, without regard to its aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is scaled to fit within the bounds, preserving its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content is scaled to cover the bounds, preserving its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The content keeps its size and is centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The content keeps its size and is centered at the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The content keeps its size and is centered at the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The content keeps its size and is centered at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The content keeps its size and is centered at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The content keeps its size, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The content keeps its size, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The content keeps its size, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The content keeps its size, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
