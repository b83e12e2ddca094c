import InterfaceDocuments
import TextOutput

extension InterfaceConstraint {
  /// Returns the constraint as an equation with the ids of objects, such as `abc-12-xyz.width = 100`.
  ///
  /// `owner` is the id of the view that the constraint belongs to, which documents leave out.
  func equation(owner: String?) -> String {
    func attribute(_ item: String?, _ attribute: Attribute) -> String {
      "\(item ?? owner ?? "view").\(attribute.rawValue)"
    }
    let relation =
      switch self.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var terms: [String] = []
    if let second = secondAttribute {
      let factor = multiplier == 1 ? "" : "\(NumberText.shortest(multiplier)) * "
      terms.append(factor + attribute(secondItem, second))
    }
    if terms.isEmpty || constant != 0 { terms.append(NumberText.shortest(constant)) }
    let right = terms.joined(separator: " + ").replacing("+ -", with: "- ")
    return "\(attribute(firstItem, firstAttribute)) \(relation) \(right)"
  }
}
