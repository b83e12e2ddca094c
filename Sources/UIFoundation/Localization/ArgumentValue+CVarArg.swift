import Foundation
import StringCatalogs

extension ArgumentValue {
  /// Creates the value of an argument of a format. Integers above 2⁵³ are rounded, as the rules of plural forms are those
  /// of `Double`.
  init(_ argument: any CVarArg) {
    switch argument {
    case let integer as any BinaryInteger: self = .number(Double(integer))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    default: self = .text("\(argument)")
    }
  }
}

extension LocalizedStrings {
  /// Returns a format with its arguments: a text with plural forms in the form that they select, and other formats as
  /// Foundation does. Without a locale, numbers are as C writes them.
  static func text(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    guard let forms = current?.forms(ofFormat: format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    return forms.text(
      with: arguments.map(ArgumentValue.init), numbers: locale == nil ? .plain : .localized,
      numberLanguage: locale?.identifier(.bcp47))
  }

  /// The locale of the strings in use, or else that of the process.
  static var formatLocale: Locale { current.map { Locale(identifier: $0.locale) } ?? .current }
}
