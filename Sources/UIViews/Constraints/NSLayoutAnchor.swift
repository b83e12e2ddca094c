public import Foundation

/// An edge, a centre, a baseline or a size of a view or guide, from which constraints are made.
///
/// The type parameter keeps horizontal anchors, vertical anchors and sizes apart.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(view, attribute))
  }

  convenience init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(guide, attribute))
  }

  /// The view or guide.
  open var item: AnyObject? { operand.item }

  /// The attribute's name, such as `leading`.
  open var name: String { operand.attribute.name }

  /// This anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// This anchor is at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// This anchor is at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// This anchor equals the other plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// This anchor is at least the other plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// This anchor is at most the other plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Whether the constraints leave the attribute, measured in the superview, more than one value.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }

  /// The constraints that hold the attribute, measured in the superview, where it is, as
  /// ``UIView/constraintsAffectingLayout(for:)`` lists them for a view.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { findConstraintsHolding() }

  /// Whether the other object is an anchor of the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    // Any kind: a constraint's own anchors are of none.
    guard let theirs = (object as? any OperandHolder)?.operand else { return false }
    return MainActor.assumeIsolated { theirs.isSame(as: operand) }
  }

  /// Hashes the attribute.
  open override var hash: Int { MainActor.assumeIsolated { operand.attribute.hashValue } }

  /// The anchor with its item, such as `<NSLayoutXAxisAnchor:0x60... "UIView:0x7f....leading">`.
  open override var description: String {
    MainActor.assumeIsolated { operand.anchorText(of: self) }
  }
}

/// What stands for a side of a constraint.
protocol OperandHolder: AnyObject {
  nonisolated var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: OperandHolder {}

extension LayoutOperand {
  /// An anchor of the operand's kind.
  var anchor: AnyObject {
    switch kind {
    case .x: return NSLayoutXAxisAnchor(self)
    case .y: return NSLayoutYAxisAnchor(self)
    case .size, .none: return NSLayoutDimension(self)
    }
  }

  /// An anchor as it is printed: by the kind's class, whatever its own.
  fileprivate func anchorText(of object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "<\(type(of: anchor)):0x\(address) \"\(text)\">"
  }
}

/// An anchor along x.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// This anchor lies the system's spacing after the other: 8 points, times the multiplier.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// This anchor lies at least the system's spacing after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// This anchor lies at most the system's spacing after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }
}

/// An anchor along y.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// This anchor lies the system's spacing below the other, times the multiplier; between baselines the fonts decide.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// This anchor lies at least the system's spacing below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// This anchor lies at most the system's spacing below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }
}
