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

  private var images: [SliderPart: [UInt: UIImage]] = [:]
  private enum SliderPart: Hashable { case thumb, minimumTrack, maximumTrack }

  private func image(_ part: SliderPart, _ state: UIControl.State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }

  /// Sets the image of the thumb in a state. Stored for source compatibility; has no effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[.thumb, default: [:]][state.rawValue] = image
  }
  /// The image of the thumb in a state; without one, that of the normal state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { image(.thumb, state) }
  /// Sets the image of the track before the thumb in a state. Stored for source compatibility; has no effect.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.minimumTrack, default: [:]][state.rawValue] = image
  }
  /// The image of the track before the thumb in a state; without one, that of the normal state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.minimumTrack, state) }
  /// The image of the track before the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack, state) }
  /// Sets the image of the track behind the thumb in a state. Stored for source compatibility; has no effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.maximumTrack, default: [:]][state.rawValue] = image
  }
  /// The image of the track behind the thumb in a state; without one, that of the normal state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.maximumTrack, state) }
  /// The image of the track behind the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack, state) }

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
