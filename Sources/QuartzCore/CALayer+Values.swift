/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top and left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top and right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom and left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom and right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The shape of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One that bends little by little.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's content is placed.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in the middle.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in the middle.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// On the left, in the middle.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// On the right, in the middle.
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// How a layer's content is made smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The filter of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// From the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From smaller copies too.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
