import InterfaceDocuments

/// Words about documents for people.
enum DocumentText {
  /// Returns a number with at most one decimal, without a decimal of zero.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && tenths.magnitude < 1e9 ? "\(Int(tenths))" : "\(tenths)"
  }

  /// Returns a constraint as an equation with the ids of objects, such as `abc-12-xyz.width = 100`.
  ///
  /// `owner` is the id of the view that the constraint belongs to, which documents leave out.
  static func equation(_ constraint: InterfaceConstraint, owner: String?) -> String {
    func attribute(_ item: String?, _ attribute: String) -> String { "\(item ?? owner ?? "view").\(attribute)" }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var terms: [String] = []
    if let second = constraint.secondAttribute, second != "notAnAttribute" {
      let factor = constraint.multiplier == 1 ? "" : "\(shortest(constraint.multiplier)) * "
      terms.append(factor + attribute(constraint.secondItem, second))
    }
    if terms.isEmpty || constraint.constant != 0 { terms.append(shortest(constraint.constant)) }
    let right = terms.joined(separator: " + ").replacing("+ -", with: "- ")
    return "\(attribute(constraint.firstItem, constraint.firstAttribute)) \(relation) \(right)"
  }

  private static func shortest(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
