public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// A rectangle with a place in a tree of views, laid out by constraints, by autoresizing or by hand.
///
/// The last reference to a view is to go on the main actor, where all else happens to it: what surrounds it points to it
/// without keeping it, and may be reading just then.
///
/// The class body holds what a subclass may override, which Swift allows of nothing else, and is as long as that list;
/// each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIFocusEnvironment {
  /// The intrinsic size along an axis without one: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size that the content allows, as a target for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that the content allows, as a target for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // Release builds do not check whether these are read or written while they are being written: only the main actor reaches
  // them, and what writes one asks nobody else before it is done. Debug builds check, and so do all tests. The checks took
  // a seventh of all instructions of a layout pass.
  //
  // What is asked of every view that moves comes first: it lies in the first 256 bytes of a view, and a thousand views are
  // laid out as fast as memory brings them.

  /// Where the view lies: its untransformed origin, its bounds and its transform.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var geometry: ViewGeometry
  /// The view's place in the tree: for the main actor, and for the `deinit` of the superview.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @safe final nonisolated(unsafe) var tree = ViewTree()
  /// How strongly the view holds on to its content's size.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var contentPriorities = ContentPriorities()
  /// The view's safe area, and the guides for its insets.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var insetState = ViewInsets()
  /// What the layout cycle and the engine know of the view.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var layoutState = ViewLayoutState()
  /// The view's margins.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var marginState = ViewMargins()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private final var ownReference: BackReference<UIView>?
  /// What points to the view without keeping it alive, made on first use.
  package final var backReference: BackReference<UIView> {
    if let known = ownReference { return known }
    let made = BackReference(self)
    ownReference = made
    return made
  }

  /// A view with the given frame, in its superview's points; zero in place of one that is infinite.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: Self.usableFrame(frame))
    super.init()
  }

  deinit {
    ownReference?.clear()
    releaseSubviews()
  }

  /// A view without size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// A view without size at the origin: there are no archives of views here, so nothing is read.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// What kind of layer ``layer`` is.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's looks; it lies where the view does.
  open var layer: CALayer { ownLayer }

  // Looks and names: kept, never drawn here.

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  // UIKit declares it so: source reads it as a colour, and sets it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive content: the view's own, or that of its superview; nil takes the view's own away.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { setTint(newValue) }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view fills its bounds with opaque content.
  open var isOpaque = true
  /// Whether the view is left out of the picture; it stays in the layout, but a stack view leaves it no room.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false
  /// How content is placed when the bounds change.
  open var contentMode = ContentMode.scaleToFill
  /// A number of the caller's, 0 at first.
  open var tag = 0
  /// Whether events reach the view.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isUserInteractionEnabled = true
  /// Whether several touches reach the view.
  open var isMultipleTouchEnabled = false
  /// Whether the view is the only one to take touches while it does: kept, since there are none here.
  open var isExclusiveTouch = false
  /// Whether the view is wiped before it is drawn: kept.
  open var clearsContextBeforeDrawing = true
  /// Pixels to the point of what the view draws: those of its screen, unless they are set.
  open var contentScaleFactor: CGFloat {
    get { extras?.scale ?? traitCollection.displayScale }
    set { changeExtras { $0.scale = newValue } }
  }
  /// The view whose opacity is this one's.
  open var mask: UIView? {
    get { extras?.mask }
    set { changeExtras { $0.mask = newValue } }
  }
  /// Whether the tint is shown in grey: what the view says, else the view around it; automatic takes the view's own away.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  // Geometry.

  /// The view's rectangle in its superview's points; with a transform, the smallest rectangle around the view.
  ///
  /// NaN raises an exception, as on iOS. An infinite rectangle is not taken: the view stays where it is.
  open var frame: CGRect {
    get { geometry.frame }
    set { moveFrame(to: newValue) }
  }
  /// The view's rectangle in its own points. NaN raises an exception, and an infinite rectangle is not taken.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { moveBounds(to: newValue) }
  }
  /// The view's center in its superview's points: where its ``anchorPoint`` lies. NaN raises an exception, and an infinite
  /// point is not taken.
  open var center: CGPoint {
    get { geometry.center }
    set { moveCenter(to: newValue) }
  }
  /// The point that ``center`` and ``transform`` are about, as a part of the sides; at first the middle, (0.5, 0.5).
  ///
  /// The center stays where it is when the anchor changes, so the frame moves. Constraints place the frame, wherever the
  /// anchor is.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { if newValue != geometry.anchor { moveAnchor(to: newValue) } }
  }
  /// A map about the center; layout does not see it.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// A point of this view in another's points; nil stands for the root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of another view in this one's points; nil stands for the root.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? rootView).converted(point, to: self) }
  /// A rectangle of this view in another's points; nil stands for the root.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// A rectangle of another view in this one's points; nil stands for the root.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? rootView).converted(rect, to: self) }
  /// A point of this view in another space's points.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// A point of another space in this view's points.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// A rectangle of this view in another space's points.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// A rectangle of another space in this view's points.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  // The tree.

  /// The view's superview.
  open var superview: UIView? { tree.superview }
  /// The views inside, from back to front.
  open var subviews: [UIView] { tree.subviews }
  /// The window that the view is in.
  open var window: UIWindow? { rootView as? UIWindow }
  /// The superview, or the view controller whose view this is.
  open override var next: UIResponder? { tree.controller ?? tree.superview }

  /// Adds a view in front of the others; it leaves its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: tree.subviews.count) }
  /// Adds a view at a place in the order.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }
  /// Adds a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: tree.subviews.count - 1) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Swaps two subviews; a place that there is not leaves them as they are.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview, with the constraints that cross the cut.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether the view is the other or lies inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The first view with a tag: this one, or one inside, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Whether a point, in the view's points, lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view inside, or this one, that an event at a point belongs to; nil where none takes it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, event) }

  /// Ends the input of text in the view, even where the first responder does not want to if `force` says so; whether there
  /// was any to end.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.end(in: self, isForced: force) }
  /// What recognizes gestures in the view, oldest first; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { replaceGestureRecognizers(by: newValue) }
  }
  /// Adds what recognizes a gesture; it leaves its former view. No gesture is ever made here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }
  /// Takes what recognizes a gesture out.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { drop(gestureRecognizer) }
  /// Whether a gesture may begin: yes.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The ways to act on the view, oldest first.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }
  /// Adds a way to act on the view; it leaves its former view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Takes a way to act on the view out.
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }
  /// What moves the view with the device: kept.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { changeExtras { $0.motionEffects = newValue } }
  }
  /// Adds what moves the view with the device: kept.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes what moves the view with the device away.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Whether a long touch would show the view's content large: kept.
  open var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContent ?? false }
    set { changeExtras { $0.showsLargeContent = newValue } }
  }
  /// The title that would be shown large: kept.
  open var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { changeExtras { $0.largeContentTitle = newValue } }
  }
  /// The image that would be shown large: kept.
  open var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set { changeExtras { $0.largeContentImage = newValue } }
  }

  /// Whether the focus may go to the view: no.
  open var canBecomeFocused: Bool { false }
  /// Whether the focus is at the view: never.
  open var isFocused: Bool { false }
  /// Where the focus would like to go: to the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// Asks for the focus to go elsewhere: nothing here.
  open func setNeedsFocusUpdate() {}
  /// Lets the focus go where it was asked to: nothing here.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may go elsewhere: yes.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has gone elsewhere: never.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// A view that looks as this one does now: one of its size, since nothing is drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  /// Draws the view and what is inside; whether all of it was drawn: nothing is here.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// The name under which the view would be kept between runs: kept.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { changeExtras { $0.restorationIdentifier = newValue } }
  }

  // The layout cycle.

  /// Marks the view for layout.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Runs what layout is pending in the view and in everything inside it.
  open func layoutIfNeeded() { runLayout() }
  /// Places the subviews: what the constraints solved. Override to place by hand, and call super for constraints.
  open func layoutSubviews() { placeSubviews() }
  /// Lays the view out, as its layer's delegate; called for views whose ``layer`` somebody has asked for.
  open func layoutSublayers(of layer: CALayer) { if layer === layoutState.layer { layoutSubviews() } }
  /// What happens when a value of the layer changes: nothing here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Makes a layer's content: never called here.
  open func display(_ layer: CALayer) {}
  /// Marks the view for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Marks a part of the view for drawing; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the content: nothing here.
  open func draw(_ rect: CGRect) {}
  /// Draws the content on paper. Stored for source compatibility; has no effect.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  /// Returns the view's print formatter. Stored for source compatibility; has no effect.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }

  /// Whether the view depends on constraints to be laid out at all.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Marks the view so that ``updateConstraints()`` is called before the next layout, and then
  /// ``UIViewController/updateViewConstraints()`` of the controller around it.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
    markControllerNeedsUpdateConstraints()
  }
  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Updates constraints, innermost views first. Overrides end with a call of super.
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }
  /// Calls ``updateConstraints()`` where it is due, in this view and everything inside it.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }

  /// Whether the autoresizing mask stands for constraints. Turn it off for a view that has constraints of its own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }
  /// How the view follows its superview's size when nothing else does.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.mask }
    set { setMask(newValue) }
  }
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { layoutState.resizesSubviews }
    set { layoutState.resizesSubviews = newValue }
  }

  // Constraints, guides and anchors.

  /// The constraints that the view holds, oldest first.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }
  /// Holds a constraint between views and guides that lie inside this view or are it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }
  /// Holds several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(take) }
  /// Gives up a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
  /// Gives up several constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(drop) }

  /// The guides that the view owns, oldest first, and then those that it made.
  open var layoutGuides: [UILayoutGuide] { allGuides }
  /// Takes a guide over.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  /// Gives a guide up, with the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }
  /// The rectangle within the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The rectangle that the window's chrome does not reach.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The rectangle within the margins that is narrow enough to read in: at most 672 points at `large` and as much more or
  /// less as body text is larger or smaller, in the middle.
  open var readableContentGuide: UILayoutGuide { readableGuide }
  /// The room that a keyboard takes: a rectangle without height at the bottom of the safe area, since there is none here.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// The edge where a line of text starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The centre along x.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The centre along y.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // Content.

  /// The size of the content, in points; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Says that the intrinsic size, the font or the baselines have changed.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// The size that suits the content best; by itself a view keeps its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits the content best.
  open func sizeToFit() { takeFittingSize() }
  /// The smallest or largest size that the constraints inside allow, with the target wished for at
  /// `.fittingSizeLevel` along both axes. The view's own state does not change.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints inside allow, with the target's sides wished for at the given priorities, rounded
  /// up to the pixel. The view's own state does not change.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority, keepsSolution: false)
  }
  /// How strongly the view resists growing beyond its content, 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, along: axis)
  }
  /// How strongly the view resists being smaller than its content, 750 at first.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(along: axis)
  }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }
  /// How far the rectangle that constraints see lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints see, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of a rectangle that constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  /// The view whose last baseline stands for this view's, by an old name. Overriding it has no effect: override
  /// ``forLastBaselineLayout``.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // What the layout leaves open. The tree need not be in a window; its layout is brought up to date first.

  /// Whether the constraints leave the view more than one place or size: some are missing, or several of one priority
  /// cannot all hold. A view that no constraint mentions is ambiguous if no autoresizing mask stands for its frame.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }
  /// Moves a view whose layout is ambiguous to another place or size that is as good, at once; to be called again.
  open func exerciseAmbiguityInLayout() { moveAmbiguously() }
  /// The constraints that hold the view where it is along an axis, and in its size.
  ///
  /// They include those that stand for content sizes and autoresizing masks, which are made for the answer, so that each
  /// call returns others.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    findConstraintsHolding(axis)
  }

  // Margins, direction, traits.

  /// The space between the edges and the content: 8 on each side, plus the safe area where it reaches the view.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// ``layoutMargins`` by leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}
  /// Whether margins are at least as wide as the part of the superview's that lies over this view; off at first.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insetState.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }
  /// Whether the safe area adds to the margins; on at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetState.followsSafeArea }
    set { setFollowsSafeArea(newValue) }
  }
  /// How far the window's chrome reaches into the view.
  open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }
  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Whether the view is mirrored in languages that run from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semantic }
    set { setSemantic(newValue) }
  }
  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }
  /// The direction of a view with an attribute, in the application's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }
  /// The direction of a view with an attribute, in another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }
  /// What the view knows of its surroundings: its superview's traits, with its own overrides.
  ///
  /// Layout does not ask a class that overrides this, as iOS does not support one either: ``traitOverrides`` change traits.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Light or dark, in place of what the superview says; unspecified leaves it to the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The smallest size of text in the view and inside it; nil, also the start, sets none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.smallestCategory }
    set { setSmallestCategory(newValue) }
  }
  /// The largest size of text in the view and inside it; nil, also the start, sets none.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.largestCategory }
    set { setLargestCategory(newValue) }
  }
  /// Takes traits that have changed over now: they always are.
  open func updateTraitsIfNeeded() {}
  /// Called when traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the tint changed.
  open func tintColorDidChange() {}

  // Animations: what is asked for is done at once, and then what was to follow.

  /// Makes the changes at once.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes of a step at once.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes the changes at once, and then calls `completion` with true.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts a view in another's place, or shows it in its stead, and then calls `completion` with true.
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

  /// Makes the changes.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Does nothing: no animation repeats.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Does nothing: there are no animations to turn off.
  open class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Whether changes are animated: never.
  open class var areAnimationsEnabled: Bool { false }

  /// The duration of the animation that the code runs in: 0 seconds.
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  // What the layout engine asks. A view that shows text answers.

  /// Whether the intrinsic height follows from the width: the engine asks again with the width that it solved, once.
  var heightDependsOnWidth: Bool { false }
  /// The intrinsic size at a width, in points.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// At the given size: the first baseline's distance from the alignment rectangle's top, and the last baseline's from
  /// its bottom, upwards. nil without text: the edges count.
  func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }
  /// The guide that constraints from inside mean by the view's edges; nil for the view's own edges.
  var contentEdges: UILayoutGuide? { nil }
  /// The guides of the view that may have variables of their own.
  var engineGuides: [UILayoutGuide] { layoutState.guides }
  /// The font by which system spacing next to the view's baselines is measured; nil without text.
  var baselineFont: UIFont? { nil }
  /// The text that descriptions of constraints print after the view's address.
  var printedText: String? { nil }
  /// Called from the outermost view inwards when the traits differ from what they were.
  func traitsDidChange(from previous: UITraitCollection) { traitCollectionDidChange(previous) }
}
