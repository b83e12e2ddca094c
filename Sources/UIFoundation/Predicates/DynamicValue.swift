import Foundation

/// Values whose types aren't known at compile time, as those that predicates and formatters are given.
enum DynamicValue {
  /// A number: integers are compared exactly.
  enum Number {
    case integer(Int)
    case floating(Double)

    var value: Any {
      switch self {
      case .integer(let value): value
      case .floating(let value): value
      }
    }

    var double: Double {
      switch self {
      case .integer(let value): Double(value)
      case .floating(let value): value
      }
    }
  }

  /// Returns a value without the optionals around it; `nil` for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    default: nil
    }
  }

  static func number(_ value: Any?) -> Number? {
    switch unwrapped(value) {
    case let value as Bool: .integer(value ? 1 : 0)
    case let value as any BinaryInteger: Int(exactly: value).map(Number.integer) ?? .floating(Double(value))
    case let value as any BinaryFloatingPoint: .floating(Double(value))
    case let value as Decimal: .floating(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber: Int(exactly: value).map(Number.integer) ?? .floating(value.doubleValue)
    default: nil
    }
  }

  static func date(_ value: Any?) -> Date? {
    switch unwrapped(value) {
    case let date as Date: date
    case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    default: nil
    }
  }

  /// Returns the members of a collection: of a dictionary its values.
  static func members(_ value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as NSOrderedSet: return set.map { $0 }
    case let dictionary as NSDictionary: return dictionary.map(\.value)
    case is String, nil: return nil
    case let collection?:
      let mirror = Mirror(reflecting: collection)
      switch mirror.displayStyle {
      case .collection, .set: return mirror.children.map(\.value)
      case .dictionary: return mirror.children.map { Mirror(reflecting: $0.value).descendant(1) }
      default: return nil
      }
    }
  }

  /// Returns whether two values are equal: numbers and texts of any types by what they stand for.
  static func areEqual(_ left: Any?, _ right: Any?, _ options: NSString.CompareOptions = []) -> Bool {
    guard let left = unwrapped(left), let right = unwrapped(right) else {
      return unwrapped(left) == nil && unwrapped(right) == nil
    }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
    if let left = left as? NSDictionary, let right = right as? NSDictionary { return left.isEqual(right) }
    if let left = left as? NSSet, let right = right as? NSSet { return left.isEqual(right) }
    if let left = members(left), let right = members(right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return type(of: left) is AnyClass && type(of: right) is AnyClass && left as AnyObject === right as AnyObject
  }

  /// Returns what equal texts, numbers, and dates have in common, or `nil` for other values.
  static func key(_ value: Any?) -> AnyHashable? {
    if let number = number(value) { return number.double }
    if let text = text(value) { return text }
    return date(value)
  }

  /// Returns the order of two values, or `nil` if they aren't both numbers, texts, or dates.
  static func order(_ left: Any?, _ right: Any?, _ options: NSString.CompareOptions = []) -> ComparisonResult? {
    if let left = number(left), let right = number(right) {
      if case .integer(let left) = left, case .integer(let right) = right { return order(left, right) }
      if left.double.isNaN || right.double.isNaN { return nil }
      return order(left.double, right.double)
    }
    if let left = text(left), let right = text(right) {
      return options.isEmpty ? (left as NSString).compare(right) : (left as NSString).compare(right, options: options)
    }
    guard let left = date(left), let right = date(right) else { return nil }
    return order(left, right)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
