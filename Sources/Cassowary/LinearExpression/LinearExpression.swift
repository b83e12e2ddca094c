/// A sum of variables, each times a coefficient, and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable and the number it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// What the variable is multiplied by.
    public let coefficient: Double

    /// Creates the term `coefficient * variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, ascending by variable: each variable occurs once, and no coefficient is 0.
  public private(set) var terms: [Term]
  /// The constant.
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

  /// Creates a sum of terms and a constant. A variable may occur several times: its coefficients are added.
  ///
  /// Takes O(n log n) time for n terms.
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

  private mutating func normalize() {
    // A stable order keeps the sum of repeated coefficients the same on every run.
    let sorted = terms.enumerated().sorted { lhs, rhs in
      (lhs.element.variable, lhs.offset) < (rhs.element.variable, rhs.offset)
    }
    var merged: [Term] = []
    merged.reserveCapacity(sorted.count)
    for (_, term) in sorted {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1] = Term(term.variable, last.coefficient + term.coefficient)
      } else {
        merged.append(term)
      }
    }
    terms = merged.filter { $0.coefficient != 0 }
  }
}
