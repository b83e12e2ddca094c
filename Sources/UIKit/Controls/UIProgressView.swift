import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar that shows the progress of a task.
///
/// The view ignores the height of a frame that you set (recorded: 4 in a frame of 10), but constraints can change it.
/// Its hugging priority is 250 horizontally and 750 vertically, according to a single, older source.
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// The default style, 4 points high.
    case `default`
    /// The style for use in a bar, 2.5 points high.
    case bar
  }

  override func setUp() {
    takeOwnHeight()
    contentPriorities.hugging.y = .defaultHigh
  }

  private func takeOwnHeight() { super.frame.size.height = intrinsicContentSize.height }

  /// The view's frame. Setting it ignores the height.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let height = transform == .identity ? intrinsicContentSize.height : newValue.height
      super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height)
    }
  }

  /// Creates a view with the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    takeOwnHeight()
  }

  /// The style of the view, which determines its height. The default is `.default`.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The progress, limited to the range from 0 to 1. The default is 0.
  open var progress: Float = 0 {
    didSet {
      progress.keepFinite(oldValue)
      progress = min(max(progress, 0), 1)
    }
  }
  /// Sets the progress, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The color of the completed part, or `nil` for the tint color.
  open var progressTintColor: UIColor?
  /// The color of the remaining part, or `nil` for gray.
  open var trackTintColor: UIColor?
  /// The image of the completed part, which replaces its color.
  open var progressImage: UIImage?
  /// The image of the remaining part, which replaces its color.
  open var trackImage: UIImage?
  /// The progress object to observe. Stored for source compatibility; has no effect.
  open var observedProgress: Progress?

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawProgress(in: context)
  }

  /// No width and the height of the style.
  open override var intrinsicContentSize: CGSize {
    let (normal, bar) = ControlMetrics.progressHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? bar : normal)
  }
  /// Returns the given width and the height of the style.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
