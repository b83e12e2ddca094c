import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two such attributes.
///
/// Items are referenced weakly, because an inactive constraint retains no view, as in UIKit. An operand is two words
/// long, so that neither anchors nor constraints allocate memory for their sides.
@MainActor
struct LayoutOperand {
  /// The item that the attribute belongs to.
  enum Item {
    case none
    case view(WeakHandle<UIView>)
    case guide(WeakHandle<UILayoutGuide>)
    case distance(Distance)
  }

  /// The distance from one operand to another.
  final class Distance: Sendable {
    let start: LayoutOperand
    let end: LayoutOperand

    nonisolated init(from start: LayoutOperand, to end: LayoutOperand) {
      self.start = start
      self.end = end
    }
  }

  let target: Item
  let attribute: NSLayoutConstraint.Attribute

  /// Creates an operand without an item.
  init() {
    target = .none
    attribute = .notAnAttribute
  }

  init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
    target = item
    self.attribute = attribute
  }

  init(_ item: (any LayoutParticipant)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item?.operandItem ?? .none, attribute)
  }

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.view(view.handle), attribute)
  }

  init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.guide(guide.handle), attribute)
  }

  /// Returns the distance from this operand to another along the same axis.
  func distance(to other: LayoutOperand) -> LayoutOperand {
    let end = LayoutOperand(other.participant, other.attribute)
    return LayoutOperand(.distance(Distance(from: self, to: end)), end.attribute)
  }

  /// Whether the operand is a distance between two others.
  var isDistance: Bool {
    if case .distance = target { return true }
    return false
  }

  /// The start of the distance, if the operand is one; the item and attribute then describe its end.
  var origin: LayoutOperand? {
    if case .distance(let distance) = target { return distance.start }
    return nil
  }

  /// The view or guide, if it still exists.
  var item: NSObject? {
    switch target {
    case .view(let handle): return handle.target
    case .guide(let handle): return handle.target
    case .distance(let distance): return distance.end.item
    case .none: return nil
    }
  }

  /// The item, if it is a view that still exists.
  var view: UIView? {
    switch target {
    case .view(let handle): return handle.target
    case .distance(let distance): return distance.end.view
    case .guide, .none: return nil
    }
  }

  /// The item, if it is a guide that still exists.
  var guide: UILayoutGuide? {
    switch target {
    case .guide(let handle): return handle.target
    case .distance(let distance): return distance.end.guide
    case .view, .none: return nil
    }
  }

  /// The item, if it still exists.
  var participant: (any LayoutParticipant)? {
    if let view { return view }
    return guide
  }

  /// The operand's items that still exist.
  var participants: [any LayoutParticipant] { [participant, origin?.participant].compactMap { $0 } }

  /// The view whose coordinates the item's edges are in, or `nil` if there is no item or it was released.
  var layoutView: UIView? {
    switch target {
    case .view(let handle): return handle.target
    case .guide(let handle): return handle.target?.owner
    case .distance(let distance): return distance.end.layoutView
    case .none: return nil
    }
  }

  /// Whether the operand depends on the layout direction.
  var isDirectional: Bool {
    if attribute.isDirectional { return true }
    if case .distance(let distance) = target { return distance.start.isDirectional }
    return false
  }

  /// The kind of the operand's value. A distance counts as a size.
  var kind: NSLayoutConstraint.Attribute.Kind {
    isDistance ? .size : attribute.kind
  }

  /// Returns whether the operand refers to the view or guide.
  func mentions(_ item: AnyObject) -> Bool {
    self.item === item || (origin?.mentions(item) ?? false)
  }

  /// The operand as printed in descriptions, such as `UIView:0x7f....leading`.
  var text: String {
    let name = participant?.layoutName ?? "(null)"
    let own = "\(name).\(attribute.name)"
    return origin.map { "(\(own) - \($0.text))" } ?? own
  }

  func isSame(as other: LayoutOperand) -> Bool {
    guard item === other.item, attribute == other.attribute else { return false }
    switch (origin, other.origin) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine.isSame(as: theirs)
    default: return false
    }
  }
}

extension LayoutOperand {
  /// Returns why UIKit raises an exception for a constraint of this operand and another one; `nil` for a legal pair.
  func objection(toComparingWith second: LayoutOperand?, multiplier: CGFloat) -> String? {
    let kind = kind
    if kind == .none { return "Invalid pairing of layout attributes." }
    guard let second, multiplier != 0 else {
      if kind == .size { return nil }
      return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    let other = second.attribute
    if attribute.isDirectional && other.isAbsoluteSide || attribute.isAbsoluteSide && other.isDirectional {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    // A horizontal location may be compared with a vertical one, which test suites of constraint libraries rely on.
    let otherKind = second.kind
    if kind.isLocation != otherKind.isLocation || otherKind == .none { return "Invalid pairing of layout attributes." }
    return nil
  }
}

/// A weak reference in an object, which the sides of constraints share.
///
/// Operands are copied at every step of layout, and the copy of an object is cheaper than that of an unowned reference:
/// sides that hold a ``WeakReference`` of their own cost a tenth of building a feed cell.
@MainActor
final class WeakHandle<Target: AnyObject> {
  private let reference: WeakReference<Target>

  init(_ target: Target) { reference = WeakReference(target) }

  /// The target, or `nil` once it is being deallocated.
  @inline(__always) var target: Target? { reference.target }
}
