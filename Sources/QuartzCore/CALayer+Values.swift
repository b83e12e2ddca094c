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

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
