import Foundation
import UIFoundation

/// What a constraint may be about: a view or a layout guide.
@MainActor
protocol LayoutParticipant: AnyObject {
  /// The view in whose coordinates the item's edges are; nil for a guide without an owner.
  var layoutView: UIView? { get }
  /// The item in a constraint's description, such as `UIView:0x7f...`.
  var layoutName: String { get }
  /// The item in an operand.
  var operandItem: LayoutOperand.Item { get }
  /// Where the region's engine has variables for the item; negative without.
  var engineSlot: Int { get set }
}

/// Which rectangle an item stands for.
enum LayoutRectangle: Hashable {
  /// One of its own, with variables of its own.
  case own
  /// The owning view's, within its margins.
  case margins
  /// The owning view's, within its safe area.
  case safeArea
  /// The part of the owning view's margins that text is read well in.
  case readable
  /// A scroll view's content, with variables of its own; it begins where the content does.
  case content
  /// A scroll view's, wherever it has been scrolled to.
  case frame
}

extension UIView: LayoutParticipant {
  /// How much of a view's text is printed after its address, in characters: enough to know it by. iOS cuts long text too,
  /// but nothing says where.
  private static let printedTextLimit = 25

  var layoutView: UIView? { self }
  var operandItem: LayoutOperand.Item { .view(backReference) }
  var engineSlot: Int {
    get { layoutState.engineSlot }
    set { layoutState.engineSlot = newValue }
  }
  /// The accessibility identifier, if there is one; otherwise `UILabel:0x7f...'text'`.
  var layoutName: String { givenName ?? layoutNameWithoutGiven }

  /// The accessibility identifier, if it says anything.
  var givenName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

  /// The class and the address, and the text of a view that shows some.
  var layoutNameWithoutGiven: String {
    guard let text = printedText, !text.isEmpty else { return Self.name(of: self) }
    let line = text.prefix(Self.printedTextLimit).map { $0.isNewline ? " " : $0 }
    return "\(Self.name(of: self))'\(String(line))\(text.count > line.count ? "..." : "")'"
  }

  /// A class name and an address, as in a conflict report.
  static func name(of object: AnyObject) -> String {
    "\(className(of: object)):0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  /// A class as UIKit prints it: its own by their names, others as `Module.Name`.
  static func className(of object: AnyObject) -> String {
    let type: AnyClass = Swift.type(of: object)
    let name = "\(type)"
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "UIViews" || module == "UILists" ? name : "\(module).\(name)"
  }
}
