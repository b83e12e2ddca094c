public import CoreGraphics
public import Foundation

/// A layer, which is drawn and isn't animated.
///
/// A view's own layer shares the view's geometry, background color, opacity, and clipping, and requests layout from the
/// view. Other layers have their own. ``render(in:)`` draws a layer and those inside it.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: - State

  /// The view whose layer this is, held weakly.
  package weak var owner: (any LayerOwner)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CATransform3DIdentity
  private var ownMasking = false
  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var animations: [String: CAAnimation] = [:]
  private var waitsForLayout = false

  // MARK: - Geometry

  /// The smallest upright rectangle around the transformed layer, in its superlayer's coordinates.
  ///
  /// Setting it changes ``bounds`` and ``position`` accordingly. Only the affine part of ``transform`` is used.
  /// A layer without a view ignores positions, sizes and transforms that are not finite.
  open var frame: CGRect {
    get { anchored.frame(of: bounds, at: position) }
    set {
      let geometry = anchored.sizeAndPosition(for: newValue, of: bounds)
      if owner == nil, !geometry.size.isFinite || !geometry.position.isFinite { return }
      bounds.size = geometry.size
      position = geometry.position
    }
  }
  /// Changes the geometry of a layer without a view, and undoes the change if the frame isn't finite afterward.
  private func keepingFinite(_ change: () -> Void) {
    let old = (ownBounds, ownPosition, ownAnchor, ownTransform)
    change()
    if ownBounds.isFinite, ownPosition.isFinite, frame.isFinite { return }
    (ownBounds, ownPosition, ownAnchor, ownTransform) = old
  }
  private var anchored: AnchoredMap { AnchoredMap(anchor: anchorPoint, map: affineTransform()) }
  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { owner?.layerBounds ?? ownBounds }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      if let owner { owner.layerBounds = newValue } else { keepingFinite { ownBounds = newValue } }
    }
  }
  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { owner?.layerPosition ?? ownPosition }
    set { if let owner { owner.layerPosition = newValue } else { keepingFinite { ownPosition = newValue } } }
  }
  /// The actions for changes, by key. Only ``action(forKey:)`` reads them; no change triggers an action.
  open var actions: [String: any CAAction]?
  /// The filter that combines the content with the background. Stored for source compatibility; has no effect.
  open var compositingFilter: Any?
  /// The filters of the content. Stored for source compatibility; has no effect.
  open var filters: [Any]?
  /// The point that ``position`` and ``transform`` refer to, as a fraction of the size. The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { owner?.layerAnchor ?? ownAnchor }
    set { if let owner { owner.layerAnchor = newValue } else { keepingFinite { ownAnchor = newValue } } }
  }
  /// The transform about the anchor point. A view's layer shares its affine part with the view.
  open var transform: CATransform3D {
    get {
      guard let map = owner?.layerMap, map != CATransform3DGetAffineTransform(ownTransform) else { return ownTransform }
      return CATransform3DMakeAffineTransform(map)
    }
    set {
      guard newValue.isFinite else { return }
      guard let owner else { return keepingFinite { ownTransform = newValue } }
      ownTransform = newValue
      owner.layerMap = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// The transform of the sublayers about the anchor point, whose affine part is drawn.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: - Appearance

  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners. Stored for source compatibility; has no effect: corners are circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { if let owner { owner.layerMasksToBounds } else { ownMasking } }
    set { if let owner { owner.layerMasksToBounds = newValue } else { ownMasking = newValue } }
  }
  /// The layer whose alpha channel masks this one.
  open var mask: CALayer?
  /// The border width, in points.
  open var borderWidth: CGFloat = 0
  /// The border color.
  open var borderColor: CGColor? = .black
  /// The background color.
  open var backgroundColor: CGColor? {
    get { if let owner { owner.layerBackground } else { ownBackground } }
    set { if let owner { owner.layerBackground = newValue } else { ownBackground = newValue } }
  }
  /// The content: a `CGImage`. Anything else isn't drawn.
  open var contents: Any?
  /// How the content is positioned.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { if let owner { owner.layerOpacity } else { ownOpacity } }
    set { if let owner { owner.layerOpacity = newValue } else { ownOpacity = newValue } }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { if let owner { owner.layerIsHidden } else { ownHidden } }
    set { if let owner { owner.layerIsHidden = newValue } else { ownHidden = newValue } }
  }
  /// Whether the layer fills its bounds with opaque content. Stored for source compatibility; has no effect.
  open var isOpaque: Bool = false
  /// The shadow color.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow, or `nil` for that of the content.
  open var shadowPath: CGPath?
  /// The position among siblings, from back to front. Collection views order cells by it, and drawing all layers.
  open var zPosition: CGFloat = 0
  /// A name that identifies the layer. Stored for source compatibility; has no effect.
  open var name: String?
  /// Whether the layer is rendered as a bitmap. Stored for source compatibility; has no effect.
  open var shouldRasterize: Bool = false
  /// The scale of the bitmap, in pixels per point. Stored for source compatibility; has no effect.
  open var rasterizationScale: CGFloat = 1
  /// The scale of the content, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// Whether edges are antialiased. Stored for source compatibility; has no effect.
  open var allowsEdgeAntialiasing: Bool = false

  // MARK: - Layer tree

  /// The layer that contains this one, held weakly.
  open private(set) weak var superlayer: CALayer?
  /// The sublayers, from back to front, or `nil` if there are none.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where sublayers?.contains(where: { $0 === layer }) != true { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  /// The number of subviews of the superlayer's view that the layer is in front of.
  package final var siblingViews = 0
  /// The delegate, which lays out sublayers, held weakly.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: - Rendering

  /// Whether the back of the layer is visible. Stored for source compatibility; has no effect.
  open var isDoubleSided = true
  /// Whether the content is drawn asynchronously. Stored for source compatibility; has no effect.
  open var drawsAsynchronously = false
  /// Whether the opacity applies to the layer and its sublayers as a group. Stored for source compatibility; has no
  /// effect.
  open var allowsGroupOpacity = true
  /// The visible part of the content, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The stretched part of the content, in fractions of its size. Stored for source compatibility; has no effect.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether a change of the bounds marks the layer for drawing. Stored for source compatibility; has no effect.
  open var needsDisplayOnBoundsChange = false
  /// The filter for reducing the content. Stored for source compatibility; has no effect.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for enlarging the content. Stored for source compatibility; has no effect.
  open var magnificationFilter = CALayerContentsFilter.linear

  // MARK: - Timing

  // These properties are stored for source compatibility and have no effect.

  /// The begin time, in seconds of the superlayer's time. Stored for source compatibility; has no effect.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds. Stored for source compatibility; has no effect.
  open var duration: CFTimeInterval = .infinity
  /// The speed, as a fraction of the superlayer's. Stored for source compatibility; has no effect.
  open var speed: Float = 1
  /// The offset in its own time, in seconds. Stored for source compatibility; has no effect.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. Stored for source compatibility; has no effect.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds. Stored for source compatibility; has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it plays backward after each repetition. Stored for source compatibility; has no effect.
  open var autoreverses = false
  /// The state before the start and after the end. Stored for source compatibility; has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: - Creating a layer

  /// Creates a layer with the default values of iOS.
  public override init() { super.init() }

  /// Creates a layer with the bounds, position, corners, border, background color, and opacity of another.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownBounds, ownPosition, ownAnchor, ownTransform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
    (cornerRadius, maskedCorners, borderWidth) = (other.cornerRadius, other.maskedCorners, other.borderWidth)
    (borderColor, backgroundColor, opacity) = (other.borderColor, other.backgroundColor, other.opacity)
  }

  /// Creates a layer with the default values of iOS. Archives of layers aren't supported, so nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Presentation and model layers

  /// Returns the layer itself, because nothing is animated.
  @discardableResult
  open func presentation() -> Self? { self }
  /// Returns the layer itself, because nothing is animated.
  @discardableResult
  open func model() -> Self { self }

  // MARK: - Sublayers

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    let index = min(Int(idx), layers.count)
    let views = owner?.layerSubviewCount ?? 0
    layer.siblingViews = idx == 0 ? 0 : index < layers.count ? layers[index].siblingViews : views
    layers.insert(layer, at: index)
    sublayers = layers
    layer.superlayer = self
  }

  /// Inserts a sublayer directly behind another, or behind all others if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a sublayer directly in front of another, or in front of all others if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    let others = superlayer?.sublayers?.filter { $0 !== self } ?? []
    superlayer?.sublayers = others.isEmpty ? nil : others
    superlayer = nil
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  // MARK: - Layout

  /// Marks the layer, and its view if it has one, as needing layout.
  open func setNeedsLayout() {
    waitsForLayout = true
    owner?.layerNeedsLayout()
  }
  /// Returns whether the layer needs layout.
  @discardableResult
  open func needsLayout() -> Bool { waitsForLayout }
  /// Lays out the layer, its view if it has one, and its sublayers, if they need it.
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
  /// Lays out the sublayers, by calling the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Drawing

  // Content isn't stored: each drawing of the layer asks for it again.

  /// Draws the layer and those inside it, in the layer's coordinates.
  open func render(in ctx: CGContext) { LayerRenderer.draw(node, in: ctx) }
  /// Marks the layer as needing to be drawn. Does nothing, because a layer is drawn anew each time.
  open func setNeedsDisplay() {}
  /// Marks a rectangle as needing to be drawn. Does nothing, because a layer is drawn anew each time.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws the layer if necessary. Does nothing, because a layer is drawn anew each time.
  open func displayIfNeeded() {}
  /// Provides the layer's content. Never called; the default implementation does nothing.
  open func display() {}
  /// Draws the layer's content, by asking the delegate. Override it to draw.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the content of the layer's class, under that of subclasses.
  package func drawOwnContent(in context: CGContext) { draw(in: context) }

  // MARK: - Actions

  /// Returns the action for a key: that of ``actions``, or otherwise the class's default. No change triggers it.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] ?? Self.defaultAction(forKey: event) }
  /// Returns the class's default action for a key. The default implementation returns `nil`.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns whether a change marks the layer for drawing. The default implementation returns `false`.
  @discardableResult
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Animations

  /// Adds an animation, and immediately tells its delegate that it started and ended.
  ///
  /// The animation is stored if it isn't removed on completion. Nothing is animated.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key, !anim.isRemovedOnCompletion { animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Removes all stored animations.
  open func removeAllAnimations() { animations = [:] }
  /// Removes the animation for a key.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Returns the keys of the stored animations, or `nil` if there are none.
  @discardableResult
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Returns the stored animation for a key, or `nil`.
  @discardableResult
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  // MARK: - Converting coordinates

  /// Returns a point of this layer in another's coordinates, or in the outermost layer's if `l` is `nil`.
  @discardableResult
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = inOutermost(p)
    return l?.fromOutermost(inRoot) ?? inRoot
  }
  /// Returns a point of another layer, or of the outermost one if `l` is `nil`, in this layer's coordinates.
  @discardableResult
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromOutermost(l?.inOutermost(p) ?? p)
  }
  /// Returns the smallest upright rectangle around a rectangle of this layer, in another's coordinates.
  ///
  /// If `l` is `nil`, the coordinates are those of the outermost layer.
  @discardableResult
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }
  /// Returns the smallest upright rectangle around a rectangle of another layer, in this layer's coordinates.
  ///
  /// If `l` is `nil`, the rectangle is in the coordinates of the outermost layer.
  @discardableResult
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }

  /// Returns a point of this layer in the outermost layer's coordinates.
  private func inOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.inOutermost(anchored.outside(point, bounds: bounds, position: position))
  }

  /// Returns a point of the outermost layer in this layer's coordinates.
  private func fromOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return anchored.inside(superlayer.fromOutermost(point), bounds: bounds, position: position)
  }

  // MARK: - Affine transform and size

  /// Returns the affine part of the transform.
  @discardableResult
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Returns whether a point, in the layer's coordinates, is inside its bounds.
  @discardableResult
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the preferred size of the layer, which is that of its bounds.
  @discardableResult
  open func preferredFrameSize() -> CGSize { bounds.size }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the four transformed corners.
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// The view that owns a layer.
package protocol LayerOwner: AnyObject {
  /// The view's bounds, which are also the layer's.
  var layerBounds: CGRect { get set }
  /// The view's center, which is the layer's position.
  var layerPosition: CGPoint { get set }
  /// The view's anchor point.
  var layerAnchor: CGPoint { get set }
  /// The view's transform, which is the affine part of the layer's.
  var layerMap: CGAffineTransform { get set }
  /// Marks the view as needing layout.
  func layerNeedsLayout()
  /// Lays out the view, if it needs it.
  func layOutLayer()
  /// The view's background color, for its traits.
  var layerBackground: CGColor? { get set }
  /// The view's opacity.
  var layerOpacity: Float { get set }
  /// Whether the view is hidden.
  var layerIsHidden: Bool { get set }
  /// Whether the view's content is clipped to its bounds.
  var layerMasksToBounds: Bool { get set }
  /// The view in the tree that is drawn.
  var layerNode: any LayerNode { get }
  /// The number of the view's subviews.
  var layerSubviewCount: Int { get }
}
