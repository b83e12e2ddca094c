public import CoreGraphics
public import Foundation

/// What a view keeps about its looks, so that source which sets it compiles.
///
/// A layer here stores values and nothing more: it draws nothing and animates nothing. A view's own layer lies where its
/// view does, has its anchor and transform, and asks the view for layout; others lie where they were put.
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  package weak var owner: (any LayerOwner)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CATransform3DIdentity
  private var animations: [String: CAAnimation] = [:]
  private var waitsForLayout = false

  /// The smallest upright rectangle around the transformed layer, in its parent's points.
  ///
  /// Setting it changes ``bounds`` and ``position`` such that it comes out. Only the part of ``transform`` in the plane
  /// counts.
  open var frame: CGRect {
    get { anchored.frame(of: bounds, at: position) }
    set {
      let place = anchored.place(for: newValue, of: bounds)
      bounds.size = place.size
      position = place.position
    }
  }
  private var anchored: AnchoredMap { AnchoredMap(anchor: anchorPoint, map: affineTransform()) }
  /// The layer's own coordinates, in points.
  open var bounds: CGRect {
    get { owner?.layerBounds ?? ownBounds }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      if let owner { owner.layerBounds = newValue } else { ownBounds = newValue }
    }
  }
  /// The place of the anchor in the parent, in points.
  open var position: CGPoint {
    get { owner?.layerPosition ?? ownPosition }
    set { if let owner { owner.layerPosition = newValue } else { ownPosition = newValue } }
  }
  /// What happens when values change, by their names: kept; nothing does.
  open var actions: [String: any CAAction]?
  /// What the content meets what is behind by: kept.
  open var compositingFilter: Any?
  /// What the content goes through: kept.
  open var filters: [Any]?
  /// The point of the layer that ``position`` and ``transform`` are about, as a part of its sides.
  open var anchorPoint: CGPoint {
    get { owner?.layerAnchor ?? ownAnchor }
    set { if let owner { owner.layerAnchor = newValue } else { ownAnchor = newValue } }
  }
  /// A map of the layer about its anchor. A view's layer shares the part in the plane with its view.
  open var transform: CATransform3D {
    get {
      guard let map = owner?.layerMap, map != CATransform3DGetAffineTransform(ownTransform) else { return ownTransform }
      return CATransform3DMakeAffineTransform(map)
    }
    set {
      ownTransform = newValue
      owner?.layerMap = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// A map of the layers inside.
  open var sublayerTransform = CATransform3DIdentity
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
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where sublayers?.contains(where: { $0 === layer }) != true { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  /// Whom the layer asks for its content; nobody is asked here.
  open weak var delegate: (any CALayerDelegate)?
  /// Whether the other side is shown.
  open var isDoubleSided = true
  /// The kind of content to draw in.
  open var drawsAsynchronously = false
  /// Whether the layer and what is inside are faded as one.
  open var allowsGroupOpacity = true
  /// The part of the content that is shown, as a part of its sides.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the content that is stretched, as a part of its sides.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether new bounds mark the layer for drawing.
  open var needsDisplayOnBoundsChange = false
  /// How the layer's content is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How the layer's content is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear

  // The time of animations: kept.

  /// When the layer's time begins, in its parent's seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long the layer's time lasts.
  open var duration: CFTimeInterval = .infinity
  /// How fast the layer's time runs, as a part of its parent's.
  open var speed: Float = 1
  /// Where the layer's time begins.
  open var timeOffset: CFTimeInterval = 0
  /// How often the layer's time repeats.
  open var repeatCount: Float = 0
  /// How long the layer's time repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it then runs backwards.
  open var autoreverses = false
  /// What holds before and after.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A layer with the values that iOS starts from.
  public override init() { super.init() }

  /// A layer with the bounds, place and looks of another one.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownBounds, ownPosition, ownAnchor, ownTransform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
    (cornerRadius, maskedCorners, borderWidth) = (other.cornerRadius, other.maskedCorners, other.borderWidth)
    (borderColor, backgroundColor, opacity) = (other.borderColor, other.backgroundColor, other.opacity)
  }

  /// A layer with the values that iOS starts from; there are no archives of layers here.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer as it is being shown: the layer itself, since nothing moves.
  open func presentation() -> Self? { self }
  /// The layer that this one shows: the layer itself.
  open func model() -> Self { self }

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

  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Marks the layer for layout; the view's, if it has one.
  open func setNeedsLayout() {
    waitsForLayout = true
    owner?.layerNeedsLayout()
  }
  /// Whether the layer waits for layout.
  open func needsLayout() -> Bool { waitsForLayout }
  /// Lays the layer out, and its view if it has one, if it waits for that, and the layers inside.
  open func layoutIfNeeded() {
    if let owner {
      waitsForLayout = false
      owner.layOutLayer()
    } else if waitsForLayout {
      waitsForLayout = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }
  /// Places the layers inside: the delegate does, if it wants to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Marks the layer for drawing: nothing here.
  open func setNeedsDisplay() {}
  /// Marks a part of the layer for drawing: nothing here.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws the layer, if it waits for that: nothing here.
  open func displayIfNeeded() {}
  /// Makes the layer's content: nothing here.
  open func display() {}
  /// Draws the layer's content. Stored for source compatibility; has no effect.
  open func draw(in ctx: CGContext) {}
  /// Returns the action for a change of a value: the one ``actions`` names, or else the class's. No change asks for it.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] ?? Self.defaultAction(forKey: event) }
  /// Returns the class's action for a change of a value: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of a value marks the layer for drawing: no.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Keeps an animation: nothing moves, and it tells its delegate at once that it began and ended.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key, !anim.isRemovedOnCompletion { animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Lets go of all animations.
  open func removeAllAnimations() { animations = [:] }
  /// Lets go of an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// The names of the animations that stay when they have ended; nil without any.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// An animation that stayed when it had ended.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// A point of this layer in another's points; nil stands for the outermost one's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = inOutermost(p)
    return l?.fromOutermost(inRoot) ?? inRoot
  }
  /// A point of another layer in this one's points; nil stands for the outermost one's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromOutermost(l?.inOutermost(p) ?? p)
  }
  /// The smallest upright rectangle around one of this layer, in another's points; nil stands for the outermost one's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }
  /// The smallest upright rectangle around one of another layer, in this one's points; nil stands for the outermost one's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }

  /// A point of this layer in the outermost one's points.
  private func inOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.inOutermost(anchored.outside(point, bounds: bounds, position: position))
  }

  /// A point of the outermost layer in this one's points.
  private func fromOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return anchored.inside(superlayer.fromOutermost(point), bounds: bounds, position: position)
  }

  /// The map of the layer, as far as it is one of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the map of the layer.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether a point, in the layer's points, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The size that the layer would like to have: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
}

extension CGRect {
  /// The smallest upright rectangle around the four corners where a map takes them.
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// What a view's layer asks its view.
package protocol LayerOwner: AnyObject {
  /// The view's own coordinates.
  var layerBounds: CGRect { get set }
  /// The view's center in its superview.
  var layerPosition: CGPoint { get set }
  /// The view's anchor.
  var layerAnchor: CGPoint { get set }
  /// The view's transform.
  var layerMap: CGAffineTransform { get set }
  /// Marks the view for layout.
  func layerNeedsLayout()
  /// Lays the view out, if it waits for that.
  func layOutLayer()
}

/// Makes a layer's content and places what is inside.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Places the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// Makes the layer's content: never called here.
  func display(_ layer: CALayer)
}

/// What holds for a delegate that says nothing.
extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
}
