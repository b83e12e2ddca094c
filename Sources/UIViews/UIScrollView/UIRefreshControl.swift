public import Foundation
import UIFoundation

/// What recognizes scrolling.
@MainActor
final class ScrollGestures {
  let pan = UIPanGestureRecognizer()
}

/// A control that starts a refresh of content. Pull gestures are not supported, and the content keeps its place.
///
/// The control is the first subview of its scroll view, 60 points high where what is shown begins, and hidden unless it
/// refreshes (recorded: (0, offset; W, 60)).
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60

  /// Creates a control, hidden until it refreshes.
  public init() {
    super.init(frame: .zero)
    start()
  }

  /// Creates a control with a frame, hidden until it refreshes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a control, hidden until it refreshes. Nothing is read: archives of views are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    isHidden = true
    autoresizingMask = .flexibleWidth
    frame.size.height = Self.height
  }

  /// Places the control where a scroll view's bounds begin.
  func place(in scrollView: UIScrollView) {
    let shown = scrollView.bounds
    let place = CGRect(x: 0, y: shown.minY, width: shown.width, height: Self.height)
    if frame != place { frame = place }
  }

  /// Whether content is being reloaded.
  open private(set) var isRefreshing = false {
    didSet { isHidden = !isRefreshing }
  }
  /// The text below: kept.
  open var attributedTitle: NSAttributedString?
  /// Shows the control.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides the control.
  open func endRefreshing() { isRefreshing = false }
}
