import Foundation
import UIFoundation

/// A view's margins.
struct ViewMargins {
  /// How the margins were set last.
  enum Setting: Hashable {
    /// The margins were never set.
    case automatic
    /// The margins were set by left and right.
    case absolute(UIEdgeInsets)
    /// The margins were set by leading and trailing.
    case directional(NSDirectionalEdgeInsets)
  }

  var setting = Setting.automatic
  /// The margins that the engine was last told about.
  var announced = ViewMargins.usual
  /// The insets of the readable content that the engine was last told about; used once there is a guide for it.
  var announcedReadable = UIEdgeInsets.zero

  /// The default margins: 8 points on every side (uikit.md, "Margins, guides, safe area").
  static let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
