import Foundation

/// A constraint that a stack view requires (auto-layout.md, "UIStackView").
@MainActor
struct StackConstraint {
  /// The purpose of the constraint. The raw values are the identifiers that iOS prints.
  enum Role: String {
    /// Connects the first or last view, or the spanner, to the edges of the stack view.
    case canvasConnection = "UISV-canvas-connection"
    /// Spaces two neighbors, or positions a hidden view.
    case spacing = "UISV-spacing"
    /// Makes views or gap guides equally long.
    case fillEqually = "UISV-fill-equally"
    /// Gives a view a share of the length in proportion to its content.
    case fillProportionally = "UISV-fill-proportionally"
    /// Connects a gap guide to a view beside it.
    case distributingEdge = "UISV-distributing-edge"
    /// Aligns a view with the first one across the axis.
    case alignment = "UISV-alignment"
    /// Makes the spanner reach at least as far as a view.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Makes the spanner as short as possible.
    case spanningFit = "UISV-spanning-fit"
    /// Gives an otherwise ambiguous length a value.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Makes the stack view as short as possible.
    case canvasFit = "UISV-canvas-fit"
    /// Gives a hidden view no length.
    case hiding = "UISV-hiding"
    /// Makes multi-line labels in a row equally wide.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// The properties of a constraint that can't change after it is created.
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
  /// The constant in points, or `nil` for the system's spacing.
  var constant: CGFloat? = 0
  var priority = UILayoutPriority.required

  // Without closures, which check on each call which thread they run on.

  var key: Key {
    var other: ObjectIdentifier?
    if let second { other = ObjectIdentifier(second) }
    return Key(
      role: role, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation, second: other,
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority, followsSystem: constant == nil)
  }

  /// Returns an inactive layout constraint.
  func make() -> NSLayoutConstraint {
    var other: LayoutOperand?
    if let second { other = LayoutOperand(second.operandItem, secondAttribute) }
    let constraint = NSLayoutConstraint(
      LayoutOperand(first.operandItem, firstAttribute), relation, other, multiplier: multiplier,
      constant: constant ?? 0, spacing: constant == nil ? SystemSpacing(multiplier: 1) : nil)
    constraint.identifier = role.rawValue
    constraint.isArrangement = true
    constraint.isShare = role == .fillProportionally
    constraint.priority = priority
    return constraint
  }
}

extension UIStackView {
  /// Updates the constraints: removes those that are no longer required, adds new ones, and edits changed constants.
  func updateArrangement() {
    guard arrangement.isStale else { return }
    arrangement.isStale = false
    provideGuides()
    let plan = StackPlan(self)
    let wanted = plan.constraints
    arrangement.contentLength = plan.contentLength
    let hadWrappedProportions = arrangement.wrappedProportions != nil
    arrangement.wrappedProportions = plan.wrappedProportions
    // Constraints that mention a removed view or guide were removed with it.
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
      // The engine may have replaced the multiplier for text that has changed since.
      if hadWrappedProportions, former != nil, current.isShare { regionEngine?.termsDidChange(of: current) }
      arrangement.made.append((constraint.key, current))
    }
    refreshYielding()
    refreshBaselines()
  }

  /// Adds the guides that the distribution and the alignment require, and removes the others.
  private func provideGuides() {
    let visibleCount = arrangement.visibleCount
    let hasGaps = distribution == .equalSpacing || distribution == .equalCentering
    let gapCount = hasGaps ? max(visibleCount - 1, 0) : 0
    while arrangement.gaps.count > gapCount, let gap = arrangement.gaps.popLast() { removeLayoutGuide(gap) }
    while arrangement.gaps.count < gapCount {
      arrangement.gaps.append(addOwnGuide(_UIOLAGapGuide(), "UISV-distributing"))
    }
    let hasSpanner = visibleCount > 0 && !isFillingAcross
    if hasSpanner, arrangement.spanner == nil {
      arrangement.spanner = addOwnGuide(_UILayoutSpacer(), "UISV-alignment-spanner")
    } else if !hasSpanner, let spanner = arrangement.spanner {
      removeLayoutGuide(spanner)
      arrangement.spanner = nil
    }
  }

  private func addOwnGuide(_ guide: UILayoutGuide, _ identifier: String) -> UILayoutGuide {
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// Whether views fill the stack view across its axis. They do in columns aligned by baselines, which columns don't
  /// have.
  var isFillingAcross: Bool {
    switch alignment {
    case .fill: true
    case .firstBaseline, .lastBaseline: axis == .vertical
    case .leading, .center, .trailing: false
    }
  }
}

/// The guide that spans a stack view's views across its axis, under the name that iOS prints.
final class _UILayoutSpacer: UILayoutGuide {}

/// The guide between two of a stack view's views, under the name that iOS prints.
final class _UIOLAGapGuide: UILayoutGuide {}
