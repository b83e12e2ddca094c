/// Why a variable has its value: the constraints that hold exactly and fix it, each with a multiplier.
///
/// With every constraint written as `terms relation target`, the variable's value is the sum of `multiplier * target`. So a
/// multiplier is also how much the variable moves for each unit by which that constraint's target grows, as long as the same
/// constraints hold.
public struct Explanation: Hashable, Sendable {
  /// A constraint and its part in a variable's value.
  public struct Term: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// What the constraint's target is multiplied by.
    public let multiplier: Double
  }

  /// The constraints, ascending by handle.
  public let terms: [Term]
  /// The variables in the value that no constraint fixes. They count as 0, and the explained variable is not determined.
  public let freeVariables: [Variable]
}

extension Solver {
  /// Explains a variable's value as of the last ``solve()``.
  ///
  /// - Returns: nil for a variable that the solver does not know.
  /// - Complexity: That of copying the solver.
  public func explain(_ variable: Variable) -> Explanation? {
    guard isKnown(variable) else { return nil }
    var copy = self
    copy.settleDepartures()
    return copy.explanation(of: variable.index)
  }

  /// The constraints that hold a variable in place as of the last ``solve()``, ascending: those of its explanation.
  ///
  /// - Complexity: That of copying the solver.
  public func constraintsHolding(_ variable: Variable) -> [ConstraintID] {
    explain(variable)?.terms.map(\.constraint) ?? []
  }

  /// Expresses a variable by the residuals outside the basis, and then those and the variable by definitions.
  private mutating func explanation(of variable: Int32) -> Explanation {
    settleDefinitions()
    weights.add(1, to: variable)
    expandWeights()
    tableau.accumulator.sort()
    var terms: [Explanation.Term] = []
    var freeVariables: [Variable] = []
    weights.add(1, to: variable)
    for symbol in tableau.accumulator.symbols.elements {
      let coefficient = tableau.accumulator.value(of: symbol)
      if abs(coefficient) <= Tolerance.zero { continue }
      if records[Int(symbol)].role == .variable {
        freeVariables.append(Variable(index: symbol, generation: records[Int(symbol)].generation))
        weights.add(-coefficient, to: symbol)
        continue
      }
      let multiplier = coefficient * records[Int(symbol)].turn
      terms.append(Explanation.Term(constraint: identifier(of: symbol), multiplier: multiplier))
      for position in self.terms.range(symbol) {
        weights.add(-multiplier * self.terms[position].coefficient, to: self.terms[position].symbol)
      }
    }
    tableau.accumulator.removeAll()
    for entry in definitionsBehindWeights() {
      terms.append(Explanation.Term(constraint: identifier(of: entry.symbol), multiplier: -entry.coefficient))
    }
    return Explanation(terms: terms.sorted { $0.constraint < $1.constraint }, freeVariables: freeVariables)
  }
}
