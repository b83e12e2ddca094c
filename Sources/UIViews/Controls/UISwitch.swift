public import Foundation
public import UIFoundation

/// A control that is on or off: 51 by 31 points, always.
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

  /// A switch of its own size, whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
  }

  /// A switch; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }
}
