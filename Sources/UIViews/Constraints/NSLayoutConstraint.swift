public import Foundation
import UIFoundation

/// `first == multiplier * second + constant`, or an inequality, between views and guides.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  // Release builds leave out the same checks as for the state of a view, and for the same reason: see ``UIView``.

  /// The left side.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final private(set) var first = LayoutOperand()
  /// The right side; nil where the constraint compares with a constant.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final private(set) var second: LayoutOperand?
  /// How the two sides compare.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open private(set) var relation = Relation.equal
  /// What the second attribute is multiplied by.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open private(set) var multiplier: CGFloat = 1
  /// The spacing that the constraint follows, if it stands for the system's.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final private(set) var spacing: SystemSpacing?
  /// Points to the view that holds the constraint while it is active.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var holderReference: BackReference<UIView>?
  /// Grows with each activation, so that the latest is known.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var activation: UInt64 = 0
  /// Where the region's engine has the constraint among those installed; negative before any has, and less than -1 while it
  /// waits for that.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var enginePlace = -1
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var storedConstant: CGFloat = 0
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var storedPriority = UILayoutPriority.required

  /// Whether a stack view made the constraint to arrange its views.
  final var isArrangement = false

  /// A name for conflict reports.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var identifier: String?
  /// Whether an archive of the view keeps the constraint; there are no archives here.
  open var shouldBeArchived = false

  /// A constraint between nothing and nothing, for subclasses to inherit the other initialisers by.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.spacing = spacing
    storedConstant = constant
    requireLegal(first, second)
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, spacedFrom second: LayoutOperand, multiplier: CGFloat
  ) {
    self.init(first, relation, second, spacing: SystemSpacing(multiplier: multiplier))
  }

  /// `view1.attr1 relation multiplier * view2.attr2 + c`; the items are views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutParticipant else {
      raiseException(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    let other = view2.map { view2 -> any LayoutParticipant in
      guard let other = view2 as? any LayoutParticipant else {
        raiseException(
          "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      }
      return other
    }
    let second = other.flatMap { attr2 == .notAnAttribute ? nil : LayoutOperand($0, attr2) }
    self.init(LayoutOperand(item, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// The first item: a view or guide.
  open var firstItem: AnyObject? { first.item }
  /// The first item's attribute.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item; nil where the constraint compares with a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The second item's attribute.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The first anchor, which equals the item's own; only its kind, which Swift's generic classes cannot leave out, is
  /// another.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second anchor; nil where the constraint compares with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// What is added to the right side, in points; system spacing computes its own from the fonts.
  open var constant: CGFloat {
    get { spacing?.constant(of: self) ?? storedConstant }
    set {
      guard newValue != storedConstant, spacing == nil else { return }
      requireFinite(newValue)
      storedConstant = newValue
      holder?.regionEngine?.constantDidChange(of: self)
    }
  }

  /// How much the constraint matters. While it is active it cannot become required or cease to be.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      newValue.requireValid()
      guard newValue != storedPriority else { return }
      raiseException(
        unless: !isActive || (newValue == .required) == (storedPriority == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority \(numberText(Double(newValue.rawValue))) and the existing priority was "
          + "\(numberText(Double(storedPriority.rawValue))).")
      storedPriority = newValue
      holder?.regionEngine?.termsDidChange(of: self)
    }
  }

  /// Whether a view holds the constraint, so that layout follows it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.drop(self) } }
  }

  /// The constraints that a line of the visual format language describes, inactive and in the order of the format; those of
  /// alignment come last.
  ///
  /// `V:|-[title]-8-[body(>=20@750)]|`: a dash alone is the standard space, which is 8 points between views and the layout
  /// margin to the superview. Metrics are numbers of any type; views may be layout guides. Traps, with UIKit's message and a
  /// caret under the place, where the format cannot be read.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { described(by: format, opts, metrics ?? [:], views) }

  /// Activates all the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all the constraints, the latest first: it is the last that its view holds.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.oldestFirst.reversed() { constraint.isActive = false }
  }

  /// The constraint in Apple's grammar.
  open override var description: String { MainActor.assumeIsolated { text } }
}

extension NSLayoutConstraint {
  /// Every item that the constraint mentions and that is alive.
  var participants: [any LayoutParticipant] { first.participants + (second?.participants ?? []) }

  /// Whether the constraint is mirrored where text runs from right to left.
  var isDirectional: Bool { first.isDirectional || (second?.isDirectional ?? false) }

  func mentions(_ item: any LayoutParticipant) -> Bool { first.mentions(item) || (second?.mentions(item) ?? false) }

  /// Traps, with UIKit's messages, where the attributes cannot be compared.
  private func requireLegal(_ first: LayoutOperand, _ second: LayoutOperand?) {
    requireFinite(storedConstant)
    raiseException(
      unless: multiplier.isFinite, "NSLayoutConstraint for \(subject): Multiplier is not finite!  That's illegal.")
    let kind = first.kind
    raiseException(unless: kind != .none, "NSLayoutConstraint for \(subject): Invalid pairing of layout attributes.")
    guard let other = second?.attribute, let otherKind = second?.kind, multiplier != 0 else {
      raiseException(
        unless: kind == .size,
        "NSLayoutConstraint for \(subject): A multiplier of 0 or a nil second item together with a location for the "
          + "first attribute creates an illegal constraint of a location equal to a constant. Location attributes must "
          + "be specified in pairs.")
      return
    }
    raiseException(
      unless: !(first.attribute.isDirectional && other.isAbsoluteSide)
        && !(first.attribute.isAbsoluteSide && other.isDirectional),
      "NSLayoutConstraint for \(subject): A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither.")
    // A place along x may be compared with one along y, which test suites of constraint libraries do.
    raiseException(
      unless: kind.isPlace == otherKind.isPlace && otherKind != .none,
      "NSLayoutConstraint for \(subject): Invalid pairing of layout attributes.")
  }

  private func requireFinite(_ constant: CGFloat) {
    raiseException(
      unless: constant.isFinite,
      "NSLayoutConstraint for \(subject): Constant is not finite!  That's illegal.  constant:\(constant)")
  }

  private var subject: String { first.participant?.layoutName ?? "(null)" }
}

extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  final var holder: UIView? {
    get { holderReference?.target }
    set { holderReference = newValue?.backReference }
  }
}
