import CoreGraphics
public import Foundation
import UIFoundation

/// A control that changes a value in steps. Its hugging priority is 750 along both axes.
open class UIStepper: UIControl {
  override func setUp() {
    frame.size = ControlMetrics.stepperSize
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. The default is 0.
  open var value: Double {
    get { storedValue }
    set { if newValue.isUsable() { storedValue = min(max(newValue, minimumValue), maximumValue) } }
  }
  private var storedValue = 0.0
  /// The minimum value. The default is 0.
  open var minimumValue = 0.0 {
    didSet {
      minimumValue.keepFinite(oldValue)
      value = storedValue
    }
  }
  /// The maximum value. The default is 100.
  open var maximumValue = 100.0 {
    didSet {
      maximumValue.keepFinite(oldValue)
      value = storedValue
    }
  }
  /// The amount of one step. The default is 1. Stored for source compatibility; has no effect.
  open var stepValue = 1.0 { didSet { stepValue.keepFinite(oldValue) } }
  /// Whether holding a button sends events continuously. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isContinuous = true
  /// Whether holding a button repeats the step. The default is `true`. Stored for source compatibility; has no effect.
  open var autorepeat = true
  /// Whether stepping beyond the maximum continues at the minimum and vice versa. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var wraps = false

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawStepper(in: context)
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  /// Returns the intrinsic size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepperSize }
}
