import Foundation

// The files of constraints don't depend on those of views: operands store their items, and constraints their holder, as
// objects. This file alone stores and reads them with their types.
//
// Proof: only this file makes `.view` and `.guide`, of the handle of a view or a guide, and only this file sets a
// holder, which is a view. A handle's target never changes. Debug builds check each type.

extension LayoutOperand {
  init(_ item: (any LayoutParticipant)?, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutOperand? = nil) {
    let end = LayoutOperand(item?.operandItem ?? .none, attribute)
    target = origin.map { .distance(Distance(from: $0, to: end)) } ?? end.target
    self.attribute = attribute
  }

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    target = .view(view.handle)
    self.attribute = attribute
  }

  init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    target = .guide(guide.handle)
    self.attribute = attribute
  }

  /// The item, if it is a view that still exists.
  var view: UIView? {
    switch target {
    case .view(let handle): return Self.view(of: handle)
    case .distance(let distance): return distance.end.view
    case .guide, .none: return nil
    }
  }

  /// The item, if it is a guide that still exists.
  var guide: UILayoutGuide? {
    switch target {
    case .guide(let handle): return Self.guide(of: handle)
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
    case .view(let handle): return Self.view(of: handle)
    case .guide(let handle): return Self.guide(of: handle)?.owner
    case .distance(let distance): return distance.end.layoutView
    case .none: return nil
    }
  }

  /// Returns the target of a handle in `.view`.
  @inline(__always) private static func view(of handle: WeakHandle) -> UIView? {
    guard let target = handle.target else { return nil }
    return unsafe unsafeDowncast(target, to: UIView.self)
  }

  /// Returns the target of a handle in `.guide`.
  @inline(__always) private static func guide(of handle: WeakHandle) -> UILayoutGuide? {
    guard let target = handle.target else { return nil }
    return unsafe unsafeDowncast(target, to: UILayoutGuide.self)
  }
}

extension UIView {
  var operandItem: LayoutOperand.Item { .view(handle) }
}

extension UILayoutGuide {
  var operandItem: LayoutOperand.Item { .guide(handle) }
}

extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  final var holder: UIView? {
    @inline(__always) get {
      guard let target = holderReference?.target else { return nil }
      return unsafe unsafeDowncast(target, to: UIView.self)
    }
    @inline(__always) set { holderReference = WeakReference(newValue) }
  }
}
