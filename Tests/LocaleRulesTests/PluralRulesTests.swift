import Testing

import LocaleRules

/// The samples are those of CLDR's plural rules, version 42, which are in its chart "Language Plural Rules" and the
/// file `common/supplemental/plurals.xml` as `@integer` lists.
@Suite struct PluralRulesTests {
  @Test(
    "the samples that CLDR lists are in their categories",
    arguments: [
      ("en", "one", [1]), ("en", "other", [0, 2, 16, 100, 1_000, 10_000, 100_000, 1_000_000]),
      ("ja", "other", [0, 1, 15, 100, 1_000]),
      ("pl", "one", [1]), ("pl", "few", [2, 3, 4, 22, 23, 24, 32, 102, 1_002]),
      ("pl", "many", [0, 5, 19, 100, 1_000, 10_000]),
      ("ru", "one", [1, 21, 31, 41, 51, 61, 71, 81, 101, 1_001]),
      ("ru", "few", [2, 3, 4, 22, 23, 24, 32, 102, 1_002]), ("ru", "many", [0, 5, 19, 100, 1_000]),
      ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103, 110, 1_003]),
      ("ar", "many", [11, 26, 111, 1_011]), ("ar", "other", [100, 102, 200, 202, 300, 302, 1_000, 10_000]),
      ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 19, 100, 1_000]),
      ("lv", "zero", [0, 10, 20, 30, 40, 50, 60, 100, 1_000]), ("lv", "one", [1, 21, 31, 101, 1_001]),
      ("lv", "other", [2, 9, 22, 29, 102, 1_002]),
      ("fr", "one", [0, 1]), ("fr", "many", [1_000_000]), ("fr", "other", [2, 17, 100, 1_000, 10_000, 100_000]),
      ("cy", "few", [3]), ("cy", "many", [6]), ("sl", "two", [2, 102, 202, 1_002]), ("pt-BR", "one", [0, 1]),
      ("pt-PT", "one", [1]), ("he", "two", [2]), ("kw", "two", [2, 22, 42, 102, 1_000, 10_000, 100_000]),
    ] as [(String, String, [Double])])
  func integers(language: String, category: String, numbers: [Double]) {
    let found = PluralRules(language: language).categories(of: numbers)
    #expect(found.map(\.rawValue) == numbers.map { _ in category })
  }

  @Test("decimals have their own categories: in Czech, many is for them alone")
  func decimals() {
    #expect(PluralRules(language: "cs").categories(of: [1.5, 0.1, 10.5]) == [.many, .many, .many])
    #expect(PluralRules(language: "cs").sample(of: .many, upTo: 42) == nil)
    #expect(PluralRules(language: "en").categories(of: [1.5]) == [.other])
  }

  /// The largest number up to the limit in the lists above, or the first above it.
  @Test(
    "a sample is the largest up to the limit, or else the smallest above",
    arguments: [
      ("ru", "one", 42, 41), ("ru", "few", 42, 42), ("ru", "many", 42, 40), ("pl", "one", 42, 1),
      ("pl", "many", 42, 41),
      ("pl", "few", 0, 2), ("ar", "zero", 42, 0), ("ar", "few", 42, 10), ("ar", "many", 42, 42),
      ("ar", "other", 42, 100), ("en", "other", 1, 0), ("fr", "many", 42, 1_000_000),
      ("ru", "one", 1_234_567, 1_234_561),
      ("lv", "zero", 42, 40), ("fr", "many", 3_500_000, 3_000_000),
      ("en", "other", 1_000_000_000_000, 1_000_000_000_000),
    ])
  func samples(language: String, category: String, limit: Int, expected: Int) throws {
    let category = try #require(PluralCategory(rawValue: category))
    #expect(PluralRules(language: language).sample(of: category, upTo: limit) == expected)
  }

  @Test("the categories of a language's integers")
  func used() {
    func used(_ language: String, _ limit: Int = 1_000) -> String {
      PluralRules(language: language).categories(ofIntegersUpTo: limit).map(\.rawValue).joined(separator: " ")
    }
    #expect(used("en") == "one other")
    #expect(used("ja") == "other")
    #expect(used("pl") == "one few many")
    #expect(used("cs") == "one few other")
    #expect(used("ar") == "zero one two few many other")
    #expect(used("fr") == "one other")
    #expect(used("fr", 1_000_000) == "one many other")
    #expect(used("xx-unknown") == "other")
  }
}

/// The digits and separators are those of CLDR's chart "Number symbols": German groups with a period, Hindi in twos
/// after the first three, Arabic in Egypt has Arabic-Indic digits, and Persian its own.
@Suite struct LocalizedNumberTests {
  @Test(
    "digits, groups, and decimals",
    arguments: [
      ("en", 1_234_567, 0, "1,234,567"), ("de", 1_234.5, 2, "1.234,50"), ("hi", 1_234_567, 0, "12,34,567"),
      ("pl", 12_345, 0, "12\u{A0}345"), ("fr", 1_234, 0, "1\u{202F}234"),
      ("ar-EG", 42, 0, "\u{664}\u{662}"), ("fa", 42, 0, "\u{6F4}\u{6F2}"), ("en", 0, 0, "0"), ("en", 999, 0, "999"),
    ] as [(String, Double, Int, String)])
  func texts(language: String, number: Double, decimals: Int, expected: String) {
    #expect(LocalizedNumber.text(number, decimals: decimals, language: language) == expected)
  }
}
