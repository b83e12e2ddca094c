public import Foundation
public import UIFoundation

/// A control for a number between two others, 31 points high and as wide as it is made.
///
/// Alignment leaves out 2 points on either side and 1 at the bottom (recorded by Interface Builder in 54 documents).
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The number, between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The least number.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      storedValue = clamped(storedValue)
    }
  }
  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      storedValue = clamped(storedValue)
    }
  }
  private var storedValue: Float = 0

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  /// Sets the number; there is no animation here.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether moving the thumb says so all the time: kept.
  open var isContinuous = true
  /// The colour before the thumb: kept.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the thumb: kept.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb: kept.
  open var thumbTintColor: UIColor?
  /// The image at the near end: kept.
  open var minimumValueImage: UIImage?
  /// The image at the far end: kept.
  open var maximumValueImage: UIImage?

  /// No width, and 30 points of height: the frame without the alignment insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight).inset(by: alignmentRectInsets)
  }
  /// 2 points on either side and 1 at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderInsets }
  /// The given width and 31 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }
}
