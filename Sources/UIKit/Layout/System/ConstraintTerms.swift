import Cassowary

/// The terms of a constraint, ascending by variable. Up to four, more than most constraints have, are stored inline.
struct ConstraintTerms: Equatable {
  private static let countInPlace = 4

  private var few = InlineArray<4, LinearExpression.Term>(repeating: LinearExpression.Term(.upcoming(0), 0))
  private var more: [LinearExpression.Term] = []
  private(set) var count = 0

  subscript(index: Int) -> LinearExpression.Term {
    // Reads through a span: the subscript of an inline array copies all elements to read one.
    get { index < Self.countInPlace ? few.span[index] : more[index - Self.countInPlace] }
    set { if index < Self.countInPlace { few[index] = newValue } else { more[index - Self.countInPlace] = newValue } }
  }

  /// Adds a term. The coefficients of the same variable are added.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if count >= Self.countInPlace { return addBeyond(variable, coefficient) }
    var place = count
    while place > 0, variable < few[place - 1].variable { place -= 1 }
    if place > 0, few[place - 1].variable == variable {
      few[place - 1] = LinearExpression.Term(variable, few[place - 1].coefficient + coefficient)
      return
    }
    var step = count
    while step > place {
      few[step] = few[step - 1]
      step -= 1
    }
    few[place] = LinearExpression.Term(variable, coefficient)
    count += 1
  }

  /// Adds a term beyond the inline storage. It is a separate function so that the common path stays short.
  @inline(never)
  private mutating func addBeyond(_ variable: Variable, _ coefficient: Double) {
    var place = count
    while place > 0, variable < self[place - 1].variable { place -= 1 }
    if place > 0, self[place - 1].variable == variable {
      self[place - 1] = LinearExpression.Term(variable, self[place - 1].coefficient + coefficient)
      return
    }
    let term = LinearExpression.Term(variable, coefficient)
    more.append(term)
    count += 1
    var step = count - 1
    while step > place {
      self[step] = self[step - 1]
      step -= 1
    }
    self[place] = term
  }

  /// Removes the terms whose coefficients have added up to 0. Returns false if a coefficient is not finite.
  mutating func removeZeroTerms() -> Bool {
    var isWhole = true
    for index in 0..<min(count, Self.countInPlace) {
      let coefficient = few[index].coefficient
      if !coefficient.isFinite { return false }
      if coefficient == 0 { isWhole = false }
    }
    for term in more {
      if !term.coefficient.isFinite { return false }
      if term.coefficient == 0 { isWhole = false }
    }
    if !isWhole { dropZeros() }
    return true
  }

  @inline(never)
  private mutating func dropZeros() {
    let kept = list.filter { $0.coefficient != 0 }
    more = Array(kept.dropFirst(Self.countInPlace))
    count = kept.count
    for index in 0..<min(count, Self.countInPlace) { few[index] = kept[index] }
  }

  /// The terms as an array.
  var list: [LinearExpression.Term] { (0..<count).map { self[$0] } }

  static func == (left: Self, right: Self) -> Bool {
    if left.count != right.count { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}
