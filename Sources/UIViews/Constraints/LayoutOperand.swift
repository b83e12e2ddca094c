import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// Items are held weakly: an inactive constraint keeps no view alive, as on iOS. A class, so that anchors and constraints
/// share one weak reference rather than copy it.
@MainActor
final class LayoutOperand {
  /// The operand of a constraint that is none yet.
  static let nothing = LayoutOperand(nil, .notAnAttribute)

  private let viewReference: BackReference<UIView>?
  private let guideReference: BackReference<UILayoutGuide>?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance starts, if the operand is one; the item and attribute are then where it ends.
  let origin: LayoutOperand?

  init(_ item: (any LayoutParticipant)?, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutOperand? = nil) {
    viewReference = (item as? UIView)?.backReference
    guideReference = viewReference == nil ? (item as? UILayoutGuide)?.backReference : nil
    self.attribute = attribute
    self.origin = origin
  }

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    viewReference = view.backReference
    guideReference = nil
    self.attribute = attribute
    origin = nil
  }

  init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    viewReference = nil
    guideReference = guide.backReference
    self.attribute = attribute
    origin = nil
  }

  /// The distance from this operand to another along the same axis.
  func distance(to other: LayoutOperand) -> LayoutOperand {
    LayoutOperand(other.participant, other.attribute, from: self)
  }

  /// The item, if it is a view.
  var view: UIView? { viewReference?.target }
  /// The item, if it is a guide.
  var guide: UILayoutGuide? { guideReference?.target }

  /// The view or guide, while it lives.
  var participant: (any LayoutParticipant)? {
    if let view { return view }
    return guide
  }

  var item: AnyObject? { view ?? guide }

  /// Whether the operand follows the layout direction.
  var isDirectional: Bool { attribute.isDirectional || (origin?.isDirectional ?? false) }

  /// What kind of number the operand is: a distance counts as a size.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// Every item of the operand that is alive.
  var participants: [any LayoutParticipant] { [participant, origin?.participant].compactMap { $0 } }

  /// The view in whose coordinates the item's edges are; nil for an item that is gone or has none.
  var layoutView: UIView? { view ?? guide?.owner }

  /// Calls a body with each item's view, nil for an item without one.
  func forEachLayoutView(_ body: (UIView?) -> Void) {
    body(layoutView)
    if let origin { body(origin.layoutView) }
  }

  /// Whether the operand is about an item.
  func mentions(_ item: any LayoutParticipant) -> Bool {
    self.item === item || (origin?.mentions(item) ?? false)
  }

  /// The operand as a description prints it, such as `UIView:0x7f....leading`.
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
