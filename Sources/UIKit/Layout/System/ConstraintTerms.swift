import Cassowary

/// The terms of a constraint, ascending by variable. Up to four, more than most constraints have, are stored inline.
struct ConstraintTerms: Equatable {
  private static let inlineCount = 4

  private var few = InlineArray<4, LinearExpression.Term>(repeating: LinearExpression.Term(.upcoming(0), 0))
  private var more: [LinearExpression.Term] = []
  private(set) var count = 0

  subscript(index: Int) -> LinearExpression.Term {
    // Reads through a span: the subscript of an inline array copies all elements to read one.
    get { index < Self.inlineCount ? few.span[index] : more[index - Self.inlineCount] }
    set { if index < Self.inlineCount { few[index] = newValue } else { more[index - Self.inlineCount] = newValue } }
  }

  /// Adds a term. The coefficients of the same variable are added.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if count >= Self.inlineCount { return addBeyond(variable, coefficient) }
    var index = count
    while index > 0, variable < few[index - 1].variable { index -= 1 }
    if index > 0, few[index - 1].variable == variable {
      few[index - 1] = LinearExpression.Term(variable, few[index - 1].coefficient + coefficient)
      return
    }
    var step = count
    while step > index {
      few[step] = few[step - 1]
      step -= 1
    }
    few[index] = LinearExpression.Term(variable, coefficient)
    count += 1
  }

  /// Adds a term beyond the inline storage. It is a separate function so that the common path stays short.
  @inline(never)
  private mutating func addBeyond(_ variable: Variable, _ coefficient: Double) {
    var index = count
    while index > 0, variable < self[index - 1].variable { index -= 1 }
    if index > 0, self[index - 1].variable == variable {
      self[index - 1] = LinearExpression.Term(variable, self[index - 1].coefficient + coefficient)
      return
    }
    let term = LinearExpression.Term(variable, coefficient)
    more.append(term)
    count += 1
    var step = count - 1
    while step > index {
      self[step] = self[step - 1]
      step -= 1
    }
    self[index] = term
  }

  /// Removes the terms whose coefficients have added up to 0. Returns false if a coefficient is not finite.
  mutating func removeZeroTerms() -> Bool {
    var isWhole = true
    for index in 0..<min(count, Self.inlineCount) {
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
    more = Array(kept.dropFirst(Self.inlineCount))
    count = kept.count
    for index in 0..<min(count, Self.inlineCount) { few[index] = kept[index] }
  }

  /// The terms as an array.
  var list: [LinearExpression.Term] { (0..<count).map { self[$0] } }

  static func == (left: Self, right: Self) -> Bool {
    if left.count != right.count { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}
