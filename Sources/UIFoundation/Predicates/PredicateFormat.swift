import Foundation

/// A predicate in the form of its format string: the tree that ``PredicateParser`` makes.
///
/// The language is that of Apple's "Predicate Format String Syntax" and "BNF Definition of Cocoa Predicates".
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case all([PredicateFormat])
  case any([PredicateFormat])
  case comparison(Comparison)

  /// A comparison of two values, or of the members of a collection with one.
  struct Comparison {
    var left: Expression
    var comparator: Comparator
    var options: NSString.CompareOptions
    var right: Expression
    /// The regular expression of a pattern that is a constant.
    var pattern: NSRegularExpression?
    /// Which of the left side's members have to fulfill the comparison, or `nil` if the left side is no collection.
    var members: Members?
  }

  enum Members { case anyOf, allOf, noneOf }

  enum Comparator {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, beginsWith, endsWith, like, matches
  }

  indirect enum Expression {
    case value(Any?)
    /// The object that is evaluated.
    case object
    /// A value of the substitution variables.
    case variable(String)
    /// The value of a path of keys, some of which may summarize a collection.
    case path([String], of: Expression)
    case element(Element, of: Expression)
    case list([Expression])
    case call(PredicateFunction, [Expression])
    /// The members of a collection that fulfill a predicate in which a variable names them.
    case members(of: Expression, named: String, PredicateFormat)
    case choice(PredicateFormat, Expression, Expression)
    case cast(Expression, to: CastType)
  }

  /// A type of `CAST`.
  enum CastType: String {
    case date = "NSDate"
    case number = "NSNumber"
    case decimal = "NSDecimalNumber"
    case text = "NSString"

    /// Returns a value as the type, or `nil`. A number stands for a date in seconds from 2001, as in the formats that
    /// predicates are written as, `CAST(0.000000, "NSDate")`. The other conversions are guesses.
    func value(_ value: Any?) -> Any? {
      switch self {
      case .date:
        DynamicValue.date(value) ?? DynamicValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0.double) }
      case .number, .decimal:
        DynamicValue.number(value)?.value ?? DynamicValue.date(value)?.timeIntervalSinceReferenceDate
          ?? DynamicValue.text(value).flatMap { Int($0) ?? Double($0) as Any? }
      case .text: DynamicValue.text(value) ?? Self.text(of: value)
      }
    }

    /// Returns the text of a value: of a number that of Apple's `NSNumber.stringValue`, with 7 or 16 digits.
    private static func text(of value: Any?) -> String? {
      switch DynamicValue.unwrapped(value) {
      case let value as Bool: value ? "1" : "0"
      case let value as any BinaryInteger: String(value)
      case let value as Float: String(format: "%0.7g", Double(value))
      case let value as any BinaryFloatingPoint: String(format: "%0.16g", Double(value))
      case let value as Decimal: "\(value)"
      case let value as NSNumber: Int(exactly: value).map { String($0) } ?? value.stringValue
      case let value?: "\(value)"
      case nil: nil
      }
    }
  }

  enum Element {
    case first, last, size
    case at(Expression)
  }
}

/// Why a format can't be parsed.
struct PredicateFormatError: Error, CustomStringConvertible {
  var description: String
}
