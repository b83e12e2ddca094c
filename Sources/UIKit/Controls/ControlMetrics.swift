import Foundation
import UIFoundation

/// The sizes of controls, in points, since iOS 14. Those of switches and sliders depend on the version of iOS: see
/// ``SystemMetrics``.
///
/// Frames recorded by Interface Builder (uikit-recorded.md, "Sizes and alignment insets") give the segmented control,
/// the stepper, the activity indicators, the wheels, the page control, and the default progress view. The diameter of a
/// page control's dots and the height of a progress view in a bar are our own choice.
enum ControlMetrics {
  /// The size of a stepper.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The side of an activity indicator, medium and large.
  static let indicatorSide: (medium: CGFloat, large: CGFloat) = (20, 37)
  /// The height of a progress view, by default and in a bar.
  static let progressHeight: (normal: CGFloat, bar: CGFloat) = (4, 2.5)
  /// The height of a page control, the padding of its dots, the diameter of a dot, and the gap between two dots.
  ///
  /// With three pages, a control is 73 or 74 points wide (recorded on iOS 17), and with six 126 (iOS 18): about 21.7 and
  /// 17.33 a page, here in thirds of a point. On iOS 15, three took 116.
  static let pageControl: (height: CGFloat, padding: CGFloat, dot: CGFloat, gap: CGFloat) =
    (26, 65 / 3, 8, 28 / 3)
  /// The height of a segmented control's frame, the margin on either side of a segment's content, and the gap between
  /// two segments (uikit-recorded.md, "Segments").
  static let segments: (height: CGFloat, margin: CGFloat, gap: CGFloat) = (32, 9, 1)
  /// The alignment insets of a segmented control.
  static let segmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The size of the wheels of a date picker.
  static let wheelsSize = CGSize(width: 320, height: 216)
  /// The font size of a segment's title.
  static let segmentFontSize: CGFloat = 13
}

extension CGSize {
  /// Returns the size of the alignment rectangle of a frame of this size. Lengths without an intrinsic value are
  /// unchanged.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width < 0 ? width : width - insets.left - insets.right,
      height: height < 0 ? height : height - insets.top - insets.bottom)
  }
}
