public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, such as `"SELF MATCHES %@"` or `"age >= %d AND name BEGINSWITH[c] %@"`.
  ///
  /// The language is that of Apple's "Predicate Format String Syntax". `CAST` makes dates, numbers, and texts. `FUNCTION` reads
  /// a key, such as `FUNCTION(name, "uppercaseString")`; methods with arguments can't be called by their names. Keys are read as
  /// ``Foundation/NSSortDescriptor/init(key:ascending:)`` reads them. A format that can't be parsed raises an exception, also
  /// one with more than 200 levels of parentheses or 1,000 operators, keys, and indices in chains.
  /// Values of different types are unequal, and neither is the smaller one.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format and an array of arguments, of which `NSNull` stands for `nil`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let predicate: PredicateFormat
    do {
      predicate = try PredicateParser.predicate(format: predicateFormat, arguments: arguments ?? [])
    } catch {
      raiseException("Unable to parse the format string \"\(predicateFormat)\": \(error)")
    }
    self.init { object, variables in
      predicate.holds(for: PredicateFormat.Subject(object: object, variables: variables ?? [:]))
    }
  }
}

extension NSPredicate {
  /// Returns a predicate in which variables of the format, such as `$name`, are values.
  ///
  /// Values for the same variables that the predicate is evaluated with later don't count.
  @discardableResult
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let predicate = SentPredicate(predicate: self, variables: variables)
    return NSPredicate { object, others in
      predicate.predicate.evaluate(
        with: object, substitutionVariables: predicate.variables.merging(others ?? [:]) { own, _ in own })
    }
  }
}

/// A predicate with values of its variables.
///
/// Proof of @unchecked: both are constants, and the values are only passed on to where the predicate is evaluated.
private struct SentPredicate: @unchecked Sendable {
  let predicate: NSPredicate
  let variables: [String: Any]
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a path of keys by a method of theirs.
  ///
  /// The methods of texts are `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
  /// `localizedCaseInsensitiveCompare:`, and `localizedStandardCompare:`, also by name alone. Others are called by
  /// `#selector`, which a value without the method answers with an exception. `nil` comes first.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let comparison = SelectorComparison(selector ?? Selector("compare:"))
    self.init(key: key, ascending: ascending) { comparison.order($0, $1) }
  }

  /// Creates a descriptor that compares the values of a path of keys, such as `"author.name"`; without a path, the objects
  /// themselves.
  ///
  /// Dictionaries have values for their keys, collections the list of their members' values, and objects and structures
  /// those of their stored properties, which Swift's reflection finds. Other keys raise UIKit's exception. Numbers, texts,
  /// and dates have an order; `nil` comes before them.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { left, right in
      let (left, right) = (DynamicValue.unwrapped(left), DynamicValue.unwrapped(right))
      if left == nil || right == nil {
        return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
      }
      return DynamicValue.order(left, right) ?? .orderedSame
    }
  }

  /// Creates a descriptor that compares the values of a path of keys with a comparator.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      comparator(
        KeyValueReading.value(left, path: key ?? "self") ?? NSNull(),
        KeyValueReading.value(right, path: key ?? "self") ?? NSNull())
    }
  }
}
