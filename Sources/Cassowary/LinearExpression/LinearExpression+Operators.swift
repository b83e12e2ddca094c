extension LinearExpression {
  /// Returns the sum of two expressions.
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: 1)
  }

  /// Returns the difference of two expressions.
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: -1)
  }

  /// Returns the expression with every coefficient and the constant negated.
  public static prefix func - (operand: LinearExpression) -> LinearExpression {
    operand * -1
  }

  /// Returns the expression with every coefficient and the constant multiplied by a number.
  public static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { Term($0.variable, $0.coefficient * rhs) }, constant: lhs.constant * rhs)
  }

  /// Returns the expression with every coefficient and the constant multiplied by a number.
  public static func * (lhs: Double, rhs: LinearExpression) -> LinearExpression {
    rhs * lhs
  }

  /// Returns the expression with every coefficient and the constant divided by a number.
  public static func / (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { Term($0.variable, $0.coefficient / rhs) }, constant: lhs.constant / rhs)
  }

  /// Returns the sum of an expression and a constant.
  public static func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(normal: lhs.terms, constant: lhs.constant + rhs)
  }

  /// Returns the difference of an expression and a constant.
  public static func - (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(normal: lhs.terms, constant: lhs.constant - rhs)
  }

  /// Returns the difference of a constant and an expression.
  public static func - (lhs: Double, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  /// Returns the sum of an expression and a variable.
  public static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// Returns the sum of a variable and an expression.
  public static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) + rhs
  }

  /// Returns the difference of an expression and a variable.
  public static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs - LinearExpression(rhs)
  }

  /// Returns the difference of a variable and an expression.
  public static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  /// Returns the sum of the expression and a multiple of another by merging their sorted terms.
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
  /// Returns the variable negated.
  public static prefix func - (operand: Variable) -> LinearExpression { -1 * operand }

  /// Returns the sum of two variables.
  public static func + (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// Returns the sum of a variable and a constant.
  public static func + (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(normal: [LinearExpression.Term(lhs)], constant: rhs)
  }

  /// Returns the difference of two variables.
  public static func - (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// Returns the difference of a variable and a constant.
  public static func - (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(normal: [LinearExpression.Term(lhs)], constant: -rhs)
  }

  /// Returns the difference of a constant and a variable.
  public static func - (lhs: Double, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// Returns the product of a number and a variable.
  public static func * (lhs: Double, rhs: Variable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(rhs, lhs)])
  }

  /// Returns the product of a variable and a number.
  public static func * (lhs: Variable, rhs: Double) -> LinearExpression {
    rhs * lhs
  }

  /// Returns the quotient of a variable and a number.
  public static func / (lhs: Variable, rhs: Double) -> LinearExpression {
    LinearExpression(lhs) / rhs
  }
}
