import Foundation

extension PredicateFormat {
  /// What a predicate is evaluated with.
  struct Subject {
    let object: Any?
    var variables: [String: Any?]
  }

  /// Returns whether an object fulfills the predicate.
  func holds(for subject: Subject) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let predicate): !predicate.holds(for: subject)
    case .all(let terms): terms.allSatisfy { $0.holds(for: subject) }
    case .any(let terms): terms.contains { $0.holds(for: subject) }
    case .comparison(let comparison): comparison.holds(for: subject)
    }
  }
}

extension PredicateFormat.Comparison {
  func holds(for subject: PredicateFormat.Subject) -> Bool {
    let left = left.value(for: subject), right = right.value(for: subject)
    guard let members else { return holds(left, right) }
    let values = DynamicValue.members(left) ?? []
    switch members {
    case .anyOf: return values.contains { holds($0, right) }
    case .allOf: return values.allSatisfy { holds($0, right) }
    case .noneOf: return !values.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    func order() -> ComparisonResult? { DynamicValue.order(left, right, options) }
    switch comparator {
    case .equal: return DynamicValue.areEqual(left, right, options)
    case .unequal: return !DynamicValue.areEqual(left, right, options)
    case .less: return order() == .orderedAscending
    case .lessOrEqual: return order().map { $0 != .orderedDescending } ?? false
    case .greater: return order() == .orderedDescending
    case .greaterOrEqual: return order().map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(left, right)
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .beginsWith: return hasPart(left, right, options.union(.anchored))
    case .endsWith: return hasPart(left, right, options.union([.anchored, .backwards]))
    case .like, .matches: return matches(left, right)
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = DynamicValue.members(bounds), bounds.count == 2 else {
      raiseException("Can't do a between operation with something that isn't a pair (rhs = \(bounds ?? "nil"))")
    }
    let lower = DynamicValue.order(bounds[0], value, options), upper = DynamicValue.order(value, bounds[1], options)
    guard let lower, let upper else { return false }
    return lower != .orderedDescending && upper != .orderedDescending
  }

  private func isMember(_ value: Any?, of collection: Any?) -> Bool {
    guard let collection = DynamicValue.unwrapped(collection) else { return false }
    if let members = DynamicValue.members(collection) {
      return members.contains { DynamicValue.areEqual($0, value, options) }
    }
    guard DynamicValue.text(collection) != nil else {
      raiseException("Can't use in/contains operator with collection \(collection) (not a collection)")
    }
    return hasPart(collection, value, options)
  }

  /// Returns whether a text has another in it. No text has an empty one.
  private func hasPart(_ text: Any?, _ part: Any?, _ options: NSString.CompareOptions) -> Bool {
    guard let text = DynamicValue.unwrapped(text), let part = DynamicValue.unwrapped(part) else { return false }
    guard let whole = DynamicValue.text(text), let searched = DynamicValue.text(part) else {
      raiseException("Can't do a substring operation with something that isn't a string (lhs = \(text) rhs = \(part))")
    }
    return (whole as NSString).range(of: searched, options: options).location != NSNotFound
  }

  /// Returns whether the whole of a text matches a pattern.
  private func matches(_ text: Any?, _ pattern: Any?) -> Bool {
    guard let text = DynamicValue.unwrapped(text), let pattern = DynamicValue.unwrapped(pattern) else {
      return false
    }
    guard let whole = DynamicValue.text(text), let source = DynamicValue.text(pattern) else {
      raiseException("Can't do regex matching on object \(DynamicValue.text(text) == nil ? text : pattern).")
    }
    do {
      let subject = folded(whole)
      let expression = try self.pattern ?? regularExpression(of: source)
      return expression?.firstMatch(in: subject, range: NSRange(location: 0, length: subject.utf16.count)) != nil
    } catch {
      raiseException("Can't do regex matching, reason: Can't open pattern (string \(whole), pattern \(source))")
    }
  }

  private func folded(_ text: String) -> String {
    options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  /// Returns the regular expression of a pattern, or `nil` if the comparison has none or the pattern is no text.
  ///
  /// - Throws: Foundation's error for a malformed pattern.
  func regularExpression(of pattern: Any?) throws -> NSRegularExpression? {
    guard comparator == .matches || comparator == .like, let source = DynamicValue.text(pattern) else { return nil }
    let expression = comparator == .like ? Self.pattern(ofWildcards: folded(source)) : folded(source)
    return try NSRegularExpression(
      pattern: "\\A(?:\(expression))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }

  /// Returns the regular expression for "?" as any character and "*" as any characters.
  private static func pattern(ofWildcards text: String) -> String {
    var pattern = "(?s)"
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        pattern += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": pattern += ".*"
      case "?": pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return pattern
  }
}

extension PredicateFormat.Expression {
  func value(for subject: PredicateFormat.Subject) -> Any? {
    switch self {
    case .value(let value): return value
    case .object: return subject.object
    case .variable(let name):
      guard let value = subject.variables[name] else {
        raiseException("Can't get value for '\(name)' in bindings \(subject.variables).")
      }
      return value
    case .path(let keys, let expression): return KeyValueReading.value(expression.value(for: subject), path: keys[...])
    case .element(let element, let expression):
      return Self.element(element, of: DynamicValue.members(expression.value(for: subject)) ?? [], subject)
    case .list(let expressions): return expressions.map { $0.value(for: subject) }
    case .call(let function, let arguments): return function.result(arguments.map { $0.value(for: subject) })
    case .members(let collection, let name, let predicate):
      let members = DynamicValue.members(collection.value(for: subject)) ?? []
      return members.filter { member in
        var inner = subject
        inner.variables[name] = .some(member)
        return predicate.holds(for: inner)
      }
    case .cast(let expression, let type): return type.value(expression.value(for: subject))
    case .choice(let condition, let first, let second):
      return (condition.holds(for: subject) ? first : second).value(for: subject)
    }
  }

  private static func element(
    _ element: PredicateFormat.Element, of members: [Any?], _ subject: PredicateFormat.Subject
  ) -> Any? {
    switch element {
    case .first: return members.first ?? nil
    case .last: return members.last ?? nil
    case .size: return members.count
    case .at(let position):
      guard case .integer(let index)? = DynamicValue.number(position.value(for: subject)) else { return nil }
      return members.indices.contains(index) ? members[index] : nil
    }
  }
}
