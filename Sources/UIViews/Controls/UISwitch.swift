public import Foundation
public import UIFoundation

/// A control that is on or off: 51 by 31 points, always.
///
/// Alignment leaves out 2 points on the right (recorded by Interface Builder in 170 documents), so constraints and stack
/// views see 49 by 31 points. Hugging is 750 along both axes.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// How a switch looks.
  public enum Style: Int, Hashable, Sendable {
    /// As suits the device.
    case automatic = 0
    /// A box with a mark.
    case checkbox = 1
    /// A switch.
    case sliding = 2
  }

  /// Creates a switch of 51 by 31 points at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Creates a switch. Nothing is read: archives of views are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Whether the switch is on.
  open var isOn = false
  /// Turns the switch on or off; there is no animation here.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour while on: kept.
  open var onTintColor: UIColor?
  /// The colour of the thumb: kept.
  open var thumbTintColor: UIColor?
  /// The image while on: kept.
  open var onImage: UIImage?
  /// The image while off: kept.
  open var offImage: UIImage?
  /// The text beside a box: kept.
  open var title: String?
  /// How the switch looks.
  open var style: Style { .sliding }
  /// How the switch is wished to look: kept.
  open var preferredStyle = Style.automatic

  /// 49 by 31 points: the frame without the alignment insets.
  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize.inset(by: alignmentRectInsets) }
  /// 2 points on the right.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchInsets }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }
}
