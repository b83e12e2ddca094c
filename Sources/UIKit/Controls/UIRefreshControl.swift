import CoreGraphics
public import Foundation
import UIFoundation

/// The gesture recognizers of a scroll view.
@MainActor
final class ScrollGestures {
  let pan = UIPanGestureRecognizer()
}

/// A control that starts a refresh of content. Pull gestures aren't supported, and the content doesn't move.
///
/// The control is the first subview of its scroll view, 60 points high at the top of the visible area, and hidden
/// unless it is refreshing (recorded: (0, offset; W, 60)).
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60

  /// Creates a control, which is hidden until it refreshes.
  public init() { super.init(frame: .zero) }

  /// Creates a control with a frame, which is hidden until it refreshes.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control, which is hidden until it refreshes. Archives of views aren't supported, so nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    isHidden = true
    autoresizingMask = .flexibleWidth
    frame.size.height = Self.height
  }

  /// Positions the control at the top of a scroll view's visible area.
  func positionAtTop(in scrollView: UIScrollView) {
    let shown = scrollView.bounds
    let rect = CGRect(x: 0, y: shown.minY, width: shown.width, height: Self.height)
    if frame != rect { frame = rect }
  }

  /// Whether a refresh is in progress. The default is `false`.
  open private(set) var isRefreshing = false { didSet { isHidden = !isRefreshing } }
  /// The title below the indicator.
  open var attributedTitle: NSAttributedString?
  /// Shows the control and sets ``isRefreshing`` to `true`. No action is performed.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides the control and sets ``isRefreshing`` to `false`.
  open func endRefreshing() { isRefreshing = false }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawRefresh(in: context)
  }
}
