public import Foundation
import UIFoundation

/// An edge, center, baseline or size of a view or guide, from which you create constraints.
///
/// The type parameter distinguishes horizontal anchors, vertical anchors and sizes.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { operand.item }

  /// The attribute's name, such as `leading`.
  open var name: String { operand.attribute.name }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns a constraint that makes this anchor at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that makes this anchor at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Whether the constraints allow several values of the attribute, measured in the superview.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }

  /// The constraints that determine the attribute, measured in the superview.
  ///
  /// See ``UIView/constraintsAffectingLayout(for:)``, which lists them for a view.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { findConstraintsHolding() }

  /// Returns whether the other object is an anchor for the same attribute of the same item; off the main thread,
  /// whether it is the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    // Compares anchors of all types, because a constraint's own anchors have a different type parameter.
    guard let theirs = (object as? any OperandHolder)?.operand else { return false }
    return MainThread.value({ theirs.isSame(as: operand) }, elsewhere: super.isEqual(object))
  }

  /// A hash of the attribute.
  open override var hash: Int { operand.attribute.hashValue }

  /// The anchor's class, address and item, such as `<NSLayoutXAxisAnchor:0x60... "UIView:0x7f....leading">`; off the
  /// main thread, its class and address.
  open override var description: String {
    MainThread.value({ operand.anchorText(of: self) }, elsewhere: super.description)
  }
}

/// An object that represents one side of a constraint.
protocol OperandHolder: AnyObject {
  nonisolated var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: OperandHolder {}

extension LayoutOperand {
  /// A new anchor of the operand's kind.
  var anchor: AnyObject {
    switch kind {
    case .x: return NSLayoutXAxisAnchor(self)
    case .y: return NSLayoutYAxisAnchor(self)
    case .size, .none: return NSLayoutDimension(self)
    }
  }

  /// Returns an anchor's description, which names the class of the operand's kind instead of the object's own.
  fileprivate func anchorText(of object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "<\(type(of: anchor)):0x\(address) \"\(text)\">"
  }
}

extension NSLayoutAnchor {
  convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(view, attribute))
  }

  convenience init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(guide, attribute))
  }
}
