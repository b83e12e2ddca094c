extension LinearExpression {
  /// Adds two expressions.
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: 1)
  }

  /// Subtracts an expression from another.
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: -1)
  }

  /// Negates every coefficient and the constant.
  public static prefix func - (operand: LinearExpression) -> LinearExpression {
    operand * -1
  }

  /// Multiplies every coefficient and the constant.
  public static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { Term($0.variable, $0.coefficient * rhs) }, constant: lhs.constant * rhs)
  }

  /// Multiplies every coefficient and the constant.
  public static func * (lhs: Double, rhs: LinearExpression) -> LinearExpression {
    rhs * lhs
  }

  /// Divides every coefficient and the constant.
  public static func / (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { Term($0.variable, $0.coefficient / rhs) }, constant: lhs.constant / rhs)
  }

  /// Adds a constant.
  public static func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(normal: lhs.terms, constant: lhs.constant + rhs)
  }

  /// Subtracts a constant.
  public static func - (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(normal: lhs.terms, constant: lhs.constant - rhs)
  }

  /// Subtracts an expression from a constant.
  public static func - (lhs: Double, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  /// Adds a variable.
  public static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// Adds a variable.
  public static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) + rhs
  }

  /// Subtracts a variable.
  public static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs - LinearExpression(rhs)
  }

  /// Subtracts an expression from a variable.
  public static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  /// Merges two sorted lists of terms.
  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    let sum = constant + factor * other.constant
    if other.terms.isEmpty { return LinearExpression(normal: terms, constant: sum) }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var left = 0
    var right = 0
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count || (left < terms.count && terms[left].variable < other.terms[right].variable) {
        merged.append(terms[left])
        left += 1
      } else if left == terms.count || other.terms[right].variable < terms[left].variable {
        merged.append(Term(other.terms[right].variable, factor * other.terms[right].coefficient))
        right += 1
      } else {
        let coefficient = terms[left].coefficient + factor * other.terms[right].coefficient
        if coefficient != 0 { merged.append(Term(terms[left].variable, coefficient)) }
        left += 1
        right += 1
      }
    }
    return LinearExpression(normal: merged, constant: sum)
  }
}

extension Variable {
  /// Adds two variables.
  public static func + (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// Adds a constant to a variable.
  public static func + (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(normal: [LinearExpression.Term(lhs)], constant: rhs)
  }

  /// Subtracts a variable from another.
  public static func - (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// Subtracts a constant from a variable.
  public static func - (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(normal: [LinearExpression.Term(lhs)], constant: -rhs)
  }

  /// Subtracts a variable from a constant.
  public static func - (lhs: Double, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// Multiplies a variable by a number.
  public static func * (lhs: Double, rhs: Variable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(rhs, lhs)])
  }

  /// Multiplies a variable by a number.
  public static func * (lhs: Variable, rhs: Double) -> LinearExpression {
    rhs * lhs
  }

  /// Divides a variable by a number.
  public static func / (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(lhs) / rhs
  }
}
