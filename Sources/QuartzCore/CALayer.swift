public import CoreGraphics
public import Foundation

/// What a view keeps about its looks, so that source which sets it compiles.
///
/// A layer here stores values and nothing more: it draws nothing, animates nothing and has no part in layout. A view's
/// own geometry is the view's; a layer's `frame` and `bounds` are what was last stored.
open class CALayer: NSObject {
  /// The layer's place in its parent, in points.
  open var frame: CGRect = .zero
  /// The layer's own coordinates, in points.
  open var bounds: CGRect = .zero
  /// The place of the anchor in the parent, in points.
  open var position: CGPoint = .zero
  /// The point of the layer that ``position`` is about, as a part of its sides.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A map of the layer.
  open var transform = CATransform3DIdentity
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool = false
  /// The layer whose opacity is this one's.
  open var mask: CALayer?
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = .black
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The content: an image.
  open var contents: Any?
  /// How the content is placed.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is left out.
  open var isHidden: Bool = false
  /// Whether the layer fills its bounds with opaque content.
  open var isOpaque: Bool = false
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The shadow's offset, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's blur radius, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; nil takes the content's.
  open var shadowPath: CGPath?
  /// The place among siblings, from back to front.
  open var zPosition: CGFloat = 0
  /// A name of the caller's.
  open var name: String?
  /// Whether the layer is kept as a bitmap.
  open var shouldRasterize: Bool = false
  /// Pixels to the point of the kept bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Pixels to the point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing: Bool = false
  /// The layer around this one.
  open private(set) weak var superlayer: CALayer?
  /// The layers inside, from back to front; nil without any.
  open private(set) var sublayers: [CALayer]?

  /// A layer with the values that iOS starts from.
  public required override init() { super.init() }

  /// A layer like another one: with the values that iOS starts from.
  public required init(layer: Any) { super.init() }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer at a place in the order.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer right behind another, or behind all if that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer right in front of another, or in front of all if that is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Marks the layer for layout: nothing here.
  open func setNeedsLayout() {}
  /// Lays the layer out, if it waits for that: nothing here.
  open func layoutIfNeeded() {}
  /// Places the layers inside: nothing here.
  open func layoutSublayers() {}
  /// Marks the layer for drawing: nothing here.
  open func setNeedsDisplay() {}
  /// Stops animations: there are none.
  open func removeAllAnimations() {}
  /// Stops an animation: there are none.
  open func removeAnimation(forKey key: String) {}
}

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
}
