import Cassowary

/// The terms of a constraint, ascending by variable. Up to four, which hardly any constraint exceeds, lie in place.
struct ConstraintTerms: Equatable {
  private static let countInPlace = 4

  private var few = InlineArray<4, LinearExpression.Term>(repeating: LinearExpression.Term(.upcoming(0), 0))
  private var more: [LinearExpression.Term] = []
  private(set) var count = 0

  subscript(index: Int) -> LinearExpression.Term {
    get { index < Self.countInPlace ? few[index] : more[index - Self.countInPlace] }
    set { if index < Self.countInPlace { few[index] = newValue } else { more[index - Self.countInPlace] = newValue } }
  }

  /// Adds a term in its place; the coefficients of one variable are added up.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    var place = count
    while place > 0, variable < self[place - 1].variable { place -= 1 }
    if place > 0, self[place - 1].variable == variable {
      self[place - 1] = LinearExpression.Term(variable, self[place - 1].coefficient + coefficient)
      return
    }
    let term = LinearExpression.Term(variable, coefficient)
    if count >= Self.countInPlace { more.append(term) }
    count += 1
    var step = count - 1
    while step > place {
      self[step] = self[step - 1]
      step -= 1
    }
    self[place] = term
  }

  /// Drops the terms whose coefficients have added up to 0; whether the others are finite.
  mutating func settle() -> Bool {
    var kept = 0
    for index in 0..<count {
      let term = self[index]
      if !term.coefficient.isFinite { return false }
      if term.coefficient == 0 { continue }
      if kept < index { self[kept] = term }
      kept += 1
    }
    if kept < count, !more.isEmpty { more.removeLast(more.count - max(kept - Self.countInPlace, 0)) }
    count = kept
    return true
  }

  /// The terms as a list.
  var list: [LinearExpression.Term] { (0..<count).map { self[$0] } }

  static func == (left: Self, right: Self) -> Bool {
    if left.count != right.count { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}
