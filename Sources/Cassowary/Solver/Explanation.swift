/// The reason for a variable's value: the constraints that hold exactly and determine it, each with a multiplier.
///
/// If every constraint is written as `terms relation target`, the variable's value is the sum of `multiplier * target`.
/// So a multiplier is also the distance that the variable moves for each unit by which that constraint's target
/// increases, as long as the same constraints hold exactly.
public struct Explanation: Hashable, Sendable {
  /// A constraint and its multiplier in a variable's value.
  public struct Term: Hashable, Sendable {
    /// A constraint that holds exactly.
    public let constraint: ConstraintID
    /// The factor of the constraint's target.
    public let multiplier: Double
  }

  /// The constraints, ascending by handle.
  public let terms: [Term]
  /// The variables in the value that no constraint determines. They count as 0, and the explained variable is not
  /// determined.
  public let freeVariables: [Variable]
}

extension Solver {
  /// Returns an explanation of a variable's value as of the last ``solve()``.
  ///
  /// - Returns: The explanation, or `nil` if the solver does not have the variable.
  /// - Complexity: The same as copying the solver.
  public func explain(_ variable: Variable) -> Explanation? {
    guard isKnown(variable) else { return nil }
    var copy = self
    copy.settleDepartures()
    return copy.explanation(of: variable.index)
  }

  /// Returns the constraints that determine a variable's value as of the last ``solve()``, in ascending order.
  ///
  /// - Complexity: The same as copying the solver.
  public func constraintsHolding(_ variable: Variable) -> [ConstraintID] {
    explain(variable)?.terms.map(\.constraint) ?? []
  }
}
