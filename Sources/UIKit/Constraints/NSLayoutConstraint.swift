public import Foundation
import UIFoundation

/// A linear relation between views and guides: `first == multiplier * second + constant`, or an inequality.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  // MARK: - State

  /// The left side of the relation.
  final private(set) var first = LayoutOperand()
  /// The right side, or `nil` in a constraint with a constant.
  final private(set) var second: LayoutOperand?
  /// The system spacing that determines the constant, if there is one.
  final private(set) var spacing: SystemSpacing?
  private final var holderReference: WeakReference<UIView>?
  /// The view that holds the constraint while it is active.
  final var holder: UIView? {
    @inline(__always) get { holderReference?.target }
    @inline(__always) set { holderReference = WeakReference(newValue) }
  }
  /// The constraint's index among those of its holder.
  final var holderIndex = 0
  /// The serial number of the last activation.
  final var activation: UInt64 = 0
  /// The constraint's index among those installed in the region's engine. Negative if it isn't installed, and less than
  /// -1 while it is pending.
  final var engineSlot = -1
  private var storedRelation = Relation.equal
  private var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// Whether a stack view created the constraint to arrange its views.
  final var isArrangement = false
  /// Whether the constraint is an arranged view's share of the length of a stack view.
  final var isShare = false

  // MARK: - Identification

  /// A name that identifies the constraint in conflict reports.
  open var identifier: String?
  /// Whether archives of the view include the constraint. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldBeArchived = false

  // MARK: - Creating a constraint

  /// Creates a constraint without items. It exists so that subclasses inherit the convenience initializers.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    self.spacing = spacing
    storedConstant = constant
    requireLegal(first, second)
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, spacedFrom second: LayoutOperand, multiplier: CGFloat
  ) {
    self.init(first, relation, second, spacing: SystemSpacing(multiplier: multiplier))
  }

  // MARK: - Items and anchors

  /// The first item, a view or guide.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item, or `nil` in a constraint with a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The first anchor.
  ///
  /// It is equal to the item's own anchor, but has another type, because Swift can't erase a class's type parameter.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second anchor, or `nil` in a constraint with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  // MARK: - Relation, constant, priority, and activation

  /// The relation between the two sides.
  open var relation: Relation { storedRelation }
  /// The factor applied to the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the right side, in points. System spacing computes it from the fonts and ignores new values.
  open var constant: CGFloat {
    get { spacing?.constant(of: self) ?? storedConstant }
    set {
      guard newValue != storedConstant, spacing == nil else { return }
      requireFinite(newValue)
      storedConstant = newValue
      holder?.regionEngine?.constantDidChange(of: self)
    }
  }

  /// The priority of the constraint. The default is `.required`.
  ///
  /// Changing an active constraint from required to optional, or from optional to required, traps.
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

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.uninstallConstraint(self) } }
  }

  // MARK: - Several constraints

  /// Returns the constraints that a visual format string describes, inactive and in the order of the string.
  ///
  /// An example is `V:|-[title]-8-[body(>=20@750)]|`. A single dash is the standard space: 8 points between views, and
  /// the layout margin next to the superview. Metrics can be numbers of any type, and views can be layout guides. The
  /// constraints that align the views come last. An invalid string traps with UIKit's message, which marks the position
  /// of the error with a caret.
  @discardableResult
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { described(by: format, opts, metrics ?? [:], views) }

  /// Activates constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, most recently activated first.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.oldestFirst.reversed() { constraint.isActive = false }
  }

  // MARK: - Description

  /// The constraint in UIKit's description format; off the main thread, its class and address.
  open override var description: String { MainThread.value({ text }, elsewhere: super.description) }
}

extension NSLayoutConstraint {
  func mentions(_ item: AnyObject) -> Bool { first.mentions(item) || (second?.mentions(item) ?? false) }

  /// Traps with UIKit's message if the attributes can't be compared or a number isn't finite.
  private func requireLegal(_ first: LayoutOperand, _ second: LayoutOperand?) {
    requireFinite(storedConstant)
    raiseException(
      unless: multiplier.isFinite, "NSLayoutConstraint for \(subject): Multiplier is not finite!  That's illegal.")
    if let objection = first.objection(toComparingWith: second, multiplier: multiplier) {
      raiseException("NSLayoutConstraint for \(subject): \(objection)")
    }
  }

  private func requireFinite(_ constant: CGFloat) {
    raiseException(
      unless: constant.isFinite,
      "NSLayoutConstraint for \(subject): Constant is not finite!  That's illegal.  constant:\(constant)")
  }

  private var subject: String { first.participant?.layoutName ?? "(null)" }
}
