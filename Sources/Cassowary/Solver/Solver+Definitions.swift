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
  mutating func definableVariable(of equality: Int32, isInTableau: Bool, entering: Int32? = nil) -> Int32? {
    var largest = 0.0
    for position in terms.range(equality) { largest = max(largest, abs(terms[position].coefficient)) }
    var youngest: Int32?
    for position in terms.range(equality).reversed() {
      let term = terms[position]
      if term.coefficient < 0, youngest != nil { continue }
      let isBasic = term.symbol == entering || tableau.symbols[Int(term.symbol)].isBasic
      let isFit = isInTableau ? isBasic : tableau.isUnused(term.symbol)
      guard isFit, records[Int(term.symbol)].definition < 0 else { continue }
      guard abs(term.coefficient) >= largest * Self.smallestFactor else { continue }
      if restsOn(term.symbol, equality) { continue }
      if term.coefficient > 0 { return term.symbol }
      youngest = term.symbol
    }
    return youngest
  }

  /// Returns whether another variable of an equality depends on the given one, which would make the definition
  /// circular.
  private mutating func restsOn(_ variable: Int32, _ equality: Int32) -> Bool {
    if dependents.count(variable) == 0 { return false }
    beginWalk()
    for position in terms.range(equality) where terms[position].symbol != variable {
      visitDefinitions(of: terms[position].symbol, toRoots: true)
    }
    if walk.hasReached(variable) { return true }
    return walk.postorder.elements.contains { records[Int($0)].root == variable }
  }

  /// Makes an equality the definition of a variable.
  mutating func define(_ variable: Int32, by equality: Int32) {
    for position in terms.range(equality) {
      let term = terms[position]
      if term.symbol == variable {
        records[Int(variable)].factor = -1 / term.coefficient
      } else {
        dependents.append(variable, to: term.symbol)
      }
    }
    outdateRoutes()
    records[Int(variable)].definition = equality
    records[Int(equality)].defines = variable
    stale.append(variable)
    if records[Int(variable)].mayReachTableau { noteReach(of: equality) }
    updateUsers(of: variable)
  }

  /// Removes an equality and a basic variable from the tableau, and makes the equality the variable's definition.
  ///
  /// This changes no value: the equality's residual is always 0, so its column can be left out; and the variable's row
  /// can be dropped, since nothing restricts a variable.
  mutating func substituteEquality(_ equality: Int32, defining variable: Int32) {
    tableau.erase(equality)
    tableau.dropRow(tableau.symbols[Int(variable)].row)
    tableau.clearGradients(of: equality)
    tableau.symbols[Int(equality)].offset = 0
    define(variable, by: equality)
  }

  /// Recomputes everything that depends on a variable: constant parts, roots, and the offsets of constraints in the
  /// tableau.
  private mutating func updateUsers(of variable: Int32) {
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
  mutating func undefine(_ equality: Int32) {
    let variable = records[Int(equality)].defines
    outdateRoutes()
    // The sensitivities describe the column that the equality would have. They follow from the definitions, so compute
    // them before the variable loses its own.
    let sensitivity = records[Int(variable)].mayReachTableau ? sensitivityBelow(variable) : nil
    records[Int(variable)].definition = -1
    records[Int(equality)].defines = -1
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

    tableau.symbols[Int(equality)].kind = .zero
    tableau.symbols[Int(equality)].offset = offset(of: equality)
    tableau.materialize(equality, sensitivity: sensitivity)
    // The variable becomes basic. Its row is its former definition, solved for the variable, including the residual
    // that was 0.
    let factor = records[Int(variable)].factor
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
  private mutating func sensitivityBelow(_ variable: Int32) -> [Tableau.Entry] {
    beginWalk()
    visitDependents(of: variable, onlyReaching: true)
    collectConstraints(on: walk.postorder)
    if walk.constraints.isEmpty {
      for index in walk.postorder.indices { records[Int(walk.postorder[index])].mayReachTableau = false }
      return []
    }
    // The variable changes by -factor per unit of the residual. Propagate that along the definitions, users last.
    weights.add(-records[Int(variable)].factor, to: variable)
    for index in (0..<walk.postorder.count - 1).reversed() {
      let user = walk.postorder[index]
      var sum = 0.0
      for position in terms.range(records[Int(user)].definition) where terms[position].symbol != user {
        sum += terms[position].coefficient * weights.value(of: terms[position].symbol)
      }
      weights.add(records[Int(user)].factor * sum, to: user)
    }
    var result: [Tableau.Entry] = []
    for constraint in walk.constraints.elements {
      var sum = 0.0
      for position in terms.range(constraint) {
        sum = Tolerance.sum(sum, terms[position].coefficient * weights.value(of: terms[position].symbol))
      }
      if sum == 0 { continue }
      result.append(Tableau.Entry(symbol: constraint, coefficient: records[Int(constraint)].turn * sum))
    }
    weights.removeAll()
    return result
  }

  /// Computes the constant part and the root of a variable from those of the variables in its definition.
  mutating func updateConstantPart(of variable: Int32) {
    Self.updateConstantPart(of: variable, &records, &states, terms)
  }

  /// Recomputes constant parts along a route, after the constant of a definition has changed but not which variables it
  /// uses.
  mutating func updateConstants(along order: WorkList<Int32>) {
    Self.updateConstants(along: order, records, &states, terms)
  }

  private static func updateConstants(
    along order: WorkList<Int32>, _ recordArray: borrowing [Record], _ stateArray: inout [State],
    _ terms: borrowing ListPool<Tableau.Entry>
  ) {
    let records = recordArray.span
    var states = stateArray.mutableSpan
    for index in order.indices {
      let variable = order[index]
      let record = records[Int(variable)]
      if record.definition < 0 { continue }
      var sum = states[Int(record.definition)].value
      for position in terms.range(record.definition) where terms[position].symbol != variable {
        sum += terms[position].coefficient * states[Int(terms[position].symbol)].constantPart
      }
      states[Int(variable)].constantPart = record.factor * sum
    }
  }

  private static func updateConstantPart(
    of variable: Int32, _ recordArray: inout [Record], _ stateArray: inout [State],
    _ terms: borrowing ListPool<Tableau.Entry>
  ) {
    var records = recordArray.mutableSpan
    var states = stateArray.mutableSpan
    updateConstantPart(of: variable, &records, &states, terms)
  }

  @inline(__always)
  private static func updateConstantPart(
    of variable: Int32, _ records: inout MutableSpan<Record>, _ states: inout MutableSpan<State>,
    _ terms: borrowing ListPool<Tableau.Entry>
  ) {
    let definition = records[Int(variable)].definition
    if definition < 0 {
      states[Int(variable)].constantPart = 0
      records[Int(variable)].root = Record.manyRoots
      return
    }
    var sum = states[Int(definition)].value
    var root = Record.noRoot
    var rootSum = 0.0
    for position in terms.range(definition) {
      let term = terms[position]
      if term.symbol == variable { continue }
      let record = records[Int(term.symbol)]
      let isDefined = record.definition >= 0
      sum += term.coefficient * states[Int(term.symbol)].constantPart
      let termRoot = isDefined ? record.root : term.symbol
      if termRoot == Record.noRoot { continue }
      root = root == Record.noRoot || root == termRoot ? termRoot : Record.manyRoots
      rootSum = Tolerance.sum(rootSum, term.coefficient * (isDefined ? record.rootFactor : 1))
    }
    let factor = records[Int(variable)].factor
    states[Int(variable)].constantPart = factor * sum
    records[Int(variable)].root = root
    records[Int(variable)].rootFactor = factor * rootSum
  }

  /// Returns the constant of a constraint's residual with all definitions substituted.
  @inline(__always)
  func offset(of constraint: Int32) -> Double {
    records[Int(constraint)].turn * (states[Int(constraint)].value + definedPart(of: constraint))
  }

  /// Returns the part of a constraint's constant that comes from the definitions of its variables.
  @inline(__always)
  func definedPart(of constraint: Int32) -> Double {
    var sum = 0.0
    for position in terms.range(constraint) {
      sum += terms[position].coefficient * states[Int(terms[position].symbol)].constantPart
    }
    return sum
  }

  /// Adds the terms of a constraint's residual, with all definitions substituted, to the tableau's accumulator.
  mutating func expand(_ constraint: Int32) {
    let turn = records[Int(constraint)].turn
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
      let record = records[Int(variable)]
      if record.definition < 0 {
        tableau.accumulate(weight, times: variable)
      } else if record.root == Record.manyRoots {
        substitute(variable, weight: weight)
      } else if record.root != Record.noRoot, record.rootFactor != 0 {
        tableau.accumulate(weight * record.rootFactor, times: record.root)
      }
    }
    weights.removeAll()
  }

  /// Replaces `weight * variable` in ``weights`` by the variable's definition. The caller no longer counts the
  /// variable's own weight.
  mutating func substitute(_ variable: Int32, weight: Double) {
    let factor = weight * records[Int(variable)].factor
    for position in terms.range(records[Int(variable)].definition) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
  }

  /// Returns the definitions that have to be added to a combination of constraints for the defined variables to cancel.
  ///
  /// The coefficients are the multipliers of the definitions.
  mutating func definitions(behind combination: [Tableau.Entry]) -> [Tableau.Entry] {
    for entry in combination {
      let factor = entry.coefficient * records[Int(entry.symbol)].turn
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
      let definition = records[Int(variable)].definition
      if definition < 0 || abs(weight) <= Tolerance.zero { continue }
      result.append(Tableau.Entry(symbol: definition, coefficient: weight * records[Int(variable)].factor))
      substitute(variable, weight: weight)
    }
    weights.removeAll()
    return result
  }
}
