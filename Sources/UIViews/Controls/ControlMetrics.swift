package import Foundation

/// The sizes of controls that draw themselves, in points, as they are commonly seen on iOS 18. Only the switch's is from
/// a published measurement (uikit.md, "UILabel, UITextView, UIButton"); the others are our own decision.
package enum ControlMetrics {
  /// A switch.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// The height of a slider.
  package static let sliderHeight: CGFloat = 34
  /// A stepper.
  package static let stepperSize = CGSize(width: 94, height: 32)
  /// The side of an activity indicator, medium and large.
  package static let indicatorSide: (medium: CGFloat, large: CGFloat) = (20, 37)
  /// The height of a progress view, by default and in a bar.
  package static let progressHeight: (normal: CGFloat, bar: CGFloat) = (4, 2.5)
  /// The height of a page control, the width of a dot and the space between two.
  package static let pageControl: (height: CGFloat, dot: CGFloat, gap: CGFloat) = (26, 8, 9)
  /// The height of a segmented control, and the space beside a segment's text.
  package static let segments: (height: CGFloat, margin: CGFloat) = (32, 10)
  /// Wheels to choose from, as a date picker's.
  package static let wheelsSize = CGSize(width: 320, height: 216)
  /// The size of a segment's text.
  package static let segmentFontSize: CGFloat = 13
}
