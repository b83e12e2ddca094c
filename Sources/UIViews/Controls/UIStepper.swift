public import Foundation
import UIFoundation

/// A control that increases or decreases a number in steps. Hugging is 750 along both axes.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// A stepper of its own size, whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepperSize))
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Creates a stepper. Nothing is read: archives of views are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// The number, between ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var storedValue = 0.0
  /// The least number.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The step.
  open var stepValue = 1.0
  /// Whether holding says so all the time: kept.
  open var isContinuous = true
  /// Whether holding goes on: kept.
  open var autorepeat = true
  /// Whether the greatest number is followed by the least: kept.
  open var wraps = false

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  /// 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepperSize }
}
