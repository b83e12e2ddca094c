/// The terms of each constraint's expression.
typealias TermLists = ListPool<ConstraintIndex, Entry>

/// For each variable, the constraints that mention it.
typealias UseLists = ListPool<VariableIndex, ConstraintIndex>

/// The expressions of all constraints, and for each variable the constraints in the tableau that mention it.
struct Expressions: Sendable {
  /// The terms of each constraint's expression, as they were given.
  private(set) var terms = TermLists()
  /// For each variable, the constraints in the tableau that mention it. Definitions are not among them.
  private(set) var uses = UseLists()

  /// Allocates storage for a number of symbols.
  mutating func reserve(_ count: Int) {
    terms.reserveLists(count)
    uses.reserveLists(count)
  }

  /// Adds a symbol without an expression or uses.
  @inline(__always)
  mutating func appendSymbol() {
    terms.appendList()
    uses.appendList()
  }

  /// Appends a term to a constraint's expression.
  @inline(__always)
  mutating func appendTerm(_ term: Entry, to constraint: ConstraintIndex) { terms.append(term, to: constraint) }

  /// Lists a constraint under a variable that it mentions.
  @inline(__always)
  mutating func addUse(of variable: VariableIndex, by constraint: ConstraintIndex) {
    uses.append(constraint, to: variable)
  }

  /// Removes a constraint from the uses of its variables.
  mutating func removeUses(by constraint: ConstraintIndex) {
    for position in terms.range(constraint) { uses.remove(constraint, from: terms[position].symbol) }
  }

  /// Removes a constraint's expression.
  mutating func removeTerms(of constraint: ConstraintIndex) { terms.removeAll(constraint) }

  /// Returns the part of a constraint's constant that comes from the definitions of its variables.
  @inline(__always)
  func definedPart(of constraint: ConstraintIndex, _ values: borrowing Values) -> Double {
    var sum = 0.0
    for position in terms.range(constraint) {
      sum += terms[position].coefficient * values.states[terms[position].symbol].constantPart
    }
    return sum
  }
}
