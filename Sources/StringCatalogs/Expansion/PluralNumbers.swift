import LocaleRules

/// The numbers that select the plural forms of a text.
struct PluralNumbers {
  /// The number of each argument that a plural form depends on.
  private(set) var numbers: [Int: Double] = [:]
  private(set) var notes: [TextNote] = []
  /// Whether the text is shown for some number.
  private(set) var isShown = true

  /// The integers for which a missing form is reported. The forms of larger ones, such as French `many` for millions,
  /// are too rare for most texts.
  private static let mostCounted = 1_000

  /// Finds the numbers, up to those that `limit` returns for each plural form.
  ///
  /// `isDecimal` contains the arguments that are shown with decimals.
  init(_ string: LocalizedString, language: String?, isDecimal: Set<Int>, limit: (PluralChoice) -> Double) {
    for choice in string.plurals {
      guard let category = PluralCategory(rawValue: choice.form) else { continue }
      let limit = limit(choice)
      guard let language else {
        numbers[choice.argument] = Self.number(of: category) ?? limit
        continue
      }
      let rules = PluralRules(language: language)
      let name = choice.name.isEmpty ? "" : " of '\(choice.name)'"
      guard let number = Self.number(of: category, rules, upTo: limit, isDecimal: isDecimal.contains(choice.argument))
      else {
        isShown = false
        // Catalogs need this form, even if no integer selects it.
        if category != .other {
          let message = "the plural form '\(category.rawValue)'\(name) is never shown: \(language) has no such form"
          notes.append(TextNote(kind: .unusedPluralForm, message: message))
        }
        continue
      }
      if let known = numbers.updateValue(number, forKey: choice.argument), known != number { isShown = false }
    }
    // One of the combinations of forms has `other` only.
    if let language, string.plurals.allSatisfy({ $0.form == PluralCategory.other.rawValue }) {
      for choice in string.plurals { note(missingFormsOf: choice, language) }
    }
  }

  private mutating func note(missingFormsOf choice: PluralChoice, _ language: String) {
    let rules = PluralRules(language: language)
    for category in rules.categories(ofIntegersUpTo: Self.mostCounted) where !choice.forms.contains(category.rawValue) {
      let name = choice.name.isEmpty ? "" : " of '\(choice.name)'"
      let sample = rules.sample(of: category, upTo: 0) ?? 0
      let message =
        "the plural form '\(category.rawValue)'\(name) is missing, which \(language) uses for numbers such as \(sample)"
      notes.append(TextNote(kind: .missingPluralForm, message: message))
    }
  }

  /// The number that a form is named after.
  private static func number(of category: PluralCategory) -> Double? {
    switch category {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few, .many, .other: nil
    }
  }

  private static func number(
    of category: PluralCategory, _ rules: PluralRules, upTo limit: Double, isDecimal: Bool
  ) -> Double? {
    if let sample = rules.sample(of: category, upTo: Int(limit.rounded(.down))) { return Double(sample) }
    // "If "zero" is present, the value is used for mapping the argument value zero regardless of what CLDR rule
    // specifies for the numeric value." (Foundation Release Notes for OS X v10.9)
    if category == .zero { return 0 }
    guard isDecimal else { return nil }
    let numbers = [limit.rounded(.down) + 0.5, 1.5, 0.5]
    return zip(numbers, rules.categories(of: numbers)).first { $0.1 == category }?.0
  }
}
