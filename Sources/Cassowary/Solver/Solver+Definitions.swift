/// Required equalities that are substituted away.
///
/// An equality with a variable that nothing in the tableau depends on defines that variable by the others. It then needs
/// neither a row nor a column: constraints that mention the variable are expanded when they enter the tableau. Definitions form
/// a graph without cycles; rows of views and deep hierarchies, which are quadratic in a tableau with a column for each
/// equality, stay linear here.
extension Solver {
  /// A coefficient this much smaller than the largest of its equality is not divided by.
  private static let smallestFactor = 0x1p-10

  /// The variable of a required equality that the equality can define: the youngest of those on the left side, as the one
  /// that the caller meant to say something about, or else the youngest.
  ///
  /// - Parameters:
  ///   - isInTableau: Whether the equality is in the tableau, and so are the variables to choose from; otherwise nothing in the
  ///     tableau may depend on the variable.
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

  /// Whether another variable of an equality rests on the given one, so that a definition of that would be circular.
  private mutating func restsOn(_ variable: Int32, _ equality: Int32) -> Bool {
    if dependents.count(variable) == 0 { return false }
    beginWalk()
    for position in terms.range(equality) where terms[position].symbol != variable {
      visitDefinitions(of: terms[position].symbol, toRoots: true)
    }
    if walk.hasReached(variable) { return true }
    return walk.postorder.elements.contains { records[Int($0)].root == variable }
  }

  /// Lets an equality define a variable.
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

  /// Takes an equality and a variable of the basis out of the tableau: from now on the one defines the other.
  ///
  /// The equality's residual is always 0, so that its column can be left out, and nothing restricts a variable's row.
  mutating func takeOut(_ equality: Int32, defining variable: Int32) {
    tableau.erase(equality)
    tableau.dropRow(tableau.symbols[Int(variable)].row)
    tableau.clearGradients(of: equality)
    tableau.symbols[Int(equality)].offset = 0
    define(variable, by: equality)
  }

  /// Computes what rests on a variable anew: constant parts, roots, and the offsets of constraints in the tableau.
  private mutating func updateUsers(of variable: Int32) {
    beginWalk()
    visitDependents(of: variable)
    collectConstraints(on: walk.postorder)
    updateFound()
  }

  /// Computes what the walk found anew.
  private mutating func updateFound() {
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    for index in walk.constraints.indices {
      let constraint = walk.constraints[index]
      tableau.replaceOffset(of: constraint, by: offset(of: constraint))
    }
  }

  /// Ends a definition: the equality enters the tableau as if it had always been there, and can be taken out of it.
  mutating func undefine(_ equality: Int32) {
    let variable = records[Int(equality)].defines
    outdateRoutes()
    let sensitivity = records[Int(variable)].mayReachTableau ? sensitivityBelow(variable) : nil
    records[Int(variable)].definition = -1
    records[Int(equality)].defines = -1
    for position in terms.range(equality) where terms[position].symbol != variable {
      dependents.remove(variable, from: terms[position].symbol)
    }
    stale.append(variable)
    tableau.markMoved(variable)
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
    let factor = records[Int(variable)].factor
    for position in terms.range(equality) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
    expandWeights()
    tableau.accumulate(-factor, times: equality)
    tableau.renewConstant(of: tableau.makeRowFromAccumulator(for: variable))
  }

  /// Marks what rests on the variables that the walk found as out of date, where the walk did not come because no constraint in
  /// the tableau mentions it.
  private mutating func outdateBesideReach() {
    for index in walk.postorder.indices {
      let users = dependents.range(walk.postorder[index])
      for position in users where !walk.hasReached(dependents[position]) { outdate(dependents[position]) }
    }
  }

  /// How much the residuals of the constraints in the tableau grow with the residual of a variable's definition.
  ///
  /// Only what may reach the tableau is looked at: none of that is out of date, and a row of views on whose places nothing
  /// depends costs nothing.
  private mutating func sensitivityBelow(_ variable: Int32) -> [Tableau.Entry] {
    beginWalk()
    visitReachingDependents(of: variable)
    collectConstraints(on: walk.postorder)
    if walk.constraints.isEmpty {
      for index in walk.postorder.indices { records[Int(walk.postorder[index])].mayReachTableau = false }
      return []
    }
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

  /// Computes the constant parts of variables, each after those that it uses, after the constant of a definition alone has
  /// changed: all rest on what they did.
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

  /// The constant of a constraint's turned expression with all definitions put in.
  @inline(__always)
  func offset(of constraint: Int32) -> Double {
    records[Int(constraint)].turn * (states[Int(constraint)].value + definedPart(of: constraint))
  }

  /// What the definitions of a constraint's variables add to its constant.
  @inline(__always)
  func definedPart(of constraint: Int32) -> Double {
    var sum = 0.0
    for position in terms.range(constraint) {
      sum += terms[position].coefficient * states[Int(terms[position].symbol)].constantPart
    }
    return sum
  }

  /// Adds a constraint's turned terms, with all definitions put in, to the tableau's accumulator.
  mutating func expand(_ constraint: Int32) {
    let turn = records[Int(constraint)].turn
    for position in terms.range(constraint) {
      weights.add(turn * terms[position].coefficient, to: terms[position].symbol)
    }
    expandWeights()
  }

  /// Adds ``weights``, with all definitions put in, to the tableau's accumulator, and empties them.
  mutating func expandWeights() {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index], toRoots: true) }
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
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

  /// Replaces `weight * variable` in ``weights`` by the variable's definition.
  mutating func substitute(_ variable: Int32, weight: Double) {
    let factor = weight * records[Int(variable)].factor
    for position in terms.range(records[Int(variable)].definition) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
  }

  /// The definitions that a combination of constraints in the tableau rests on, with their multipliers: those that have to be
  /// added for the defined variables to cancel.
  mutating func definitions(behind combination: [Tableau.Entry]) -> [Tableau.Entry] {
    for entry in combination {
      let factor = entry.coefficient * records[Int(entry.symbol)].turn
      for position in terms.range(entry.symbol) {
        weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
      }
    }
    return definitionsBehindWeights()
  }

  /// The definitions that have to be added to ``weights`` for the defined variables to cancel, which are emptied.
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
