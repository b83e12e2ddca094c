/// Required equalities that are substituted.
///
/// An equality with a variable that nothing in the tableau depends on defines that variable in terms of the others. It
/// then needs neither a row nor a column: constraints that mention the variable are expanded when they enter the
/// tableau. The definitions form an acyclic graph. So rows of views and deep hierarchies, which are quadratic in a
/// tableau with a column for each equality, stay linear.
struct Definitions: Sendable {
  /// What is known about a symbol.
  private struct Node: Sendable, BitwiseCopyable {
    /// For a variable, whether a constraint in the tableau may mention it or a variable that depends on it.
    ///
    /// If this is set for a defined variable, it is set for all variables in its definition.
    var mayReachTableau = false
    /// For a defined variable, whether its constant part and root are outdated. If so, those of all variables that
    /// depend on it are outdated, too.
    var isOutdated = false
    /// For an equality that defines a variable, whether it was removed, but its definition has not ended yet.
    var isDeparting = false
    /// For an equality that defines a variable, that variable; otherwise none.
    var defines = VariableIndex.none
    /// For a variable, how it follows from others.
    var definition = Definition()
  }

  /// The smallest coefficient, relative to the largest in its equality, that is used as a divisor.
  private static let smallestFactor = 0x1p-10

  private var nodes = Table<SymbolIndex, Node>()
  /// For each symbol, the number of the walk that visited it last. Apart from the nodes, which a copied solver shares
  /// until definitions change.
  private var stamps = Table<SymbolIndex, UInt32>()
  /// The defined variables whose definitions mention a variable.
  private var dependents = ListPool<VariableIndex, VariableIndex>()
  /// The current walk, with buffers for it.
  private var walk = Walk()
  /// A linear combination of variables that is being expanded or substituted; a buffer.
  private var weights = Accumulator()
  /// The variables whose constant part and root are outdated.
  private var outdated = WorkList<VariableIndex>()
  /// Variables whose value must be recomputed because their definition was added, changed, or removed.
  private(set) var stale = WorkList<VariableIndex>()

  // MARK: Symbols

  /// Allocates storage for a number of symbols.
  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    stamps.reserveCapacity(count)
    weights.reserve(count)
    dependents.reserveLists(count)
  }

  /// Adds a symbol.
  @inline(__always)
  mutating func appendSymbol() {
    nodes.append(Node())
    stamps.append(0)
    dependents.appendList()
    weights.appendSymbol()
  }

  /// Forgets what is known about an index that gets another use, except that it is listed as outdated.
  mutating func reset(_ index: SymbolIndex) {
    nodes[index] = Node(isOutdated: nodes[index].isOutdated)
  }

  /// How a variable follows from others.
  @inline(__always)
  subscript(variable: VariableIndex) -> Definition { nodes[variable].definition }

  /// Returns the variable that an equality defines; none if it defines none.
  @inline(__always)
  func variable(definedBy constraint: ConstraintIndex) -> VariableIndex { nodes[constraint].defines }

  /// Returns whether a constraint is a definition.
  @inline(__always)
  func isDefinition(_ constraint: ConstraintIndex) -> Bool { !nodes[constraint].defines.isNone }

  /// Returns whether a definition mentions a variable.
  @inline(__always)
  func hasDependents(_ variable: VariableIndex) -> Bool { dependents.count(variable) > 0 }

  // MARK: Adding and removing definitions

  /// Returns the variable that a required equality can define: the youngest with a positive coefficient, or else the
  /// youngest.
  ///
  /// The variable on the left side is the one that the caller probably wants to describe.
  ///
  /// - Parameters:
  ///   - isInTableau: Whether the equality is in the tableau, and the variable has to be in the basis. If not, nothing
  ///     in the tableau may depend on the variable.
  ///   - entering: A variable that is about to enter the basis.
  @inline(__always)
  mutating func definableVariable(
    of equality: ConstraintIndex, _ terms: borrowing TermLists, _ matrix: borrowing Matrix, isInTableau: Bool,
    entering: VariableIndex? = nil
  ) -> VariableIndex? {
    let range = terms.range(equality)
    var largest = 0.0
    for position in range { largest = max(largest, abs(terms[position].coefficient)) }
    var youngest: VariableIndex?
    for position in range.reversed() {
      let term = terms[position]
      if term.coefficient < 0, youngest != nil { continue }
      let isBasic = term.symbol == entering || matrix.symbols[term.symbol].isBasic
      let isFit = isInTableau ? isBasic : matrix.isUnused(term.symbol)
      guard isFit, !self[term.symbol].isDefined else { continue }
      guard abs(term.coefficient) >= largest * Self.smallestFactor else { continue }
      if isCircular(equality, defining: term.symbol, terms) { continue }
      if term.coefficient > 0 { return term.symbol }
      youngest = term.symbol
    }
    return youngest
  }

  /// Returns whether another variable of an equality depends on the given one, which would make the definition
  /// circular.
  private mutating func isCircular(
    _ equality: ConstraintIndex, defining variable: VariableIndex, _ terms: borrowing TermLists
  ) -> Bool {
    if !hasDependents(variable) { return false }
    beginWalk()
    for position in terms.range(equality) where terms[position].symbol != variable {
      visitDefinitions(of: terms[position].symbol, terms, toRoots: true)
    }
    if stamps[variable] == walk.stamp { return true }
    return walk.postorder.elements.contains { nodes[$0].definition.root == .single(variable) }
  }

  /// Whether a constraint in the tableau may mention a variable or one that depends on it.
  @inline(__always)
  func mayReachTableau(_ variable: VariableIndex) -> Bool { nodes[variable].mayReachTableau }

  /// Makes an equality the definition of a variable, and finds the constraints in the tableau that depend on it.
  ///
  /// If there are none, what depends on the variable is only marked as outdated. A chain whose links are defined from
  /// its end thus takes one step for each link. Otherwise, no definition may be outdated.
  mutating func define(
    _ variable: VariableIndex, by equality: ConstraintIndex, _ expressions: borrowing Expressions,
    _ values: inout Values
  ) {
    var definition = nodes[variable].definition
    definition.equality = equality
    for position in expressions.terms.range(equality) {
      let term = expressions.terms[position]
      if term.symbol == variable {
        definition.factor = -1 / term.coefficient
      } else {
        dependents.append(variable, to: term.symbol)
      }
    }
    nodes[variable].definition = definition
    nodes[equality].defines = variable
    stale.append(variable)
    beginWalk()
    guard nodes[variable].mayReachTableau else { return outdate(variable) }
    noteReach(of: equality, expressions.terms)
    visitDependents(of: variable)
    collectConstraints(on: walk.postorder, expressions.uses)
    updateFound(expressions.terms, &values)
  }

  /// Ends the definition of a variable, and marks what depends on it as outdated.
  ///
  /// The equality gets a column in the tableau, as if it had always been there, so that it can be removed from it. The
  /// column follows from the definitions as they were.
  ///
  /// - Returns: The derivatives of the residuals in the tableau with respect to that of the equality; or `nil` if no
  ///   constraint in the tableau depends on the variable. If it is not `nil`, ``foundConstraints`` are the constraints
  ///   whose offsets have changed.
  mutating func undefine(
    _ equality: ConstraintIndex, _ expressions: borrowing Expressions,
    _ records: borrowing Table<SymbolIndex, Solver.Record>, _ values: inout Values
  ) -> [Entry]? {
    let variable = nodes[equality].defines
    // The sensitivities follow from the definitions, so compute them before the variable loses its own.
    let sensitivity = nodes[variable].mayReachTableau ? sensitivity(below: variable, expressions, records) : nil
    nodes[variable].definition.equality = .none
    nodes[equality].defines = .none
    for position in expressions.terms.range(equality) where expressions.terms[position].symbol != variable {
      dependents.remove(variable, from: expressions.terms[position].symbol)
    }
    stale.append(variable)
    // Without a constraint in the tableau that depends on the variable, there is no column. The values that depend on
    // the variable are computed when they are next needed.
    guard let sensitivity else {
      outdate(variable)
      return nil
    }
    updateFound(expressions.terms, &values)
    outdateBesideReach()
    return sensitivity
  }

  /// Returns the derivatives of the residuals in the tableau with respect to the residual of a variable's definition.
  ///
  /// Only variables that constraints in the tableau may depend on are visited. None of these is outdated, and a row of
  /// views whose positions nothing depends on costs nothing.
  private mutating func sensitivity(
    below variable: VariableIndex, _ expressions: borrowing Expressions,
    _ records: borrowing Table<SymbolIndex, Solver.Record>
  ) -> [Entry] {
    beginWalk()
    visitDependents(of: variable, onlyReaching: true)
    collectConstraints(on: walk.postorder, expressions.uses)
    if walk.constraints.isEmpty {
      for index in walk.postorder.indices { nodes[walk.postorder[index]].mayReachTableau = false }
      return []
    }
    // The variable changes by -factor per unit of the residual. Propagate that along the definitions, users last.
    weights.add(-self[variable].factor, to: variable)
    for index in (0..<walk.postorder.count - 1).reversed() {
      let user = walk.postorder[index]
      var sum = 0.0
      for position in expressions.terms.range(self[user].equality) where expressions.terms[position].symbol != user {
        sum += expressions.terms[position].coefficient * weights.value(of: expressions.terms[position].symbol)
      }
      weights.add(self[user].factor * sum, to: user)
    }
    var result: [Entry] = []
    for constraint in walk.constraints.elements {
      var sum = 0.0
      for position in expressions.terms.range(constraint) {
        let term = expressions.terms[position]
        sum = Tolerance.sum(sum, term.coefficient * weights.value(of: term.symbol))
      }
      if sum == 0 { continue }
      result.append(Entry(symbol: constraint, coefficient: records[constraint].turn * sum))
    }
    weights.removeAll()
    return result
  }

  // MARK: Departures

  /// Marks a definition as removed. It ends later, with others.
  mutating func markDeparting(_ equality: ConstraintIndex) { nodes[equality].isDeparting = true }

  /// Sorts removed definitions so that each comes after those that depend on it.
  mutating func sortDeparting(_ equalities: inout WorkList<ConstraintIndex>) {
    beginWalk()
    for index in equalities.indices { visitDependents(of: nodes[equalities[index]].defines) }
    equalities.removeAll()
    for index in walk.postorder.indices {
      let equality = self[walk.postorder[index]].equality
      if !equality.isNone, nodes[equality].isDeparting { equalities.append(equality) }
    }
  }

  // MARK: Outdated and stale variables

  /// Whether no constant part or root is outdated.
  @inline(__always)
  var isSettled: Bool { outdated.isEmpty }

  /// The number of variables whose constant part and root are outdated.
  var outdatedCount: Int { outdated.count }

  /// Marks a variable and all that depend on it as outdated.
  ///
  /// When a definition begins or ends, everything that depends on its variable gets another constant part and another
  /// root. If no constraint in the tableau depends on it, these are not needed until a constraint enters the tableau or
  /// values are requested. So the variables are only marked, except those already marked, and walks follow their
  /// definitions. Building or removing a chain thus takes one step for each link, from either end.
  private mutating func outdate(_ variable: VariableIndex) {
    if nodes[variable].isOutdated { return }
    appendOutdated(variable)
    var next = outdated.count - 1
    while next < outdated.count {
      for position in dependents.range(outdated[next]) {
        let user = dependents[position]
        if !nodes[user].isOutdated { appendOutdated(user) }
      }
      next += 1
    }
  }

  private mutating func appendOutdated(_ variable: VariableIndex) {
    nodes[variable].isOutdated = true
    nodes[variable].definition.root = .many
    outdated.append(variable)
  }

  /// Marks variables as outdated that depend on those found by the walk, but which the walk skipped because no
  /// constraint in the tableau depends on them.
  private mutating func outdateBesideReach() {
    for index in walk.postorder.indices {
      let users = dependents.range(walk.postorder[index])
      for position in users where stamps[dependents[position]] != walk.stamp { outdate(dependents[position]) }
    }
  }

  /// Recomputes outdated constant parts and roots.
  @inline(never)
  mutating func settle(
    _ records: borrowing Table<SymbolIndex, Solver.Record>, _ terms: borrowing TermLists,
    _ values: inout Values
  ) {
    beginWalk()
    for index in outdated.indices {
      let variable = outdated[index]
      nodes[variable].isOutdated = false
      if records[variable].role == .variable { visitDependents(of: variable) }
    }
    updateFound(terms, &values)
    outdated.removeAll()
  }

  /// Marks a variable's value as outdated, because the constant of its definition has changed.
  mutating func markStale(_ variable: VariableIndex) { stale.append(variable) }

  /// Empties the list of variables whose value must be recomputed.
  mutating func removeStale() { stale.removeAll() }

  /// Marks the variables of a constraint as possibly mentioned in the tableau.
  ///
  /// The constraint is in the tableau, or is a definition that a constraint in the tableau may depend on.
  mutating func noteReach(of constraint: ConstraintIndex, _ terms: borrowing TermLists) {
    let own = nodes[constraint].defines
    for position in terms.range(constraint) where terms[position].symbol != own {
      noteReach(from: terms[position].symbol, terms)
    }
  }

  /// Marks a variable and those in its definition, and so on, except where they are already marked.
  private mutating func noteReach(from variable: VariableIndex, _ terms: borrowing TermLists) {
    if nodes[variable].mayReachTableau { return }
    nodes[variable].mayReachTableau = true
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
    while let step = walk.stack.popLast() {
      let definition = self[step.variable]
      if !definition.isDefined { continue }
      for position in terms.range(definition.equality) {
        let symbol = terms[position].symbol
        if nodes[symbol].mayReachTableau { continue }
        nodes[symbol].mayReachTableau = true
        walk.stack.append(Walk.Step(variable: symbol, visited: 0))
      }
    }
  }

  // MARK: Constant parts

  /// Recomputes constant parts in an order in which each variable comes after those that it uses, after the constant of
  /// a definition has changed but not which variables it uses.
  mutating func updateConstants(
    along order: borrowing WorkList<VariableIndex>, _ terms: borrowing TermLists, _ values: inout Values
  ) {
    let nodes = nodes.elements.span
    var states = values.states.elements.mutableSpan
    for index in order.indices {
      let variable = order[index]
      let definition = nodes[variable].definition
      if !definition.isDefined { continue }
      var sum = states[definition.equality].value
      for position in terms.range(definition.equality) {
        let term = terms[position]
        if term.symbol != variable { sum += term.coefficient * states[term.symbol].constantPart }
      }
      states[variable].constantPart = definition.factor * sum
    }
  }

  /// Recomputes the constant parts and roots of the variables that the walk found.
  private mutating func updateFound(_ terms: borrowing TermLists, _ values: inout Values) {
    for index in walk.postorder.indices.reversed() { update(walk.postorder[index], terms, &values) }
  }

  /// Computes the constant part and the root of a variable from those of the variables in its definition.
  mutating func update(_ variable: VariableIndex, _ terms: borrowing TermLists, _ values: inout Values) {
    var nodes = nodes.elements.mutableSpan
    var states = values.states.elements.mutableSpan
    let equality = nodes[variable].definition.equality
    if equality.isNone {
      states[variable].constantPart = 0
      nodes[variable].definition.root = .many
      return
    }
    var sum = states[equality].value
    var root = Root.none
    var rootSum = 0.0
    for position in terms.range(equality) {
      let term = terms[position]
      if term.symbol == variable { continue }
      let other = nodes[term.symbol].definition
      sum += term.coefficient * states[term.symbol].constantPart
      let otherRoot = other.isDefined ? other.root : .single(term.symbol)
      if otherRoot == .none { continue }
      root = root == .none || root == otherRoot ? otherRoot : .many
      rootSum = Tolerance.sum(rootSum, term.coefficient * (other.isDefined ? other.rootFactor : 1))
    }
    let factor = nodes[variable].definition.factor
    states[variable].constantPart = factor * sum
    nodes[variable].definition.root = root
    nodes[variable].definition.rootFactor = factor * rootSum
  }

  // MARK: Expansion

  /// Adds a term to the combination that ``expand(_:into:)`` or ``takeEqualities(_:)`` processes.
  @inline(__always)
  mutating func addWeight(_ weight: Double, to variable: VariableIndex) { weights.add(weight, to: variable) }

  /// Adds a multiple of a constraint's terms to that combination.
  mutating func addWeights(
    _ factor: Double, timesTermsOf constraint: ConstraintIndex, _ terms: borrowing TermLists,
    except variable: VariableIndex = .none
  ) {
    for position in terms.range(constraint) where terms[position].symbol != variable {
      weights.add(factor * terms[position].coefficient, to: terms[position].symbol)
    }
  }

  /// Adds the combination, with all definitions substituted, to the tableau's accumulator, and empties it.
  mutating func expand(_ terms: borrowing TermLists, into tableau: inout Tableau) {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index], terms, toRoots: true) }
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      // In reverse postorder, a variable's weight is complete before its definition is substituted.
      let weight = weights.value(of: variable)
      if weight == 0 { continue }
      let definition = self[variable]
      if !definition.isDefined {
        tableau.accumulate(weight, times: variable)
      } else if definition.root == .many {
        substitute(variable, weight: weight, terms)
      } else if let root = definition.root.variable, definition.rootFactor != 0 {
        tableau.accumulate(weight * definition.rootFactor, times: root)
      }
    }
    weights.removeAll()
  }

  /// Replaces `weight * variable` in ``weights`` by the variable's definition. The caller no longer counts the
  /// variable's own weight.
  private mutating func substitute(_ variable: VariableIndex, weight: Double, _ terms: borrowing TermLists) {
    let definition = self[variable]
    addWeights(
      weight * definition.factor, timesTermsOf: definition.equality, terms, except: variable)
  }

  /// Returns the equalities that have to be added to the combination for the defined variables to cancel, with their
  /// multipliers, and empties the combination.
  mutating func takeEqualities(_ terms: borrowing TermLists) -> [Entry] {
    beginWalk()
    for index in weights.symbols.indices { visitDefinitions(of: weights.symbols[index], terms, toRoots: false) }
    var result: [Entry] = []
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      let weight = weights.value(of: variable)
      let definition = self[variable]
      if !definition.isDefined || abs(weight) <= Tolerance.zero { continue }
      result.append(Entry(symbol: definition.equality, coefficient: weight * definition.factor))
      substitute(variable, weight: weight, terms)
    }
    weights.removeAll()
    return result
  }

  // MARK: Walks

  /// The variables that the current walk has found, each after all that are reachable from it.
  var found: WorkList<VariableIndex> { walk.postorder }

  /// The constraints in the tableau that the current walk has found.
  var foundConstraints: WorkList<ConstraintIndex> { walk.constraints }

  /// Starts a walk and clears the results of the previous one.
  mutating func beginWalk() { walk.begin() }

  /// Marks a symbol as visited, and returns whether this is the walk's first visit.
  @inline(__always)
  private mutating func reach(_ symbol: SymbolIndex) -> Bool {
    if stamps[symbol] == walk.stamp { return false }
    stamps[symbol] = walk.stamp
    return true
  }

  /// Finds the variables that a variable depends on. In reverse postorder, each comes before those that it uses.
  ///
  /// - Parameter toRoots: Whether to stop at variables whose root is known.
  private mutating func visitDefinitions(
    of variable: VariableIndex, _ terms: borrowing TermLists, toRoots: Bool
  ) {
    visit(variable)
    while let step = walk.stack.last {
      let definition = self[step.variable]
      let equality = toRoots && definition.root != .many ? .none : definition.equality
      if equality.isNone || step.visited == terms.count(equality) {
        walk.postorder.append(step.variable)
        _ = walk.stack.popLast()
        continue
      }
      walk.stack[walk.stack.count - 1].visited += 1
      visit(terms[terms.range(equality).lowerBound + step.visited].symbol)
    }
  }

  private mutating func visit(_ variable: VariableIndex) {
    guard reach(variable) else { return }
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
  }

  /// Finds the defined variables that depend on a variable. In reverse postorder, each comes before those that use it.
  ///
  /// - Parameter onlyReaching: Whether to skip variables on which no constraint in the tableau may depend.
  mutating func visitDependents(of variable: VariableIndex, onlyReaching: Bool = false) {
    guard reach(variable) else { return }
    var current = variable
    var range = dependents.range(variable)
    while true {
      if let position = range.popFirst() {
        let next = dependents[position]
        if onlyReaching, !nodes[next].mayReachTableau { continue }
        guard reach(next) else { continue }
        walk.stack.append(Walk.Step(variable: current, visited: range.lowerBound))
        current = next
        range = dependents.range(next)
        continue
      }
      walk.postorder.append(current)
      guard let step = walk.stack.popLast() else { return }
      current = step.variable
      range = step.visited..<dependents.range(current).upperBound
    }
  }

  /// Finds the constraints in the tableau that mention one of some variables.
  mutating func collectConstraints(on variables: WorkList<VariableIndex>, _ uses: borrowing UseLists) {
    for index in variables.indices {
      for position in uses.range(variables[index]) {
        let constraint = uses[position]
        if reach(constraint) { walk.constraints.append(constraint) }
      }
    }
  }

  // MARK: Invariants

  /// Returns a description of the first broken invariant, or `nil`. For tests.
  ///
  /// What depends on a marked variable, or what it depends on, is marked too: marking stops where it finds a mark.
  func brokenInvariant(
    _ records: Table<SymbolIndex, Solver.Record>, _ expressions: Expressions
  ) -> String? {
    for index in records.indices where records[index].role == .variable {
      let node = nodes[index]
      if expressions.uses.count(index) > 0, !node.mayReachTableau { return "variable \(index): forgotten reach" }
      for position in dependents.range(index) {
        let user = nodes[dependents[position]]
        if user.mayReachTableau, !node.mayReachTableau { return "variable \(index): forgotten reach of a user" }
        if node.isOutdated, !user.isOutdated { return "variable \(index): outdated, and a user is not" }
      }
    }
    return nil
  }

  /// The variables whose definitions mention a variable, in no particular order. For tests.
  func dependents(of variable: VariableIndex) -> [VariableIndex] {
    dependents.range(variable).map { dependents[$0] }
  }
}
