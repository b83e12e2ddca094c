public import Foundation
public import UIFoundation

/// A view that shows a part of content larger than itself. The origin of its bounds is the content offset.
///
/// A constraint between the view's edges and a descendant refers to the content, as on iOS: it helps to determine
/// ``contentSize``, as do constraints to ``contentLayoutGuide``. The view's width and height are its own.
open class UIScrollView: UIView {
  /// How the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along scrollable axes, and also vertically in the main scroll view of a controller that is in a container with
    /// bars.
    case automatic
    /// Along scrollable axes: those along which the content is larger than the view, or that always bounce.
    case scrollableAxes
    /// The safe area isn't added.
    case never
    /// The safe area is always added.
    case always
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard and its accessory view are dismissed when a drag begins.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the finger.
    case interactiveWithAccessory
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// A style that suits any content.
    case `default`
    /// Black indicators, for light content.
    case black
    /// White indicators, for dark content.
    case white
  }

  /// When an index is shown beside the content.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    /// The system decides when to show the index.
    case automatic
    /// The index is never shown.
    case alwaysHidden
  }

  /// How fast scrolling decelerates after the finger is lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the speed changes per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: - Delegate and state

  /// The delegate, under a name that subclasses share, held weakly.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The layout guides, created on first use.
  final var scrollGuides = ScrollGuides()
  private var scrolls = true
  final var zoom = ScrollZoom()
  /// The insets that were last announced.
  final var announcedInsets = ScrollInsets()

  // A table's delegate has a more specific type, which Objective-C lets a subclass declare and Swift doesn't. There it
  // is a separate property, and overload resolution prefers it to this one.
  /// The delegate, held weakly.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  override func setUp() { clipsToBounds = true }

  // MARK: - Content and insets

  /// The size of the content, in points. Constraints to the content, if there are any, determine it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize.acceptChange(from: oldValue) { contentSizeDidChange() } }
  }

  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      guard newValue != old else { return }
      bounds.origin = newValue
      guard bounds.origin != old else { return }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The insets around the content, in points. Content that is scrolled to its start follows a change.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset.acceptChange(from: oldValue) { adjustedInsetsMayDiffer() } }
  }
  /// How the safe area is added to the content insets. The default is `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetsMayDiffer() } }
  }
  /// The insets around the content plus the part of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaTaken) }
  /// Called after ``adjustedContentInset`` has changed. The default implementation tells the delegate.
  open func adjustedContentInsetDidChange() { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
  /// Updates ``adjustedContentInset``, which may include the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetsMayDiffer()
  }

  // MARK: - Layout guides

  /// The guide for the rectangle of the content, from its upper left corner.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The guide for the rectangle of the view itself, which doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: - Scrolling

  /// Sets the content offset. The change is immediate; if `animated`, the delegate is told that the animation has
  /// ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isOther = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isOther { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToReveal(rect, animated: animated) }
  /// Shows the scroll indicators briefly. Does nothing, because indicators aren't drawn.
  open func flashScrollIndicators() {}

  // MARK: - Layout

  /// Lays out the subviews, and sets the content size that constraints determine.
  open override func layoutSubviews() {
    scrollableAxesMayDiffer()
    super.layoutSubviews()
    takeSolvedContentSize()
    refreshControl?.positionAtTop(in: self)
  }

  override var contentEdges: UILayoutGuide? { contentGuide }
  override var scrolledContentSize: CGSize { contentSize }
  override var safeAreaInsideContent: UIEdgeInsets { safeAreaTaken }
  override var engineGuides: [UILayoutGuide] {
    scrollGuides.content.map { super.engineGuides + [$0] } ?? super.engineGuides
  }

  // MARK: - Scrolling behavior

  /// Whether the view scrolls. A text view that doesn't scroll has an intrinsic size.
  open var isScrollEnabled: Bool {
    get { scrolls }
    set { scrolls = newValue }
  }
  /// Whether scrolling is locked to the axis along which it began. Stored for source compatibility; has no effect.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at multiples of the bounds. Stored for source compatibility; has no effect.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the edges of the content. Stored for source compatibility; has no effect.
  open var bounces = true
  /// Whether scrolling bounces at the top and bottom edges. Stored for source compatibility; has no effect.
  open var bouncesVertically = true
  /// Whether scrolling bounces at the left and right edges. Stored for source compatibility; has no effect.
  open var bouncesHorizontally = true
  /// Whether horizontal scrolling continues in the enclosing scroll view at the edge. Stored for source compatibility;
  /// has no effect.
  open var transfersHorizontalScrollingToParent = true
  /// Whether the keyboard can scroll the content. Stored for source compatibility; has no effect.
  open var allowsKeyboardScrolling = true
  /// When the index is shown. Stored for source compatibility; has no effect.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether short content bounces vertically and is therefore inset by the safe area. A table's default is `true`.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { scrollableAxesMayDiffer() } } }
  /// Whether narrow content bounces horizontally and is therefore inset by the safe area. The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { scrollableAxesMayDiffer() } }
  }

  // MARK: - Scroll indicators

  /// Whether the horizontal scroll indicator is shown. Stored for source compatibility; has no effect.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical scroll indicator is shown. Stored for source compatibility; has no effect.
  open var showsVerticalScrollIndicator = true
  /// The style of the scroll indicators. Stored for source compatibility; has no effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the scroll indicators, in points. Stored for source compatibility; has no effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical scroll indicator, in points. Stored for source compatibility; has no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator, in points. Stored for source compatibility; has no effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area insets the scroll indicators. Stored for source compatibility; has no effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Touches and keyboard

  /// How fast scrolling decelerates. Stored for source compatibility; has no effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches are delayed until it is clear that they don't scroll. Stored for source compatibility; has no
  /// effect.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches in the content. Stored for source compatibility; has no effect.
  open var canCancelContentTouches = true
  /// Returns whether a view in the content receives touches. Never called by Galley; returns `true` by default.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether scrolling cancels touches in a view: by default `true` unless it is a control. Never called by
  /// Galley.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether vertical scrolling continues in the enclosing scroll view at the edge. Stored for source compatibility;
  /// has no effect.
  open var transfersVerticalScrollingToParent = true
  /// How scrolling dismisses the keyboard. Stored for source compatibility; has no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top. Stored for source compatibility; has no effect.
  open var scrollsToTop = true

  // MARK: - Zoom scale

  /// The minimum zoom scale. The default is 1.
  open var minimumZoomScale: CGFloat {
    get { zoom.smallest }
    set { if newValue.isUsable() { zoom.smallest = newValue } }
  }
  /// The maximum zoom scale. The default is 1.
  open var maximumZoomScale: CGFloat {
    get { zoom.largest }
    set { if newValue.isUsable() { zoom.largest = newValue } }
  }
  /// The zoom scale of the view that the delegate returns, within the limits, or 1 without such a view.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether zooming bounces at the limits of the scale. Stored for source compatibility; has no effect.
  open var bouncesZoom = true

  // MARK: - State of gestures

  /// Whether the user has touched the content, which never happens.
  open var isTracking: Bool { false }
  /// Whether the user is scrolling, which never happens.
  open var isDragging: Bool { false }
  /// Whether scrolling is decelerating, which never happens.
  open var isDecelerating: Bool { false }
  /// Whether a programmatic scroll is being animated. Always `false`, because scrolling is immediate.
  open var isScrollAnimating: Bool { false }
  /// Stops scrolling and zooming. Does nothing, because both are immediate.
  open func stopScrollingAndZooming() {}
  /// Whether the content is being zoomed by a gesture, which never happens.
  open var isZooming: Bool { false }
  /// Whether zooming is bouncing back to a limit, which never happens.
  open var isZoomBouncing: Bool { false }

  // MARK: - Changing the zoom scale

  /// Zooms the view that the delegate returns about the middle of the visible area. The change is immediate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Zooms until a rectangle in the zoomed view's coordinates fills the bounds, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  // MARK: - Gesture recognizers and refresh control

  /// The gesture recognizer for scrolling. It never recognizes a gesture.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollGestures.pan }
  /// The gesture recognizer for zooming, which is always `nil`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The refresh control, which is inserted as the first subview.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      refreshControl.positionAtTop(in: self)
    }
  }
  private lazy var scrollGestures = ScrollGestures()
}
