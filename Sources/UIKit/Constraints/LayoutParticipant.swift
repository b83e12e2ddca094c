import Foundation
import UIFoundation

/// An item that constraints can refer to: a view or a layout guide.
@MainActor
protocol LayoutParticipant: AnyObject {
  /// The view whose coordinates the item's edges are in, or `nil` for a guide without an owner.
  var layoutView: UIView? { get }
  /// The item's name in descriptions of constraints, such as `UIView:0x7f...`.
  var layoutName: String { get }
  /// The item as the target of an operand.
  var operandItem: LayoutOperand.Item { get }
  /// The item's slot in the region's engine, or `none`.
  var engineSlot: ItemSlot { get set }
}

extension UIView: LayoutParticipant {
  /// The maximum number of characters of a view's text in its printed name.
  ///
  /// This is our own choice. UIKit truncates long text too, at an undocumented length.
  private static let printedTextLimit = 25

  var layoutView: UIView? { self }
  var operandItem: LayoutOperand.Item { .view(handle) }
  var engineSlot: ItemSlot {
    get { layoutState.engineSlot }
    set { layoutState.engineSlot = newValue }
  }
  /// The accessibility identifier if there is one, and otherwise a name such as `UILabel:0x7f...'text'`.
  var layoutName: String { givenName ?? layoutNameWithoutGiven }

  /// The accessibility identifier, unless it is empty.
  var givenName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

  /// The class and address, followed by the text if the view has any.
  var layoutNameWithoutGiven: String {
    guard let text = printedText, !text.isEmpty else { return Self.name(of: self) }
    let line = text.prefix(Self.printedTextLimit).map { $0.isNewline ? " " : $0 }
    return "\(Self.name(of: self))'\(String(line))\(text.count > line.count ? "..." : "")'"
  }

  /// Returns an object's class and address, as in conflict reports.
  static func name(of object: AnyObject) -> String {
    "\(className(of: object)):0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  /// Returns an object's class name as UIKit prints it: unqualified for UIKit's classes, otherwise `Module.Name`.
  static func className(of object: AnyObject) -> String {
    let type: AnyClass = Swift.type(of: object)
    let name = "\(type)"
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "UIKit" ? name : "\(module).\(name)"
  }
}

extension UILayoutGuide: LayoutParticipant {
  var layoutView: UIView? { owner }
  var operandItem: LayoutOperand.Item { .guide(handle) }
  var layoutName: String {
    let name = UIView.name(of: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}
