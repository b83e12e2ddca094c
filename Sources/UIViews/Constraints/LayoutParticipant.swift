import Foundation
import UIFoundation

/// What a constraint may be about: a view or a layout guide.
@MainActor
protocol LayoutParticipant: AnyObject {
  /// The view in whose coordinates the item's edges are; nil for a guide without an owner.
  var layoutView: UIView? { get }
  /// Which rectangle of ``layoutView`` the item stands for, if it has none of its own.
  var standsFor: LayoutRectangle { get }
  /// The item in a constraint's description, such as `UIView:0x7f...`.
  var layoutName: String { get }
}

/// Which rectangle an item stands for.
enum LayoutRectangle: Hashable {
  /// One of its own, with variables of its own.
  case own
  /// The owning view's, within its margins.
  case margins
  /// The owning view's, within its safe area.
  case safeArea
}

extension UIView: LayoutParticipant {
  var layoutView: UIView? { self }
  var standsFor: LayoutRectangle { .own }
  var layoutName: String { Self.name(of: self, in: type(of: self)) }

  /// A class name and an address, as in a conflict report.
  static func name(of object: AnyObject, in type: AnyClass) -> String {
    "\(type):0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }
}
