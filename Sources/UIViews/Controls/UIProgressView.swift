import CoreGraphics
public import Foundation
public import UIFoundation

/// A line that shows how much is done.
///
/// The height of a frame is ignored: the line keeps its own (recorded: 4 in a frame of 10). Constraints may change it.
/// Hugging is 250 across and 750 down; the source of that is a single older one.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How the line looks.
  public enum Style: Int, Hashable, Sendable {
    /// The usual line.
    case `default` = 0
    /// The line in a bar.
    case bar = 1
  }

  /// Creates a line of the default style with the frame's origin and width.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a line of the default style. Nothing is read: archives of views are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    takeOwnHeight()
    contentPriorities.hugging.y = .defaultHigh
  }

  private func takeOwnHeight() { super.frame.size.height = intrinsicContentSize.height }

  /// The line's place in its superview. The height that is set is ignored.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let height = transform == .identity ? intrinsicContentSize.height : newValue.height
      super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height)
    }
  }

  /// A line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    takeOwnHeight()
  }

  /// How the line looks.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// Sets how much is done; there is no animation here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is done: kept.
  open var progressTintColor: UIColor?
  /// The colour of what is left: kept.
  open var trackTintColor: UIColor?
  /// The image of what is done: kept.
  open var progressImage: UIImage?
  /// The image of what is left: kept.
  open var trackImage: UIImage?
  /// What is observed: kept, and not followed.
  open var observedProgress: Progress?

  /// No width, and the height of the line.
  open override var intrinsicContentSize: CGSize {
    let (normal, bar) = ControlMetrics.progressHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? bar : normal)
  }
  /// The given width, and the height of the line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
