import Foundation

/// A function of a predicate's format, named as there.
enum PredicateFunction: String {
  case add, subtract, multiply, divide, power, modulus
  case sum, count, min, max, average
  case sqrt, log, ln, exp, ceiling, floor, trunc, abs
  case uppercase, lowercase, length, now

  /// The possible numbers of arguments.
  var arguments: ClosedRange<Int> {
    switch self {
    case .add, .subtract, .multiply, .divide, .power, .modulus: 2...2
    case .sum, .min, .max, .average: 1...Int.max
    case .now: 0...0
    default: 1...1
    }
  }

  /// What is computed of a collection.
  enum Summary: String {
    case count, sum, min, max, avg, distinctUnionOfObjects, unionOfObjects

    init?(key: String) {
      guard key.hasPrefix("@") else { return nil }
      self.init(rawValue: String(key.dropFirst()))
    }

    func result(_ members: [Any?]) -> Any? {
      switch self {
      case .count: return members.count
      case .sum: return PredicateFunction.sum(members)
      case .avg: return members.isEmpty ? nil : (PredicateFunction.sum(members) ?? 0) / Double(members.count)
      case .min: return Self.extreme(of: members, .orderedAscending)
      case .max: return Self.extreme(of: members, .orderedDescending)
      case .unionOfObjects: return members
      case .distinctUnionOfObjects:
        var (distinct, others): ([Any?], [Any?]) = ([], [])
        var seen: Set<AnyHashable> = []
        for member in members {
          if let key = DynamicValue.key(member) {
            if seen.insert(key).inserted { distinct.append(member) }
          } else if !others.contains(where: { DynamicValue.areEqual($0, member) }) {
            others.append(member)
            distinct.append(member)
          }
        }
        return distinct
      }
    }

    /// Returns the first of the members that none precedes, among those that aren't `nil`.
    private static func extreme(of members: [Any?], _ order: ComparisonResult) -> Any? {
      var extreme: Any?
      for member in members.compactMap(DynamicValue.unwrapped) {
        if extreme == nil || DynamicValue.order(member, extreme) == order { extreme = member }
      }
      return extreme
    }
  }

  private static func sum(_ members: [Any?]) -> Double? {
    members.reduce(0) { $0 + (DynamicValue.number($1)?.double ?? 0) }
  }

  /// Returns the result for values, or `nil` where one that has to be a number or text isn't.
  func result(_ values: [Any?]) -> Any? {
    switch self {
    case .now: return Date()
    case .count: return DynamicValue.members(values[0])?.count
    case .sum, .min, .max, .average:
      let members = values.count == 1 ? DynamicValue.members(values[0]) ?? values : values
      let summaries: [PredicateFunction: Summary] = [.sum: .sum, .min: .min, .max: .max, .average: .avg]
      return summaries[self]?.result(members)
    case .uppercase: return DynamicValue.text(values[0])?.uppercased()
    case .lowercase: return DynamicValue.text(values[0])?.lowercased()
    case .length: return DynamicValue.text(values[0])?.utf16.count
    default:
      let numbers = values.compactMap { DynamicValue.number($0) }
      return numbers.count == values.count ? arithmetic(numbers) : nil
    }
  }

  private func arithmetic(_ numbers: [DynamicValue.Number]) -> Any? {
    let first = numbers[0].double
    if numbers.count == 2, case .integer(let left) = numbers[0], case .integer(let right) = numbers[1] {
      // Integers stay exact while their results fit, and are divided as in C.
      switch self {
      case .add: if case (let value, false) = left.addingReportingOverflow(right) { return value }
      case .subtract: if case (let value, false) = left.subtractingReportingOverflow(right) { return value }
      case .multiply: if case (let value, false) = left.multipliedReportingOverflow(by: right) { return value }
      case .divide: if right != 0, case (let value, false) = left.dividedReportingOverflow(by: right) { return value }
      case .modulus:
        if right != 0, case (let value, false) = left.remainderReportingOverflow(dividingBy: right) { return value }
      default: break
      }
    }
    let second = numbers.last?.double ?? 0
    switch self {
    case .add: return first + second
    case .subtract: return first - second
    case .multiply: return first * second
    case .divide: return first / second
    case .power: return pow(first, second)
    case .modulus: return first.truncatingRemainder(dividingBy: second)
    case .sqrt: return first.squareRoot()
    case .log: return Foundation.log10(first)
    case .ln: return Foundation.log(first)
    case .exp: return Foundation.exp(first)
    case .ceiling: return first.rounded(.up)
    case .floor: return first.rounded(.down)
    case .trunc: return first.rounded(.towardZero)
    case .abs: return Swift.abs(first)
    default: return nil
    }
  }
}
