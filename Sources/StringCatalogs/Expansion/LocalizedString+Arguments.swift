import LocaleRules

extension LocalizedString {
  /// The language tag of the text, or `nil` if it is unknown.
  var language: String? { locale.flatMap(LocaleName.tag) }

  /// Returns the text with its arguments filled in, or `nil` if they select another plural form.
  ///
  /// Numbers select plural forms by the rules of the string's language, from CLDR. A form that the catalog lacks is
  /// replaced by `other`, and `zero` applies to 0 in all languages. A placeholder without an argument, or with one of
  /// another type, is left as it is.
  public func text(with arguments: [ArgumentValue], numbers: NumberStyle = .localized) -> String? {
    isSelected(by: arguments) ? filled(with: arguments, numbers: numbers, language: language) : nil
  }

  /// Returns whether arguments select this plural form.
  func isSelected(by arguments: [ArgumentValue]) -> Bool {
    plurals.allSatisfy { $0.isSelected(by: arguments, language: language) }
  }

  /// Returns the text with its arguments filled in, with numbers in a language.
  func filled(with arguments: [ArgumentValue], numbers: NumberStyle, language: String?) -> String {
    var next = 1
    return FormatText(text).pieces.reduce(into: "") { text, piece in
      next += piece.asterisks
      switch piece.part {
      case .literal(let literal): text += literal
      case .variable: text += piece.source
      case .argument(let conversion):
        let index = (piece.position ?? next) - 1
        if piece.position == nil { next += 1 }
        let shown = arguments.indices.contains(index) ? arguments[index] : nil
        text +=
          shown.flatMap { value in
            conversion.text(of: value) { number, decimals, digits in
              numbers.text(number, decimals: decimals, digits: digits, language: language)
            }
          } ?? piece.source
      }
    }
  }
}

extension PluralChoice {
  /// Returns whether arguments select this form. Without a language, `one` is for 1, and `other` for all other numbers.
  fileprivate func isSelected(by arguments: [ArgumentValue], language: String?) -> Bool {
    guard arguments.indices.contains(argument - 1), case .number(let number) = arguments[argument - 1] else {
      return form == PluralCategory.other.rawValue
    }
    if number == 0, forms.contains(PluralCategory.zero.rawValue) { return form == PluralCategory.zero.rawValue }
    let category =
      language.map { PluralRules(language: $0).categories(of: [number])[0] } ?? (number == 1 ? .one : .other)
    return form == (forms.contains(category.rawValue) ? category : .other).rawValue
  }
}
