/// A linear combination of variables plus a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable and its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable that the coefficient multiplies.
    public let variable: Variable
    /// The factor of the variable.
    public let coefficient: Double

    /// Creates the term `coefficient * variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, ascending by variable. Each variable occurs once, and no coefficient is 0.
  public private(set) var terms: [Term]
  /// The summand without a variable.
  public let constant: Double

  /// Creates a constant.
  public init(_ constant: Double) {
    self.terms = []
    self.constant = constant
  }

  /// Creates `1 * variable`.
  public init(_ variable: Variable) {
    self.terms = [Term(variable)]
    self.constant = 0
  }

  /// Creates a sum of terms and a constant. The coefficients of a variable that occurs several times are added.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of terms.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
    if !isNormal { normalize() }
  }

  /// Creates an expression from terms that are already ascending, distinct and free of zeros.
  init(normal terms: [Term], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  /// Whether every coefficient and the constant are finite.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  private var isNormal: Bool {
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      if index > 0, terms[index - 1].variable >= terms[index].variable { return false }
    }
    return true
  }

  /// Sorts the terms and combines those of the same variable, in place.
  ///
  /// The order is stable, so that a sum of repeated coefficients is the same on every run.
  private mutating func normalize() {
    if terms.count > 16 {
      terms = terms.enumerated()
        .sorted { lhs, rhs in (lhs.element.variable, lhs.offset) < (rhs.element.variable, rhs.offset) }
        .map(\.element)
    } else {
      insertionSort()
    }
    var count = 0
    for index in terms.indices {
      let term = terms[index]
      if count > 0, terms[count - 1].variable == term.variable {
        terms[count - 1] = Term(term.variable, terms[count - 1].coefficient + term.coefficient)
      } else {
        terms[count] = term
        count += 1
      }
    }
    terms.removeLast(terms.count - count)
    if terms.contains(where: { $0.coefficient == 0 }) { terms.removeAll { $0.coefficient == 0 } }
  }

  private mutating func insertionSort() {
    for next in terms.indices.dropFirst() {
      let term = terms[next]
      var position = next
      while position > 0, term.variable < terms[position - 1].variable {
        terms[position] = terms[position - 1]
        position -= 1
      }
      terms[position] = term
    }
  }
}
