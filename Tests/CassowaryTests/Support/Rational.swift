/// An exact fraction. It traps on overflow of 128 bits, which the small programs of these tests do not reach.
struct Rational: Hashable, Comparable, ExpressibleByIntegerLiteral {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128 = 1) {
    if denominator == 1 {
      self.numerator = numerator
      self.denominator = 1
      return
    }
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -a : a
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  init(integerLiteral value: Int) { self.init(Int128(value)) }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (lhs: Rational, rhs: Rational) -> Rational {
    if lhs.denominator == rhs.denominator {
      return Rational(lhs.numerator + rhs.numerator, lhs.denominator)
    }
    return Rational(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator, lhs.denominator * rhs.denominator)
  }
  static func - (lhs: Rational, rhs: Rational) -> Rational { lhs + Rational(-rhs.numerator, rhs.denominator) }
  static func * (lhs: Rational, rhs: Rational) -> Rational {
    Rational(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
  }
  static func / (lhs: Rational, rhs: Rational) -> Rational {
    Rational(lhs.numerator * rhs.denominator, lhs.denominator * rhs.numerator)
  }
  static prefix func - (operand: Rational) -> Rational { Rational(-operand.numerator, operand.denominator) }
  static func < (lhs: Rational, rhs: Rational) -> Bool {
    lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
  }
}
