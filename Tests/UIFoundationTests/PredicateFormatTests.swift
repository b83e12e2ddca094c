import Foundation
import Testing

@testable import UIFoundation

/// Predicates and sort descriptors with keys: the language is that of Apple's "Predicate Format String Syntax", from which
/// the examples with "Apple" are.
struct PredicateFormatTests {
  struct Person {
    var name: String
    var age: Int
    var born = Date(timeIntervalSince1970: 0)
    var tags: [String] = []
    var team: [Person] = []
    var nickname: String?
  }

  final class Account {
    let owner: String
    lazy var balance = 12.5
    init(owner: String) { self.owner = owner }
  }

  static let bob = Person(
    name: "Bob", age: 41, tags: ["x", "y"], team: [Person(name: "Ann", age: 60), Person(name: "Cy", age: 30)])

  @Test(
    "a person fulfills",
    arguments: [
      "name == 'Bob' AND age >= 41", "name BEGINSWITH[c] \"bo\"", "name LIKE[cd] 'b?b'", "name LIKE '*o*'",
      "NOT (name CONTAINS 'z') && (age > 40 || age < 10)", "!(age = 3)", "age BETWEEN {40, 42}",
      "name IN {'Bob', \"Al\"}", "tags CONTAINS 'x' and 'y' in tags", "name ENDSWITH 'b'", "ANY team.age > 50",
      "SOME team.name == 'Cy'", "NOT ALL team.age > 50", "NONE team.age > 70", "team.@count == 2",
      "team.@sum.age == 90 AND team.@max.age == 60 AND team.@avg.age == 45",
      "SUBQUERY(team, $each, $each.age > 50 AND $each.name == 'Ann').@count > 0",
      "tags[FIRST] == 'x' AND tags[LAST] == 'y' AND tags[1] == 'y' AND tags[SIZE] == 2",
      "(age + 1) * 2 == 84 AND age - 1 == 40 AND -age < 0 AND 2 ** 3 == 8 AND 7 / 2 == 3 AND 7 / 2.0 == 3.5",
      "((age)) == (41)",
      "nickname == nil AND nickname == NULL AND name != nil", "length(name) == 3 AND name.length == 3",
      "TERNARY(age > 40, 'old', 'young') == 'old'", "age == 0x29 AND age == 4.1e1", "TRUEPREDICATE",
      "SELF.name MATCHES 'B.b' AND NOT name MATCHES 'B'", "uppercase(name) == 'BOB'", "#name == 'Bob'",
    ])
  func fulfilled(_ format: String) {
    #expect(NSPredicate(format: format).evaluate(with: Self.bob))
  }

  @Test(
    "a person doesn't fulfill",
    arguments: [
      "name == 'bob'", "name CONTAINS ''", "age < nil", "nickname BEGINSWITH 'B'", "age == '41'", "age < 'z'",
      "FALSEPREDICATE",
      "name MATCHES 'o'", "ALL team.age > 50", "name IN {}",
    ])
  func unfulfilled(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Self.bob))
  }

  @Test("arguments are values, and with %K keys")
  func arguments() {
    #expect(NSPredicate(format: "%K == %@ AND %K > %d", "name", "Bob", "age", 40).evaluate(with: Self.bob))
    #expect(NSPredicate(format: "age IN %@ AND age < %f", [1, 41], 41.5).evaluate(with: Self.bob))
    #expect(NSPredicate(format: "SUBQUERY(%K, $x, $x.%K > 50).@count == 1", "team", "age").evaluate(with: Self.bob))
    #expect(NSPredicate(format: "%K.%K == 5", "team", "@sum.name.length").evaluate(with: Self.bob))
    #expect(
      NSPredicate(format: "a.@count == 2 AND a == %@", ["x": 1, "y": 2]).evaluate(with: ["a": ["y": 2, "x": 1]]))
    #expect(!NSPredicate(format: "a == %@", ["x": 1]).evaluate(with: ["a": ["y": 1]]))
    #expect(NSPredicate(format: "SELF == %@", Set(["p", "q", "r"])).evaluate(with: Set(["r", "q", "p"])))
    #expect(NSPredicate(format: "@min.self == 1 AND @max.self == 3", argumentArray: nil).evaluate(with: [nil, 3, 1]))
    #expect(NSPredicate(format: "born < %@", Date() as NSDate).evaluate(with: Self.bob))
    #expect(NSPredicate(format: "name == '%@'", argumentArray: []).evaluate(with: ["name": "%@"]))
    #expect(NSPredicate(format: "nickname == %@", argumentArray: [NSNull()]).evaluate(with: Self.bob))
    // Apple: "predicateWithFormat:@"SELF IN %@"".
    #expect(NSPredicate(format: "SELF IN %@", ["Stig", "Shaffiq", "Chris"]).evaluate(with: "Chris"))
  }

  @Test("addresses are checked as applications do")
  func addresses() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(address.evaluate(with: "a.b@example.com"))
    #expect(!address.evaluate(with: "a.b@example.com "))
    #expect(!address.evaluate(with: "@example.com"))
  }

  @Test("case and diacritics are ignored with [cd]")
  func options() {
    let names = ["Café", "cafe", "tea"] as NSArray
    #expect(names.filtered(using: NSPredicate(format: "SELF CONTAINS[cd] 'CAFE'")).count == 2)
    #expect(names.filtered(using: NSPredicate(format: "SELF CONTAINS[c] 'CAFE'")).count == 1)
    #expect(names.filtered(using: NSPredicate(format: "SELF CONTAINS 'CAFE'")).isEmpty)
  }

  @Test("stored properties of objects are read, lazy ones too")
  func objects() {
    let account = Account(owner: "Ann")
    #expect(NSPredicate(format: "owner == 'Ann' AND balance == nil").evaluate(with: account))
    _ = account.balance
    #expect(NSPredicate(format: "balance == 12.5").evaluate(with: account))
  }

  /// The date is written as predicates write dates: seconds from 2001.
  @Test("CAST makes dates, numbers, and texts, and FUNCTION reads keys")
  func castsAndFunctions() {
    #expect(NSPredicate(format: #"born < CAST(0.000000, "NSDate")"#).evaluate(with: Self.bob))
    #expect(
      NSPredicate(format: "CAST('41', 'NSNumber') == age AND CAST(age, 'NSString') == '41'").evaluate(with: Self.bob))
    // The format of `NSNumber.description(withLocale:)` is "%0.16g" for a `Double`, by Apple's documentation.
    for (value, text) in [(41.0, "41"), (true, "1"), (UInt64.max, "18446744073709551615"), (0.5, "0.5")]
      as [(Any, String)]
    {
      #expect(NSPredicate(format: "CAST(SELF, 'NSString') == %@", text).evaluate(with: value))
    }
    #expect(
      NSPredicate(format: "CAST('9007199254740993', 'NSNumber') == %@", 9_007_199_254_740_993).evaluate(with: nil))
    #expect(
      !NSPredicate(format: "CAST(%@, 'NSNumber') == 9007199254740992", 9_007_199_254_740_993).evaluate(with: nil))
    #expect(NSPredicate(format: "FUNCTION(name, 'uppercaseString') == 'BOB'").evaluate(with: Self.bob))
    #expect(NSPredicate(format: "FUNCTION(name, %@).length == 3", "lowercaseString").evaluate(with: Self.bob))
  }

  /// Apple's "Creating Predicates", "Variable substitution": a predicate with `$NAME` is a template.
  @Test("a template has values for its variables")
  func templates() {
    let template = NSPredicate(format: "name == $NAME AND age > $AGE")
    #expect(template.withSubstitutionVariables(["NAME": "Bob", "AGE": 40]).evaluate(with: Self.bob))
    let half = template.withSubstitutionVariables(["NAME": "Bob", "AGE": 0])
    // The values are those of the predicate, "with substitution variables replaced by the values".
    #expect(half.evaluate(with: Self.bob, substitutionVariables: ["AGE": 50]))
    #expect(!template.withSubstitutionVariables(["NAME": "Al", "AGE": 40]).evaluate(with: Self.bob))
  }

  /// The order of `localizedStandardCompare(_:)` is that of Finder, by its documentation: numbers by their values.
  @Test("a selector compares")
  func selectors() {
    let names = ["b10", "B2", "a1"].map { Person(name: $0, age: $0.count) }
    func sorted(_ selector: Selector?) -> [String] {
      let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: selector)
      return (names as NSArray).sortedArray(using: [descriptor]).compactMap { ($0 as? Person)?.name }
    }
    #expect(sorted(Selector("localizedStandardCompare:")) == ["a1", "B2", "b10"])
    #expect(sorted(Selector("caseInsensitiveCompare:")) == ["a1", "b10", "B2"])
    #expect(sorted(nil) == ["B2", "a1", "b10"])
    let own = Selector(
      "reversed:", { (object: NSString) in { (other: String) in (other as NSString).compare(object as String) } })
    #expect(sorted(own) == ["b10", "a1", "B2"])
  }

  @Test("keys sort, nil first")
  func sorting() {
    let people = [Person(name: "b", age: 2, nickname: "z"), Person(name: "a", age: 3), Person(name: "c", age: 1)]
    func names(_ descriptor: NSSortDescriptor) -> [String] {
      (people as NSArray).sortedArray(using: [descriptor]).compactMap { ($0 as? Person)?.name }
    }
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["c", "b", "a"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["c", "b", "a"])
    #expect(names(NSSortDescriptor(key: "nickname", ascending: true)).last == "b")
  }

  @Test(
    "a mistake in a format is named",
    arguments: [
      ("name ==", "ends too early"), ("name", "comparison is missing"), ("name == 'x", "quotation mark"),
      ("a == 1 b", "\"b\""),
      ("a == %@", "argument is missing"), ("foo(1) == 2", "no function foo"), ("a ~ b", "\"~\""),
      ("(a == 1", "ends too early"), ("CAST(a, 'UIView') == 1", "CAST to UIView"),
      ("FUNCTION(a, 'add:', 1) == 1", "FUNCTION can't call add:"),
      ("AND == 1", "\"AND\""), ("(a == 1) + 1 == 2", "where a value has to be"),
      (String(repeating: "(", count: 10_000) + "1 == 1", "nested too deeply"),
      (String(repeating: "a[", count: 10_000), "nested too deeply"),
      ("1" + String(repeating: "+1", count: 10_000) + " == 1", "nested too deeply"),
      ("a" + String(repeating: ".a", count: 10_000) + " == 1", "nested too deeply"),
      ("a" + String(repeating: "[0]", count: 10_000) + " == 1", "nested too deeply"),
    ])
  func mistakes(_ format: String, _ reason: String) {
    do {
      _ = try PredicateParser.predicate(format: format, arguments: [])
      Issue.record("no error")
    } catch {
      #expect(error.description.contains(reason))
    }
  }

  @Test("a format that can't be parsed raises an exception, and a key that doesn't exist, too")
  func exceptions() async {
    let format = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name ==")
    }
    let text = String(decoding: format?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse the format string \"name ==\""))
    let key = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "size == 1").evaluate(with: PredicateFormatTests.bob)
    }
    let message = String(decoding: key?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("not key value coding-compliant for the key size"))
  }
}
