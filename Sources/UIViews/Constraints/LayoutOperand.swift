import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// Items are held weakly: an inactive constraint keeps no view alive, as on iOS.
@MainActor
struct LayoutOperand {
  private(set) weak var participant: (any LayoutParticipant)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance starts, if the operand is one; the item and attribute are then where it ends.
  let origin: Origin?

  /// The start of a distance.
  @MainActor
  final class Origin {
    let operand: LayoutOperand
    init(_ operand: LayoutOperand) { self.operand = operand }
  }

  init(_ item: (any LayoutParticipant)?, _ attribute: NSLayoutConstraint.Attribute, from origin: Origin? = nil) {
    participant = item
    self.attribute = attribute
    self.origin = origin
  }

  /// The distance from this operand to another along the same axis.
  func distance(to other: LayoutOperand) -> LayoutOperand {
    LayoutOperand(other.participant, other.attribute, from: Origin(self))
  }

  var item: AnyObject? { participant }

  /// Whether the operand follows the layout direction.
  var isDirectional: Bool { attribute.isDirectional || (origin?.operand.isDirectional ?? false) }

  /// What kind of number the operand is: a distance counts as a size.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// Every item of the operand that is alive.
  var participants: [any LayoutParticipant] { [participant, origin?.operand.participant].compactMap { $0 } }

  /// The operand as a description prints it, such as `UIView:0x7f....leading`.
  var text: String {
    let name = participant?.layoutName ?? "(null)"
    let own = "\(name).\(attribute.name)"
    return origin.map { "(\(own) - \($0.operand.text))" } ?? own
  }

  func isSame(as other: LayoutOperand) -> Bool {
    guard item === other.item, attribute == other.attribute else { return false }
    switch (origin?.operand, other.origin?.operand) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine.isSame(as: theirs)
    default: return false
    }
  }
}
