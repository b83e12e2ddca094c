import Foundation

/// A constraint that a stack view wants (auto-layout.md, "UIStackView").
@MainActor
struct StackConstraint {
  /// Why the stack view wants it; the raw values are the identifiers that iOS prints.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// What cannot change in a constraint once it is made.
  struct Key: Hashable {
    let role: Role
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let followsSystem: Bool
  }

  let role: Role
  let first: any LayoutParticipant
  let firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: (any LayoutParticipant)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  /// In points; nil stands for the system's spacing.
  var constant: CGFloat? = 0
  var priority = UILayoutPriority.required

  // Without closures, which check on each call which thread they are on.

  var key: Key {
    var other: ObjectIdentifier?
    if let second { other = ObjectIdentifier(second) }
    return Key(
      role: role, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation, second: other,
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority, followsSystem: constant == nil)
  }

  /// The constraint, inactive.
  func make() -> NSLayoutConstraint {
    var other: LayoutOperand?
    if let second { other = LayoutOperand(second.operandItem, secondAttribute) }
    let constraint = NSLayoutConstraint(
      LayoutOperand(first.operandItem, firstAttribute), relation, other, multiplier: multiplier,
      constant: constant ?? 0, spacing: constant == nil ? SystemSpacing(multiplier: 1) : nil)
    constraint.identifier = role.rawValue
    constraint.isArrangement = true
    constraint.priority = priority
    return constraint
  }
}

extension UIStackView {
  /// Brings the constraints up to date: what is no longer wanted goes, what is new comes, and another constant is an edit.
  func updateArrangement() {
    guard arrangement.isStale else { return }
    arrangement.isStale = false
    provideGuides()
    let wanted = StackPlan(self).constraints
    // A constraint that mentions a view or a guide that left went with it.
    var known: [StackConstraint.Key: NSLayoutConstraint] = [:]
    for (key, constraint) in arrangement.made where constraint.holder === self { known[key] = constraint }
    if !known.isEmpty {
      let keys = Set(wanted.map(\.key))
      removeConstraints(arrangement.made.filter { !keys.contains($0.key) }.map(\.constraint))
    }
    arrangement.made = []
    arrangement.made.reserveCapacity(wanted.count)
    for constraint in wanted {
      let former = known.isEmpty ? nil : known[constraint.key]
      let current = former ?? constraint.make()
      if former == nil { addConstraint(current) } else { current.constant = constraint.constant ?? 0 }
      arrangement.made.append((constraint.key, current))
    }
    refreshYielding()
    refreshBaselines()
  }

  /// Provides the guides that the distribution and the alignment need, and removes those that they do not.
  private func provideGuides() {
    let visibleCount = arrangement.visibleCount
    let hasGaps = distribution == .equalSpacing || distribution == .equalCentering
    let gapCount = hasGaps ? max(visibleCount - 1, 0) : 0
    while arrangement.gaps.count > gapCount, let gap = arrangement.gaps.popLast() { removeLayoutGuide(gap) }
    while arrangement.gaps.count < gapCount { arrangement.gaps.append(adopt(_UIOLAGapGuide(), "UISV-distributing")) }
    let hasSpanner = visibleCount > 0 && !isFillingAcross
    if hasSpanner, arrangement.spanner == nil {
      arrangement.spanner = adopt(_UILayoutSpacer(), "UISV-alignment-spanner")
    } else if !hasSpanner, let spanner = arrangement.spanner {
      removeLayoutGuide(spanner)
      arrangement.spanner = nil
    }
  }

  private func adopt(_ guide: UILayoutGuide, _ identifier: String) -> UILayoutGuide {
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// Whether views fill the stack view across its axis: columns have no baselines to align.
  var isFillingAcross: Bool {
    switch alignment {
    case .fill: true
    case .firstBaseline, .lastBaseline: axis == .vertical
    case .leading, .center, .trailing: false
    }
  }
}

/// What spans a stack view's views across its axis, under the name that iOS prints.
final class _UILayoutSpacer: UILayoutGuide {}

/// What lies between two of a stack view's views, under the name that iOS prints.
final class _UIOLAGapGuide: UILayoutGuide {}
