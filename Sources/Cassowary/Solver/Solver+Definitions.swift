/// Required equalities that are substituted.
///
/// An equality with a variable that nothing in the tableau depends on defines that variable in terms of the others. It
/// then needs neither a row nor a column: constraints that mention the variable are expanded when they enter the
/// tableau. The definitions form an acyclic graph. So rows of views and deep hierarchies, which are quadratic in a
/// tableau with a column for each equality, stay linear.
extension Solver {
  /// The smallest coefficient, relative to the largest in its equality, that is used as a divisor.
  private static let smallestFactor = 0x1p-10

  /// Returns the variable that a required equality can define: the youngest with a positive coefficient, or else the
  /// youngest.
  ///
  /// The variable on the left side is the one that the caller probably wants to describe.
  ///
  /// - Parameters:
  ///   - isInTableau: Whether the equality is in the tableau, and the variable has to be in the basis. If not, nothing
  ///     in the tableau may depend on the variable.
  ///   - entering: A variable that is about to enter the basis.
  mutating func definableVariable(of equality: SymbolIndex, isInTableau: Bool, entering: SymbolIndex? = nil)
    -> SymbolIndex?
  {
    var largest = 0.0
    for position in terms.range(equality) { largest = max(largest, abs(terms[position].coefficient)) }
    var youngest: SymbolIndex?
    for position in terms.range(equality).reversed() {
      let term = terms[position]
      if term.coefficient < 0, youngest != nil { continue }
      let isBasic = term.symbol == entering || tableau.symbols[term.symbol].isBasic
      let isFit = isInTableau ? isBasic : tableau.isUnused(term.symbol)
      guard isFit, records[term.symbol].definition.isNone else { continue }
      guard abs(term.coefficient) >= largest * Self.smallestFactor else { continue }
      if restsOn(term.symbol, equality) { continue }
      if term.coefficient > 0 { return term.symbol }
      youngest = term.symbol
    }
    return youngest
  }

  /// Returns whether another variable of an equality depends on the given one, which would make the definition
  /// circular.
  private mutating func restsOn(_ variable: SymbolIndex, _ equality: SymbolIndex) -> Bool {
    if dependents.count(variable) == 0 { return false }
    beginWalk()
    for position in terms.range(equality) where terms[position].symbol != variable {
      visitDefinitions(of: terms[position].symbol, toRoots: true)
    }
    if walk.hasReached(variable) { return true }
    return walk.postorder.elements.contains { records[$0].root == .single(variable) }
  }

  /// Makes an equality the definition of a variable.
  mutating func define(_ variable: SymbolIndex, by equality: SymbolIndex) {
    for position in terms.range(equality) {
      let term = terms[position]
      if term.symbol == variable {
        records[variable].factor = -1 / term.coefficient
      } else {
        dependents.append(variable, to: term.symbol)
      }
    }
    outdateRoutes()
    records[variable].definition = equality
    records[equality].defines = variable
    stale.append(variable)
    if records[variable].mayReachTableau { noteReach(of: equality) }
    updateUsers(of: variable)
  }

  /// Removes an equality and a basic variable from the tableau, and makes the equality the variable's definition.
  ///
  /// This changes no value: the equality's residual is always 0, so its column can be left out; and the variable's row
  /// can be dropped, since nothing restricts a variable.
  mutating func substituteEquality(_ equality: SymbolIndex, defining variable: SymbolIndex) {
    tableau.erase(equality)
    tableau.dropRow(tableau.symbols[variable].row)
    tableau.clearGradients(of: equality)
    tableau.symbols[equality].offset = 0
    define(variable, by: equality)
  }

  /// Recomputes everything that depends on a variable: constant parts, roots, and the offsets of constraints in the
  /// tableau.
  private mutating func updateUsers(of variable: SymbolIndex) {
    beginWalk()
    visitDependents(of: variable)
    collectConstraints(on: walk.postorder)
    updateFound()
  }

  /// Recomputes the variables and constraints that the walk found.
  private mutating func updateFound() {
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    for index in walk.constraints.indices {
      let constraint = walk.constraints[index]
      tableau.replaceOffset(of: constraint, by: offset(of: constraint))
    }
  }

  /// Ends a definition: inserts the equality into the tableau as if it had always been there, so that it can be removed
  /// from it.
  mutating func undefine(_ equality: SymbolIndex) {
    let variable = records[equality].defines
    outdateRoutes()
    // The sensitivities describe the column that the equality would have. They follow from the definitions, so compute
    // them before the variable loses its own.
    let sensitivity = records[variable].mayReachTableau ? sensitivityBelow(variable) : nil
    records[variable].definition = .none
    records[equality].defines = .none
    for position in terms.range(equality) where terms[position].symbol != variable {
      dependents.remove(variable, from: terms[position].symbol)
    }
    stale.append(variable)
    tableau.markMoved(variable)
    // Without a constraint in the tableau that depends on the variable, there is no column. The values that depend on
    // the variable are computed when they are next needed.
    guard let sensitivity else {
      outdate(variable)
      return
    }
    updateFound()
    outdateBesideReach()
    if sensitivity.isEmpty { return }

    tableau.symbols[equality].kind = .zero
    tableau.symbols[equality].offset = offset(of: equality)
    tableau.materialize(equality, sensitivity: sensitivity)
    // The variable becomes basic. Its row is its former definition, solved for the variable, including the residual
    // that was 0.
    let factor = records[variable].factor
    for position in terms.range(equality) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
    expandWeights()
    tableau.accumulate(-factor, times: equality)
    tableau.renewConstant(of: tableau.makeRowFromAccumulator(for: variable))
  }

  /// Marks variables as outdated that depend on those found by the walk, but which the walk skipped because no
  /// constraint in the tableau depends on them.
  private mutating func outdateBesideReach() {
    for index in walk.postorder.indices {
      let users = dependents.range(walk.postorder[index])
      for position in users where !walk.hasReached(dependents[position]) { outdate(dependents[position]) }
    }
  }

  /// Returns the derivatives of the residuals in the tableau with respect to the residual of a variable's definition.
  ///
  /// Only variables that constraints in the tableau may depend on are visited. None of these is outdated, and a row of
  /// views whose positions nothing depends on costs nothing.
  private mutating func sensitivityBelow(_ variable: SymbolIndex) -> [Tableau.Entry] {
    beginWalk()
    visitDependents(of: variable, onlyReaching: true)
    collectConstraints(on: walk.postorder)
    if walk.constraints.isEmpty {
      for index in walk.postorder.indices { records[walk.postorder[index]].mayReachTableau = false }
      return []
    }
    // The variable changes by -factor per unit of the residual. Propagate that along the definitions, users last.
    weights.add(-records[variable].factor, to: variable)
    for index in (0..<walk.postorder.count - 1).reversed() {
      let user = walk.postorder[index]
      var sum = 0.0
      for position in terms.range(records[user].definition) where terms[position].symbol != user {
        sum += terms[position].coefficient * weights.value(of: terms[position].symbol)
      }
      weights.add(records[user].factor * sum, to: user)
    }
    var result: [Tableau.Entry] = []
    for constraint in walk.constraints.elements {
      var sum = 0.0
      for position in terms.range(constraint) {
        sum = Tolerance.sum(sum, terms[position].coefficient * weights.value(of: terms[position].symbol))
      }
      if sum == 0 { continue }
      result.append(Tableau.Entry(symbol: constraint, coefficient: records[constraint].turn * sum))
    }
    weights.removeAll()
    return result
  }

  /// Computes the constant part and the root of a variable from those of the variables in its definition.
  mutating func updateConstantPart(of variable: SymbolIndex) {
    Self.updateConstantPart(of: variable, &records, &states, terms)
  }

  /// Recomputes constant parts along a route, after the constant of a definition has changed but not which variables it
  /// uses.
  mutating func updateConstants(along order: WorkList<SymbolIndex>) {
    Self.updateConstants(along: order, records, &states, terms)
  }

  private static func updateConstants(
    along order: WorkList<SymbolIndex>, _ recordTable: borrowing Table<SymbolIndex, Record>,
    _ stateTable: inout Table<SymbolIndex, State>, _ terms: borrowing ListPool<ConstraintIndex, Tableau.Entry>
  ) {
    let records = recordTable.elements.span
    var states = stateTable.elements.mutableSpan
    for index in order.indices {
      let variable = order[index]
      let record = records[variable]
      if record.definition.isNone { continue }
      var sum = states[record.definition].value
      for position in terms.range(record.definition) where terms[position].symbol != variable {
        sum += terms[position].coefficient * states[terms[position].symbol].constantPart
      }
      states[variable].constantPart = record.factor * sum
    }
  }

  private static func updateConstantPart(
    of variable: SymbolIndex, _ recordTable: inout Table<SymbolIndex, Record>,
    _ stateTable: inout Table<SymbolIndex, State>, _ terms: borrowing ListPool<ConstraintIndex, Tableau.Entry>
  ) {
    var records = recordTable.elements.mutableSpan
    var states = stateTable.elements.mutableSpan
    updateConstantPart(of: variable, &records, &states, terms)
  }

  @inline(__always)
  private static func updateConstantPart(
    of variable: SymbolIndex, _ records: inout MutableSpan<Record>, _ states: inout MutableSpan<State>,
    _ terms: borrowing ListPool<ConstraintIndex, Tableau.Entry>
  ) {
    let definition = records[variable].definition
    if definition.isNone {
      states[variable].constantPart = 0
      records[variable].root = .many
      return
    }
    var sum = states[definition].value
    var root = Root.none
    var rootSum = 0.0
    for position in terms.range(definition) {
      let term = terms[position]
      if term.symbol == variable { continue }
      let record = records[term.symbol]
      let isDefined = !record.definition.isNone
      sum += term.coefficient * states[term.symbol].constantPart
      let termRoot = isDefined ? record.root : .single(term.symbol)
      if termRoot == .none { continue }
      root = root == .none || root == termRoot ? termRoot : .many
      rootSum = Tolerance.sum(rootSum, term.coefficient * (isDefined ? record.rootFactor : 1))
    }
    let factor = records[variable].factor
    states[variable].constantPart = factor * sum
    records[variable].root = root
    records[variable].rootFactor = factor * rootSum
  }

  /// Returns the constant of a constraint's residual with all definitions substituted.
  @inline(__always)
  func offset(of constraint: SymbolIndex) -> Double {
    records[constraint].turn * (states[constraint].value + definedPart(of: constraint))
  }

  /// Returns the part of a constraint's constant that comes from the definitions of its variables.
  @inline(__always)
  func definedPart(of constraint: SymbolIndex) -> Double {
    var sum = 0.0
    for position in terms.range(constraint) {
      sum += terms[position].coefficient * states[terms[position].symbol].constantPart
    }
    return sum
  }

  /// Adds the terms of a constraint's residual, with all definitions substituted, to the tableau's accumulator.
  mutating func expand(_ constraint: SymbolIndex) {
    let turn = records[constraint].turn
    for position in terms.range(constraint) {
      weights.add(turn * terms[position].coefficient, to: terms[position].symbol)
    }
    expandWeights()
  }

  /// Adds ``weights``, with all definitions substituted, to the tableau's accumulator, and empties them.
  mutating func expandWeights() {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index], toRoots: true) }
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      // In reverse postorder, a variable's weight is complete before its definition is substituted.
      let weight = weights.value(of: variable)
      if weight == 0 { continue }
      let record = records[variable]
      if record.definition.isNone {
        tableau.accumulate(weight, times: variable)
      } else if record.root == .many {
        substitute(variable, weight: weight)
      } else if let root = record.root.variable, record.rootFactor != 0 {
        tableau.accumulate(weight * record.rootFactor, times: root)
      }
    }
    weights.removeAll()
  }

  /// Replaces `weight * variable` in ``weights`` by the variable's definition. The caller no longer counts the
  /// variable's own weight.
  mutating func substitute(_ variable: SymbolIndex, weight: Double) {
    let factor = weight * records[variable].factor
    for position in terms.range(records[variable].definition) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
  }

  /// Returns the definitions that have to be added to a combination of constraints for the defined variables to cancel.
  ///
  /// The coefficients are the multipliers of the definitions.
  mutating func definitions(behind combination: [Tableau.Entry]) -> [Tableau.Entry] {
    for entry in combination {
      let factor = entry.coefficient * records[entry.symbol].turn
      for position in terms.range(entry.symbol) {
        weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
      }
    }
    return definitionsBehindWeights()
  }

  /// Returns the definitions that have to be added to ``weights`` for the defined variables to cancel, and empties
  /// ``weights``.
  mutating func definitionsBehindWeights() -> [Tableau.Entry] {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index], toRoots: false) }
    var result: [Tableau.Entry] = []
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      let weight = weights.value(of: variable)
      let definition = records[variable].definition
      if definition.isNone || abs(weight) <= Tolerance.zero { continue }
      result.append(Tableau.Entry(symbol: definition, coefficient: weight * records[variable].factor))
      substitute(variable, weight: weight)
    }
    weights.removeAll()
    return result
  }
}
