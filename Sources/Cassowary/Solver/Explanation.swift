/// The reason for a variable's value: the constraints that hold exactly and determine it, each with a multiplier.
///
/// If every constraint is written as `terms relation target`, the variable's value is the sum of `multiplier * target`.
/// So a multiplier is also the distance that the variable moves for each unit by which that constraint's target
/// increases, as long as the same constraints hold exactly.
public struct Explanation: Hashable, Sendable {
  /// A constraint and its multiplier in a variable's value.
  public struct Term: Hashable, Sendable {
    /// The constraint.
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

  /// Expresses a variable in terms of the residuals outside the basis, and adds the definitions that this expression
  /// needs.
  private mutating func explanation(of variable: SymbolIndex) -> Explanation {
    settleDefinitions()
    weights.add(1, to: variable)
    expandWeights()
    tableau.accumulator.sort()
    var terms: [Explanation.Term] = []
    var freeVariables: [Variable] = []
    weights.add(1, to: variable)
    // Now subtract the multiples of the constraints' expressions from the variable. Defined variables that remain in
    // the difference are canceled by multiples of their definitions, which are part of the explanation, too.
    for symbol in tableau.accumulator.symbols.elements {
      let coefficient = tableau.accumulator.value(of: symbol)
      if abs(coefficient) <= Tolerance.zero { continue }
      if records[symbol].role == .variable {
        freeVariables.append(Variable(index: symbol, generation: records[symbol].generation))
        weights.add(-coefficient, to: symbol)
        continue
      }
      let multiplier = coefficient * records[symbol].turn
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
