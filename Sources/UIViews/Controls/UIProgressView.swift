public import Foundation
public import UIFoundation

/// A line that shows how much is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How the line looks.
  public enum Style: Int, Hashable, Sendable {
    /// The usual line.
    case `default` = 0
    /// The line in a bar.
    case bar = 1
  }

  /// The usual line.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The usual line; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
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
