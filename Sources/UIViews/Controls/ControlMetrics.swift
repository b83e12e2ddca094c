package import Foundation
package import UIFoundation

/// The sizes of controls that draw themselves, in points, from iOS 14 to iOS 18.
///
/// Frames that Interface Builder recorded (uikit-recorded.md, "Sizes and alignment insets") give the switch, the slider,
/// the segmented control, the stepper, the activity indicators, the wheels and the default progress view. The page
/// control's measures, a progress view's height in a bar and the room beside a segment's text are our own decision.
package enum ControlMetrics {
  /// The frame of a switch; constraints see it without ``switchInsets``.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// The part of a switch's frame that alignment leaves out.
  package static let switchInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The height of a slider's frame; constraints see it without ``sliderInsets``.
  package static let sliderHeight: CGFloat = 31
  /// The part of a slider's frame that alignment leaves out.
  package static let sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  /// A stepper.
  package static let stepperSize = CGSize(width: 94, height: 32)
  /// The side of an activity indicator, medium and large.
  package static let indicatorSide: (medium: CGFloat, large: CGFloat) = (20, 37)
  /// The height of a progress view, by default and in a bar.
  package static let progressHeight: (normal: CGFloat, bar: CGFloat) = (4, 2.5)
  /// The height of a page control, the width of a dot and the space between two.
  package static let pageControl: (height: CGFloat, dot: CGFloat, gap: CGFloat) = (26, 8, 9)
  /// The height of a segmented control's frame, and the space beside a segment's text.
  package static let segments: (height: CGFloat, margin: CGFloat) = (32, 10)
  /// The part of a segmented control's frame that alignment leaves out.
  package static let segmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The wheels of a date picker.
  package static let wheelsSize = CGSize(width: 320, height: 216)
  /// The size of a segment's text.
  package static let segmentFontSize: CGFloat = 13
}

extension CGSize {
  /// The size of an alignment rectangle whose frame has this size. A side without an intrinsic length stays as it is.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width < 0 ? width : width - insets.left - insets.right,
      height: height < 0 ? height : height - insets.top - insets.bottom)
  }
}
