import CoreGraphics
public import Foundation
public import UIFoundation

/// A control that is on or off. Its frame is always 51 by 31 points, or 63 by 28 points on iOS 26.
///
/// The alignment inset is 2 points on the right (recorded by Interface Builder in 170 documents), so constraints and
/// stack views use 49 by 31 points, or 61 by 28. The hugging priority is 750 along both axes.
open class UISwitch: UIControl {
  /// The style of a switch.
  public enum Style: Int, Hashable, Sendable {
    /// The style that the system chooses.
    case automatic
    /// A checkbox, as in apps for the Mac.
    case checkbox
    /// A switch that slides between on and off.
    case sliding
  }

  override func setUp() {
    frame.size = systemMetrics.switchSize
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Whether the switch is on. The default is `false`.
  open var isOn = false
  /// Turns the switch on or off, without an animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The color while the switch is on, or `nil` for green.
  open var onTintColor: UIColor?
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor?
  /// The image while the switch is on. Stored for source compatibility; has no effect.
  open var onImage: UIImage?
  /// The image while the switch is off. Stored for source compatibility; has no effect.
  open var offImage: UIImage?
  /// The title beside a checkbox. Stored for source compatibility; has no effect.
  open var title: String?
  /// The style of the switch. Always `.sliding`.
  open var style: Style { .sliding }
  /// The preferred style. The default is `.automatic`. Stored for source compatibility; has no effect.
  open var preferredStyle = Style.automatic

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawSwitch(in: context)
  }

  /// The size of the frame without the alignment insets.
  open override var intrinsicContentSize: CGSize { systemMetrics.switchSize.inset(by: alignmentRectInsets) }
  /// 2 points on the right.
  open override var alignmentRectInsets: UIEdgeInsets { systemMetrics.switchInsets }
  /// Returns the size of the frame.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.switchSize }

  override func traitsDidChange(from previous: UITraitCollection) {
    let size = systemMetrics.switchSize
    if frame.size != size, frame.size == SystemMetrics.of(previous.systemVersion).switchSize { frame.size = size }
    super.traitsDidChange(from: previous)
  }
}
