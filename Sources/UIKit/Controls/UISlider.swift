import CoreGraphics
public import Foundation
public import UIFoundation

/// A control that selects a value from a range, 31 points high and without an intrinsic width.
///
/// The alignment insets are 2 points on either side and 1 at the bottom (recorded by Interface Builder in 54
/// documents). On iOS 26, the control is 34 points high and has none (<doc:SystemVersions>).
open class UISlider: UIControl {
  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. The default is 0.
  open var value: Float {
    get { storedValue }
    set { if newValue.isUsable() { storedValue = clamped(newValue) } }
  }
  /// The minimum value. The default is 0.
  open var minimumValue: Float = 0 {
    didSet {
      minimumValue.keepFinite(oldValue)
      maximumValue = max(maximumValue, minimumValue)
      storedValue = clamped(storedValue)
    }
  }
  /// The maximum value. The default is 1.
  open var maximumValue: Float = 1 {
    didSet {
      maximumValue.keepFinite(oldValue)
      if minimumValue > maximumValue { minimumValue = maximumValue }
      storedValue = clamped(storedValue)
    }
  }
  private var storedValue: Float = 0

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  /// Sets the value, without an animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether moving the thumb sends events continuously. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isContinuous = true
  /// The color of the track before the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb, or `nil` for gray.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor?
  /// The image at the minimum end, which shortens the track.
  open var minimumValueImage: UIImage?
  /// The image at the maximum end, which shortens the track.
  open var maximumValueImage: UIImage?

  private var images: [SliderPart: [UInt: UIImage]] = [:]
  private enum SliderPart: Hashable { case thumb, minimumTrack, maximumTrack }

  private func image(_ part: SliderPart, _ state: UIControl.State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[.thumb, default: [:]][state.rawValue] = image
  }
  /// Returns the image of the thumb for a state, or else for the normal state.
  @discardableResult
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { image(.thumb, state) }
  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.minimumTrack, default: [:]][state.rawValue] = image
  }
  /// Returns the image of the track before the thumb for a state, or else for the normal state.
  @discardableResult
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.minimumTrack, state) }
  /// The image of the track before the thumb for the current state.
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack, state) }
  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.maximumTrack, default: [:]][state.rawValue] = image
  }
  /// Returns the image of the track after the thumb for a state, or else for the normal state.
  @discardableResult
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.maximumTrack, state) }
  /// The image of the track after the thumb for the current state.
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack, state) }

  // MARK: - Rectangles, before they are mirrored where the layout runs from right to left

  /// Returns the rectangle of the track in bounds. Override it to place or draw the track elsewhere.
  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect { trackRectangle(in: bounds) }
  /// Returns the rectangle of the thumb for a value.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumbRectangle(on: rect, value: value)
  }
  /// Returns the rectangle of the image for the minimum, or zero without one.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRectangle(in: bounds, isMinimum: true) }
  /// Returns the rectangle of the image for the maximum, or zero without one.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRectangle(in: bounds, isMinimum: false) }

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawSlider(in: context)
  }

  /// No width, and the height of the frame without the alignment insets: 30 points, or 33 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemMetrics.sliderHeight).inset(by: alignmentRectInsets)
  }
  /// 2 points on either side and 1 at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { systemMetrics.sliderInsets }
  /// Returns the given width and a height of 31 points, or 34 on iOS 26.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemMetrics.sliderHeight)
  }
}
