/// Required equalities that are substituted away.
///
/// An equality with a variable that nothing in the tableau depends on defines that variable by the others. It then needs
/// neither a row nor a column: constraints that mention the variable are expanded when they enter the tableau. Definitions form
/// a graph without cycles; rows of views and deep hierarchies, which are quadratic in a tableau with a column for each
/// equality, stay linear here.
extension Solver {
  /// A coefficient this much smaller than the largest of its equality is not divided by.
  private static let smallestFactor = 0x1p-10

  /// The variable of a required equality that the equality can define: the youngest.
  mutating func definableVariable(of equality: Int32) -> Int32? {
    var largest = 0.0
    for position in terms.range(equality) { largest = max(largest, abs(terms[position].coefficient)) }
    for position in terms.range(equality).reversed() {
      let term = terms[position]
      guard abs(term.coefficient) >= largest * Self.smallestFactor else { continue }
      guard records[Int(term.symbol)].definition < 0, tableau.isUnused(term.symbol) else { continue }
      if uses.count(term.symbol) == 0 { return term.symbol }
      beginWalk()
      for other in terms.range(equality) where other != position { visitDefinitions(of: terms[other].symbol) }
      let isCyclic = records[Int(term.symbol)].stamp == walk.stamp
      if !isCyclic { return term.symbol }
    }
    return nil
  }

  /// Lets an equality define a variable. The equality is not yet among the variable's uses.
  mutating func define(_ variable: Int32, by equality: Int32) {
    for position in terms.range(equality) where terms[position].symbol == variable {
      records[Int(variable)].factor = -1 / terms[position].coefficient
    }
    records[Int(variable)].definition = equality
    records[Int(equality)].defines = variable
    beginWalk()
    visitUsers(of: variable)
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    stale.append(variable)
  }

  /// Ends a definition: the equality enters the tableau as if it had always been there, and can be taken out of it.
  mutating func undefine(_ equality: Int32) {
    let variable = records[Int(equality)].defines
    beginWalk()
    visitUsers(of: variable)
    let sensitivity = sensitivity(to: variable)
    records[Int(variable)].definition = -1
    records[Int(equality)].defines = -1
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    for index in walk.constraints.indices {
      let constraint = walk.constraints[index]
      tableau.symbols[Int(constraint)].offset = offset(of: constraint)
    }
    stale.append(variable)
    tableau.markMoved(variable)
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
    _ = tableau.makeRowFromAccumulator(for: variable)
  }

  /// How much the residuals of the constraints found by the walk grow with the residual of a variable's definition.
  private mutating func sensitivity(to variable: Int32) -> [Tableau.Entry] {
    weights.add(-records[Int(variable)].factor, to: variable)
    for index in walk.postorder.indices.dropLast().reversed() {
      let user = walk.postorder[index]
      var sum = 0.0
      for position in terms.range(records[Int(user)].definition) where terms[position].symbol != user {
        sum += terms[position].coefficient * weights.value(of: terms[position].symbol)
      }
      weights.add(records[Int(user)].factor * sum, to: user)
    }
    var result: [Tableau.Entry] = []
    for constraint in walk.constraints {
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

  /// Computes the constant part of a variable from those of the variables in its definition.
  mutating func updateConstantPart(of variable: Int32) {
    let definition = records[Int(variable)].definition
    if definition < 0 {
      records[Int(variable)].constantPart = 0
      return
    }
    var sum = records[Int(definition)].constant
    for position in terms.range(definition) where terms[position].symbol != variable {
      sum += terms[position].coefficient * records[Int(terms[position].symbol)].constantPart
    }
    records[Int(variable)].constantPart = records[Int(variable)].factor * sum
  }

  /// The constant of a constraint's turned expression with all definitions put in.
  func offset(of constraint: Int32) -> Double {
    var sum = records[Int(constraint)].constant
    for position in terms.range(constraint) {
      sum += terms[position].coefficient * records[Int(terms[position].symbol)].constantPart
    }
    return records[Int(constraint)].turn * sum
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
  private mutating func expandWeights() {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index]) }
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      let weight = weights.value(of: variable)
      if weight == 0 { continue }
      if records[Int(variable)].definition < 0 {
        tableau.accumulate(weight, times: variable)
      } else {
        substitute(variable, weight: weight)
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
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index]) }
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
