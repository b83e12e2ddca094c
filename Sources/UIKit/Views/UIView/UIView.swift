public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// A rectangle in a tree of views, which is laid out by constraints, by autoresizing masks, or by hand.
///
/// The last reference to a view may be released on any thread; the view and those inside it are then deallocated on
/// that thread, unless other references to them exist.
///
/// The class body contains what a subclass may override, because Swift doesn't allow overriding anything else, and is
/// as long as that list. The behavior is in one file per facet.
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIFocusEnvironment {
  /// The value of an intrinsic size along an axis without one: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size that the content allows.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size that the content allows.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: - State

  // Accesses to these properties call no code of an application before they are complete, so that release builds need
  // no checks for exclusive access. See ARCHITECTURE.md, "Exclusive access".
  //
  // The properties that are read for every view that moves come first, in the first 256 bytes of a view: laying out a
  // thousand views is limited by memory access.

  /// The view's position and size: its untransformed origin, its bounds, and its transform.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var geometry: ViewGeometry
  /// The view's position in the hierarchy.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var tree = ViewTree()
  /// How strongly the view resists being larger or smaller than its content.
  final var contentPriorities = ContentPriorities()
  /// The view's safe area, and the guides for its insets.
  final var insetState = ViewInsets()
  /// The constraints that the view holds or that mention it, and its guides.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var constraintState = ViewConstraints()
  /// The state of the view that belongs to the layout cycle and the engine.
  final var layoutState = ViewLayoutState()
  /// The view's margins.
  final var marginState = ViewMargins()

  private final var ownHandle: WeakHandle<UIView>?
  /// A weak reference to the view that constraints share, created on first use.
  final var handle: WeakHandle<UIView> {
    if let ownHandle { return ownHandle }
    let made = WeakHandle(self)
    ownHandle = made
    return made
  }

  // MARK: - Creating a view

  /// Creates a view with the given frame in its superview's coordinates, or with a zero frame if it is infinite.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: Self.usableFrame(frame))
    super.init()
    setUp()
  }

  deinit {
    // The engine retains the views that it lays out. They are released one after another with the tree.
    if let engine = layoutState.engine {
      layoutState.engine = nil
      withExtendedLifetime(engine) {}
    }
    tree.releaseSubviews()
  }

  /// Creates a view with a zero frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from a document of Interface Builder, with its subviews. Another coder gives a zero frame.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    setUp()
    coder.apply(to: self, of: UIView.self)
  }

  /// Completes the initialization of a view of a subclass, however it is created.
  func setUp() {}

  // MARK: - Layer

  /// The class of the view's ``layer``. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's backing layer. It shares the view's bounds, position, anchor point, and transform.
  open var layer: CALayer { ownLayer }

  // MARK: - Appearance and identification

  /// The color behind the content.
  open var backgroundColor: UIColor?
  // UIKit declares it this way: code reads it as a color, and sets it to `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive content: the view's own, or the superview's. Set it to `nil` to inherit the superview's.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { setTint(newValue) }
  }
  /// The opacity, from 0 to 1. The default is 1. Views with an opacity below 0.01 receive no events.
  open var alpha: CGFloat = 1 { didSet { alpha.keepFinite(oldValue) } }
  /// Whether the view fills its bounds with opaque content. Stored for source compatibility; has no effect.
  open var isOpaque = true
  /// Whether the view is hidden. A hidden view stays in the layout, but a stack view gives it no space.
  open var isHidden: Bool {
    get { layoutState.flags.contains(.isHidden) }
    set {
      guard newValue != layoutState.flags.contains(.isHidden) else { return }
      layoutState.flags.set(.isHidden, newValue)
      hiddenDidChange()
    }
  }
  /// Whether content outside the bounds is clipped when it is drawn.
  open var clipsToBounds = false
  /// How the view positions content that differs from its bounds in size. Image views position their image by it.
  open var contentMode = ContentMode.scaleToFill
  /// A number that identifies the view. The default is 0.
  open var tag = 0
  /// Whether the view receives events. The default is `true`.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time. Stored for source compatibility; has no effect.
  open var isMultipleTouchEnabled = false
  /// Whether the view receives touches exclusively. Stored for source compatibility; has no effect.
  open var isExclusiveTouch = false
  /// Whether the view is cleared before it is drawn. Stored for source compatibility; has no effect.
  open var clearsContextBeforeDrawing = true
  /// The scale of the view's content, in pixels per point. The default is the scale of its screen.
  open var contentScaleFactor: CGFloat {
    get { extras?.scale ?? traitCollection.displayScale }
    set { if newValue.isUsable() { changeExtras { $0.scale = newValue } } }
  }
  /// The view whose alpha channel masks this one.
  open var mask: UIView? {
    get { extras?.mask }
    set { changeExtras { $0.mask = newValue } }
  }
  /// How the view dims its tint color: by its own setting, or the superview's if that is `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  // MARK: - Geometry

  /// The view's rectangle in its superview's coordinates, or the smallest rectangle around a transformed view.
  ///
  /// NaN raises an exception, as on iOS. A rectangle with an infinite origin, size or far edge is ignored.
  open var frame: CGRect {
    get { geometry.frame }
    set { moveFrame(to: newValue) }
  }
  /// The view's rectangle in its own coordinates. NaN raises an exception, and an infinite rectangle is ignored.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { moveBounds(to: newValue) }
  }
  /// The position of the ``anchorPoint`` in the superview's coordinates.
  ///
  /// NaN raises an exception, and an infinite point is ignored.
  open var center: CGPoint {
    get { geometry.center }
    set { moveCenter(to: newValue) }
  }
  /// The point that ``center`` and ``transform`` refer to, as a fraction of the size. The default is (0.5, 0.5).
  ///
  /// The center doesn't change when the anchor point does, so the frame moves. Constraints determine the frame,
  /// wherever the anchor point is.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { if newValue != geometry.anchor { moveAnchor(to: newValue) } }
  }
  /// The transform about the center. It has no effect on layout. One with which the frame is not finite is ignored.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  // MARK: - Converting coordinates

  /// Returns a point of this view in another's coordinate system, or in the root's if `view` is `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Returns a point of another view, or of the root if `view` is `nil`, in this view's coordinate system.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? rootView).converted(point, to: self) }
  /// Returns a rectangle of this view in another's coordinate system, or in the root's if `view` is `nil`.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Returns a rectangle of another view, or of the root if `view` is `nil`, in this view's coordinate system.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? rootView).converted(rect, to: self) }
  /// Returns a point of this view in another space's coordinate system.
  @discardableResult
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Returns a point of another space in this view's coordinate system.
  @discardableResult
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Returns a rectangle of this view in another space's coordinate system.
  @discardableResult
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Returns a rectangle of another space in this view's coordinate system.
  @discardableResult
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  // MARK: - View hierarchy

  /// The view that contains this one, or `nil`.
  open var superview: UIView? { tree.superview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { tree.subviews }
  /// The window that contains the view, or `nil`.
  open var window: UIWindow? { rootView as? UIWindow }
  /// The view controller whose root view this is, or otherwise the superview.
  open override var next: UIResponder? { tree.owner ?? tree.superview }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: tree.subviews.count) }
  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }
  /// Inserts a view directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: tree.subviews.count - 1) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Exchanges two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Removes the view from its superview, along with the constraints between the two trees.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether the view is the given view or one of its descendants.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the first view with a tag: this view or a descendant, in depth-first order.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: - Hierarchy changes

  /// Called after a subview was added. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed. The default implementation does nothing.
  open func didMoveToWindow() {}

  // MARK: - Events

  /// Returns whether a point, in the view's coordinates, is inside its bounds.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point, among this view and its descendants, or `nil` if none receives events.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, event) }

  /// Makes the view or its descendants resign the first responder. Returns whether one did.
  ///
  /// - Parameter force: Whether the first responder must resign even if it refuses to.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.end(in: self, isForced: force) }

  // MARK: - Gestures and interactions

  /// The gesture recognizers of the view, oldest first, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { replaceGestureRecognizers(by: newValue) }
  }
  /// Adds a gesture recognizer, and removes it from its previous view. No gestures occur in Galley.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachGestureRecognizer(gestureRecognizer)
  }
  /// Removes a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detachGestureRecognizer(gestureRecognizer)
  }
  /// Returns whether a gesture may begin. The default implementation returns `true`.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view, oldest first.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }
  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }
  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }
  /// The motion effects of the view. Stored for source compatibility; has no effect.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { changeExtras { $0.motionEffects = newValue } }
  }
  /// Adds a motion effect. Stored for source compatibility; has no effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: - Large content viewer

  /// Whether a long press shows the view's content enlarged. Stored for source compatibility; has no effect.
  open var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContent ?? false }
    set { changeExtras { $0.showsLargeContent = newValue } }
  }
  /// The title that the large content viewer shows. Stored for source compatibility; has no effect.
  open var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { changeExtras { $0.largeContentTitle = newValue } }
  }
  /// The image that the large content viewer shows. Stored for source compatibility; has no effect.
  open var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set { changeExtras { $0.largeContentImage = newValue } }
  }

  /// Whether the large content viewer scales the image. The default is `false`. Stored for source compatibility; has no
  /// effect.
  open var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set { changeExtras { $0.scalesLargeContentImage = newValue } }
  }
  /// The insets of the image in the large content viewer, in points. Stored for source compatibility; has no effect.
  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set { changeExtras { $0.largeContentImageInsets = newValue } }
  }

  // MARK: - Focus

  /// Whether the view can receive focus. The default implementation returns `false`.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has focus, which it never does.
  open var isFocused: Bool { false }
  /// The environments that prefer to receive focus: the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// Requests a focus update. The default implementation does nothing.
  open func setNeedsFocusUpdate() {}
  /// Performs a requested focus update. The default implementation does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns whether a focus update may take place. The default implementation returns `true`.
  @discardableResult
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after focus has moved, which never happens. The default implementation does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: - Snapshots and restoration

  /// Returns a view that displays the view and its descendants as they look now.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates: afterUpdates) }
  /// Returns a view that displays a part of the view and its descendants as they look now.
  ///
  /// If the result is resized, what is within the insets, in points, keeps its size in that direction.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }
  /// Draws the view and its descendants, scaled to a rectangle, in the current context. Returns `false` without one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAll(in: rect, afterUpdates: afterUpdates)
  }
  /// The identifier for state restoration. Stored for source compatibility; has no effect.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { changeExtras { $0.restorationIdentifier = newValue } }
  }

  // MARK: - Layout cycle

  /// Marks the view as needing layout.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view and its descendants, if they need it.
  open func layoutIfNeeded() { runLayout() }
  /// Sets the subviews' frames to what the constraints solved.
  ///
  /// Override it to lay out subviews by hand, and call `super` to apply constraints.
  open func layoutSubviews() { placeSubviews() }

  // MARK: - Layer delegate

  /// Lays out the view as its layer's delegate. Called only if the view's ``layer`` has been created.
  open func layoutSublayers(of layer: CALayer) { if layer === layoutState.layer { layoutSubviews() } }
  /// Returns the action for a change to the layer. The default implementation returns `nil`.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Provides the layer's content. Never called; the default implementation does nothing.
  open func display(_ layer: CALayer) {}

  // MARK: - Drawing and printing

  /// Marks the view as needing to be drawn. Does nothing, because views are drawn on request, and then always anew.
  open func setNeedsDisplay() {}
  /// Marks a rectangle as needing to be drawn. Does nothing, as ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the view's content in the current context, in the view's coordinates. Override it to draw.
  ///
  /// It is called whenever the view is drawn, with the bounds. The default implementation does nothing.
  open func draw(_ rect: CGRect) {}
  /// Draws the view's content as its layer's delegate. Called only if the class of the layer isn't `CALayer`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === layoutState.layer { drawViewContent(in: ctx) } }
  /// Draws the view's content for printing, by calling ``draw(_:)``. Never called by Galley, which doesn't print.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  /// Returns a print formatter for the view. Galley doesn't print, so it has no effect.
  @discardableResult
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }

  // MARK: - Updating constraints

  /// Whether the view requires constraints to be laid out. The default implementation returns `false`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Marks the view so that ``updateConstraints()`` is called before the next layout.
  ///
  /// `UIViewController.updateViewConstraints()` of the enclosing controller is called after that.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
    markControllerNeedsUpdateConstraints()
  }
  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  @discardableResult
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Updates the constraints of the view; called for the innermost views first. Call `super` at the end of an override.
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }
  /// Calls ``updateConstraints()`` for this view and its descendants, where it is needed.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }

  // MARK: - Autoresizing

  /// Whether the autoresizing mask is translated into constraints. Set it to `false` for a view with constraints of its
  /// own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }
  /// How the view resizes when its superview's size changes, unless constraints determine its frame.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.mask }
    set { setMask(newValue) }
  }
  /// Whether the view resizes its subviews by their autoresizing masks when its size changes. The default is `true`.
  open var autoresizesSubviews: Bool {
    get { layoutState.resizesSubviews }
    set { layoutState.resizesSubviews = newValue }
  }

  // MARK: - Constraints

  /// The constraints that the view holds, oldest first.
  open var constraints: [NSLayoutConstraint] { constraintState.held.all }
  /// Adds a constraint between this view, its descendants, and their guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) { installConstraint(constraint) }
  /// Adds several constraints, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(installConstraint) }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstallConstraint(constraint) }
  /// Removes several constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(uninstallConstraint) }

  // MARK: - Layout guides

  /// The guides that were added to the view, oldest first, followed by those for its insets.
  open var layoutGuides: [UILayoutGuide] { allGuides }
  /// Adds a layout guide, and removes it from its previous owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attachGuide(layoutGuide) }
  /// Removes a layout guide and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detachGuide(layoutGuide) }
  /// The guide for the rectangle inside the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The guide for the part of the view that window chrome doesn't cover.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The guide for the rectangle inside the margins that is narrow enough for comfortable reading.
  ///
  /// It is centered, and at most 672 points wide at the category `large`. The maximum scales with the size of body
  /// text.
  open var readableContentGuide: UILayoutGuide { readableGuide }
  /// The guide for the area that the keyboard covers: a rectangle without height at the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: - Anchors

  /// The edge where a line of text starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge of the alignment rectangle, regardless of the layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the alignment rectangle, regardless of the layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center of the alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: - Content size

  /// The natural size of the content, in points, with ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Invalidates the intrinsic size, the font, and the baselines. Call it when one of them has changed.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// Returns the size that best fits the content. The default implementation returns the view's current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that best fits its content.
  open func sizeToFit() { resizeToFit() }
  /// Returns the smallest or largest size that the constraints of the view's subtree allow.
  ///
  /// The target's sides are requested at `.fittingSizeLevel` along both axes. The view's own state doesn't change.
  ///
  /// A label of several lines wraps as in its last layout, as on iOS; before the first one, it has one line.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the constraints allow, with the target's sides requested at the given priorities.
  ///
  /// The size is rounded up to the pixel. The view's own state doesn't change.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority, keepsSolution: false)
  }
  /// Returns how strongly the view resists growing beyond its content. The default is 250.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, along: axis)
  }
  /// Returns how strongly the view resists being smaller than its content. The default is 750.
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(along: axis)
  }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  // MARK: - Alignment rectangle and baselines

  /// The insets from the frame to the rectangle that constraints refer to. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether the view is the content view of a table view cell that has never been in a list.
  var isContentOfBareCell: Bool { false }
  /// Returns the rectangle that constraints refer to for a frame.
  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a rectangle that constraints refer to.
  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
  /// The view that provides this view's first baseline. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides this view's last baseline. The default is ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  /// Returns the view that provides this view's last baseline; an older name of ``forLastBaselineLayout``.
  ///
  /// Overriding it has no effect: override ``forLastBaselineLayout`` instead.
  @discardableResult
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: - Diagnosing layout

  // The view need not be in a window; its layout is updated first.

  /// Whether the constraints allow more than one position or size of the view.
  ///
  /// Constraints are missing, or several of one priority can't all hold. A view that no constraint mentions is
  /// ambiguous unless its autoresizing mask is translated into constraints.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }
  /// Moves a view with an ambiguous layout to another, equally good position or size. Call it repeatedly.
  open func exerciseAmbiguityInLayout() { moveAmbiguously() }
  /// Returns the constraints that determine the view's position and size along an axis.
  ///
  /// They include those for content sizes and autoresizing masks, which are created for the result, so each call
  /// returns different objects.
  @discardableResult
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    findConstraintsHolding(axis)
  }

  // MARK: - Margins and safe area

  /// The insets from the edges to the content, in points: 8 on each side by default, plus the part of the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { if newValue.isUsable() { setLayoutMargins(newValue) } }
  }
  /// ``layoutMargins`` by leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { if newValue.isUsable() { setDirectionalLayoutMargins(newValue) } }
  }
  /// Called after the margins have changed. The default implementation does nothing.
  open func layoutMarginsDidChange() {}
  /// Whether the margins are at least as wide as the overlapping part of the superview's. The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insetState.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }
  /// Whether the safe area is added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetState.followsSafeArea }
    set { setFollowsSafeArea(newValue) }
  }
  /// The insets of the part of the view that window chrome doesn't cover, in points.
  open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }
  /// Called after the safe area has changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Layout direction

  /// Whether the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semantic }
    set { setSemantic(newValue) }
  }
  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }
  /// Returns the direction of a view with an attribute, relative to the application's direction.
  @discardableResult
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.processDefault.directionOfViews)
  }
  /// Returns the direction of a view with an attribute, relative to another direction.
  @discardableResult
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

  // MARK: - Traits

  /// The view's traits: its superview's with its own overrides.
  ///
  /// Layout ignores overrides of this property, which iOS doesn't support either. Use ``traitOverrides`` to change
  /// traits.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// The view's light or dark style. If it is `unspecified`, the view inherits its superview's style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The minimum content size category of the view and its descendants. The default is `nil`, which means no minimum.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.smallestCategory }
    set { setSmallestCategory(newValue) }
  }
  /// The maximum content size category of the view and its descendants. The default is `nil`, which means no maximum.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.largestCategory }
    set { setLargestCategory(newValue) }
  }
  /// Updates the view's traits. Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}
  /// Called after the view's traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the tint color has changed. The default implementation does nothing.
  open func tintColorDidChange() {}

  // MARK: - Animations

  // Changes are applied immediately, followed by the completion handler.

  private static func perform(_ changes: () -> Void, then completion: ((Bool) -> Void)?) {
    changes()
    completion?(true)
  }

  /// Applies the changes immediately.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { perform(animations, then: completion) }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { perform(animations, then: completion) }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { perform(animations, then: completion) }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { perform(animations, then: completion) }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { perform(animations, then: completion) }

  /// Applies the changes of a keyframe immediately.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Applies the changes immediately, and then calls `completion` with `true`.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { perform(animations ?? {}, then: completion) }

  /// Replaces a view by another, or hides one and shows the other, and then calls `completion` with `true`.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Applies the changes immediately.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Applies the changes immediately. The number of repetitions and autoreversing have no effect.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Enables or disables animations. Does nothing, because changes are never animated.
  open class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Whether changes are animated, which they never are.
  open class var areAnimationsEnabled: Bool { false }

  /// The duration of the enclosing animation, in seconds, which is always 0.
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  // MARK: - For drawing

  /// Draws what the class itself displays. Views of UIKit's own override it, so that ``draw(_:)`` is the application's.
  func drawOwnContent(in context: CGContext) { draw(bounds) }
  /// Changes how the view itself looks. The default implementation does nothing.
  func adjust(_ appearance: inout LayerAppearance) {}

  // MARK: - For the layout engine

  // Subclasses such as labels and scroll views override these members.

  /// Whether the intrinsic height depends on the width.
  ///
  /// If so, layout asks for ``contentSize(atWidth:)`` once, with the solved width.
  var heightDependsOnWidth: Bool { false }
  /// Returns the intrinsic size at a width of the alignment rectangle, in points.
  ///
  /// What a subclass of the application adds in ``intrinsicContentSize`` counts, too: the property is read, and the
  /// classes that it may call with `super` find the width in `layoutState.askedWidth`. The engine's own classes answer
  /// from the width alone.
  func contentSize(atWidth width: CGFloat) -> CGSize {
    // A fitting size that is requested meanwhile may ask for another width.
    let outer = layoutState.askedWidth
    layoutState.askedWidth = width
    defer { layoutState.askedWidth = outer }
    return intrinsicContentSize
  }
  /// Whether the view also takes the intrinsic width at that width, which may be less.
  var hugsWrappedContent: Bool { false }
  /// The width at which layout last wrapped the content, in points, or `nil` before layout and for other content.
  var widthOfLastLayout: CGFloat? { nil }
  /// Returns the baselines' distances from the edges of the alignment rectangle at a given size, in points.
  ///
  /// The first baseline is measured from the top, the last upward from the bottom. `nil` for a view without text, whose
  /// edges are used instead.
  func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }
  /// Whether the text is in the vertical center of the view at every height, as a button's title is. Constraints then
  /// measure its baselines from the center, and those of any other view from the edges.
  var centersText: Bool { false }
  /// The guide that constraints from descendants refer to as the view's edges, or `nil` for the view's own edges.
  var contentEdges: UILayoutGuide? { nil }
  /// The guides of the view that may have variables of their own.
  var engineGuides: [UILayoutGuide] { constraintState.guides }
  /// The size of the content that the view scrolls, in points; zero for a view that does not scroll.
  var scrolledContentSize: CGSize { .zero }
  /// The part of the safe area that the view's content insets include, so that subviews need not avoid it.
  var safeAreaInsideContent: UIEdgeInsets { .zero }
  /// Whether subviews that preserve the view's margins do so at the top and bottom too.
  ///
  /// The rows of a list don't: their heights can't depend on where they are on the screen. Not recorded: inferred.
  var sharesVerticalMargins: Bool { true }
  /// The font that determines system spacing next to the view's baselines, or `nil` for a view without text.
  var baselineFont: UIFont? { nil }
  /// The text that descriptions of constraints print after the view's address.
  var printedText: String? { nil }
  /// Called when the view's traits have changed, from the outermost view inward.
  func traitsDidChange(from previous: UITraitCollection) { traitCollectionDidChange(previous) }
}
