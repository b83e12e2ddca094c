public import Foundation

// On Apple's platforms, a localized string carries its plural forms, and Foundation's functions choose among them. Here,
// these do, for formats from `LocalizedStrings`. Swift prefers them to Foundation's, whose arguments are variadic from
// the first on. Those for `Int` and `Double` are needed for literals, with which Swift 6.3 prefers Foundation's otherwise.

extension String {
  /// Returns a format with its arguments, in the plural form that they select, and with numbers as in the locale of
  /// ``LocalizedStrings/current``.
  public static func localizedStringWithFormat(_ format: String, _ argument: some CVarArg) -> String {
    LocalizedStrings.text(format: format, locale: LocalizedStrings.formatLocale, arguments: [argument])
  }

  /// Returns a format with an integer, in the plural form that it selects.
  public static func localizedStringWithFormat(_ format: String, _ argument: Int) -> String {
    LocalizedStrings.text(format: format, locale: LocalizedStrings.formatLocale, arguments: [argument])
  }

  /// Returns a format with a number, in the plural form that it selects.
  public static func localizedStringWithFormat(_ format: String, _ argument: Double) -> String {
    LocalizedStrings.text(format: format, locale: LocalizedStrings.formatLocale, arguments: [argument])
  }

  /// Returns a format with its arguments, in the plural forms that they select.
  public static func localizedStringWithFormat(
    _ format: String, _ first: some CVarArg, _ second: some CVarArg, _ others: any CVarArg...
  ) -> String {
    LocalizedStrings.text(
      format: format, locale: LocalizedStrings.formatLocale, arguments: [first, second] + others)
  }

  /// Returns a format with integers and other arguments, in the plural forms that they select.
  public static func localizedStringWithFormat(
    _ format: String, _ first: Int, _ second: Int, _ others: any CVarArg...
  ) -> String {
    LocalizedStrings.text(
      format: format, locale: LocalizedStrings.formatLocale, arguments: [first, second] + others)
  }
}

extension String {
  /// Creates a string from a format and its argument, in the plural form that it selects.
  public init(format: String, _ argument: some CVarArg) {
    self = LocalizedStrings.text(format: format, locale: nil, arguments: [argument])
  }

  /// Creates a string from a format and an integer, in the plural form that it selects.
  public init(format: String, _ argument: Int) {
    self = LocalizedStrings.text(format: format, locale: nil, arguments: [argument])
  }

  /// Creates a string from a format and a number, in the plural form that it selects.
  public init(format: String, _ argument: Double) {
    self = LocalizedStrings.text(format: format, locale: nil, arguments: [argument])
  }

  /// Creates a string from a format and its arguments, in the plural forms that they select.
  public init(format: String, _ first: some CVarArg, _ second: some CVarArg, _ others: any CVarArg...) {
    self = LocalizedStrings.text(format: format, locale: nil, arguments: [first, second] + others)
  }

  /// Creates a string from a format with integers and other arguments, in the plural forms that they select.
  public init(format: String, _ first: Int, _ second: Int, _ others: any CVarArg...) {
    self = LocalizedStrings.text(format: format, locale: nil, arguments: [first, second] + others)
  }
}

extension String {
  /// Creates a string from a format and its argument, with numbers as in a locale.
  public init(format: String, locale: Locale?, _ argument: some CVarArg) {
    self = LocalizedStrings.text(format: format, locale: locale, arguments: [argument])
  }

  /// Creates a string from a format and an integer, as it is written in a locale.
  public init(format: String, locale: Locale?, _ argument: Int) {
    self = LocalizedStrings.text(format: format, locale: locale, arguments: [argument])
  }

  /// Creates a string from a format and a number, as it is written in a locale.
  public init(format: String, locale: Locale?, _ argument: Double) {
    self = LocalizedStrings.text(format: format, locale: locale, arguments: [argument])
  }

  /// Creates a string from a format and its arguments, with numbers as in a locale.
  public init(
    format: String, locale: Locale?, _ first: some CVarArg, _ second: some CVarArg, _ others: any CVarArg...
  ) {
    self = LocalizedStrings.text(format: format, locale: locale, arguments: [first, second] + others)
  }

  /// Creates a string from a format with integers and other arguments, as they are written in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: Int, _ others: any CVarArg...) {
    self = LocalizedStrings.text(format: format, locale: locale, arguments: [first, second] + others)
  }
}
