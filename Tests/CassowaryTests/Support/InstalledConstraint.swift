@testable import Cassowary

/// A constraint of the solver, and the oracle's for it.
struct InstalledConstraint {
  var id: ConstraintID
  var constraint: ExactProgram.Constraint
}

/// The solver's side of the oracle's constraints.
extension ExactProgram.Constraint {
  /// Returns the constraint as the solver takes it.
  func expressed(in variables: [Variable]) throws(ConstraintError) -> LinearConstraint {
    let terms = zip(variables, coefficients).map { LinearExpression.Term($0, Double($1)) }
    let expression = LinearExpression(terms, constant: Double(constant))
    if let above {
      return try LinearConstraint(balancing: expression, above: Priority(above), below: Priority(priority))
    }
    let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][relation + 1]
    return try LinearConstraint(expression, relation, priority: Priority(priority))
  }

  /// Returns the error of the constraint that counts at a priority.
  func error(_ values: [Double], at priority: Double) -> Double {
    let residual = zip(values, coefficients).reduce(Double(constant)) { $0 + $1.0 * Double($1.1) }
    let own = residual > 0 ? above ?? self.priority : self.priority
    if own != priority { return 0 }
    switch relation {
    case 0: return abs(residual)
    case 1: return max(0, -residual)
    default: return max(0, residual)
    }
  }
}
