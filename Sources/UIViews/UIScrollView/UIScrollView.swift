public import Foundation
public import UIFoundation

/// A view that shows a part of content larger than itself: its bounds' origin is where the part begins.
///
/// A constraint between the view's edges and something inside it is about the content, as on iOS: it takes part in
/// deciding ``contentSize``, as do constraints to ``contentLayoutGuide``. The view's width and height are its own.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// How the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along the axes that can scroll; above and below also in the content view of a controller that bars surround.
    case automatic = 0
    /// Along the axes that can scroll: the content is larger than the view, or gives way nevertheless.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// It goes.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// It goes, with what is above it.
    case onDragWithAccessory = 3
    /// It follows the finger, with what is above it.
    case interactiveWithAccessory = 4
  }

  /// How the scroll indicators look.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// As suits any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// When a mark beside the content shows where a person is in its index.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    /// When the system thinks it right.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whom scrolling is told to, under a name that subclasses share.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The guides, made when they are first asked for.
  final var scrollGuides = ScrollGuides()
  final var zoom = ScrollZoom()
  /// The insets that were in force when they were last looked at.
  final var announcedInsets = ScrollInsets()

  // A table's delegate has another type, which Objective-C lets a subclass say and Swift does not: there, it is a
  // property of its own, and this one steps back where both could be meant.
  /// Whom scrolling is told to, held weakly.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// A view whose content lies at its upper left corner; what lies outside its bounds is cut off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A view whose content lies at its upper left corner; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The content's size, in points; constraints to the content decide it where there are any.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentSizeDidChange() } } }

  /// The point of the content that lies at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Room around the content, in points. Content that lies at the beginning of the old room goes to that of the new.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { adjustedInsetsMayDiffer() } } }
  /// How the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetsMayDiffer() } }
  }
  /// The room around the content with the safe area's.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaTaken) }
  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
  /// The safe area counts in ``adjustedContentInset``.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetsMayDiffer()
  }

  /// The rectangle of the content, from its upper left corner.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The rectangle of the view itself, wherever it has been scrolled to.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Moves to a point of the content; there is no animation here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isOther = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isOther { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls as little as brings a rectangle of the content into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// Shows the scroll indicators: nothing here.
  open func flashScrollIndicators() {}

  /// Gives the content the size that constraints decided.
  open override func layoutSubviews() {
    scrollableAxesMayDiffer()
    super.layoutSubviews()
    takeSolvedContentSize()
    refreshControl?.place(in: self)
  }

  override var contentEdges: UILayoutGuide? { contentGuide }
  override var engineGuides: [UILayoutGuide] {
    scrollGuides.content.map { super.engineGuides + [$0] } ?? super.engineGuides
  }

  /// Whether a finger scrolls.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isScrollEnabled = true
  /// Whether scrolling keeps to the axis that it began along: kept.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at multiples of the bounds: kept.
  open var isPagingEnabled = false
  /// Whether the edges of the content give way: kept.
  open var bounces = true
  /// Whether the upper and lower edges give way: kept.
  open var bouncesVertically = true
  /// Whether the edges at the sides give way: kept.
  open var bouncesHorizontally = true
  /// Whether the view around scrolls when this one has come to an end at the sides: kept.
  open var transfersHorizontalScrollingToParent = true
  /// Whether keys scroll: kept.
  open var allowsKeyboardScrolling = true
  /// When a mark shows where the index is: kept.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether small content can be pulled down, so that it keeps clear of the safe area there; on at first in a table.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { scrollableAxesMayDiffer() } }
  }
  /// Whether narrow content can be pulled sideways, so that it keeps clear of the safe area there.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { scrollableAxesMayDiffer() } }
  }
  /// Whether there is an indicator along x: kept.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is an indicator along y: kept.
  open var showsVerticalScrollIndicator = true
  /// How the indicators look: kept.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the indicators lie inside: kept.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the upright indicator lies inside: kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the level indicator lies inside: kept.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area moves the indicators: kept.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast scrolling slows down: kept.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait for scrolling: kept.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away: kept.
  open var canCancelContentTouches = true
  /// Whether something in the content takes touches: never asked here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether scrolling takes touches away from something in the content: never asked here. Controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether scrolling up and down goes on in the scroll view around it: kept.
  open var transfersVerticalScrollingToParent = true
  /// What scrolling does to the keyboard: kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touching the status bar scrolls up: kept.
  open var scrollsToTop = true
  /// The least scale of the content.
  open var minimumZoomScale: CGFloat {
    get { zoom.smallest }
    set { zoom.smallest = newValue }
  }
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat {
    get { zoom.largest }
    set { zoom.largest = newValue }
  }
  /// The scale of the view that the delegate names, within the limits; 1 without such a view.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether the limits of the scale give way: kept.
  open var bouncesZoom = true
  /// Whether a finger is on the content: never here.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls: never here.
  open var isDragging: Bool { false }
  /// Whether the content still moves: never here.
  open var isDecelerating: Bool { false }
  /// Whether the content moves because code asked for it: never here, where it has moved at once.
  open var isScrollAnimating: Bool { false }
  /// Ends what moves the content: nothing does.
  open func stopScrollingAndZooming() {}
  /// Whether the content is being scaled: never here.
  open var isZooming: Bool { false }
  /// Whether a zoom springs back: never here.
  open var isZoomBouncing: Bool { false }
  /// Scales the view that the delegate names, about the middle of what is shown; there is no animation here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Scales the view that the delegate names until a rectangle in its points fills the bounds, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }
  /// Recognizes the finger that scrolls: none does here.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollGestures.pan }
  /// Recognizes the fingers that zoom: none where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The refresh control, which is the first subview.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      refreshControl.place(in: self)
    }
  }
  private lazy var scrollGestures = ScrollGestures()
}
