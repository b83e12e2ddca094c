public import Foundation
import StringCatalogs

extension String {
  /// Creates the localized string of a key, in the plural form that its arguments select.
  ///
  /// The text is looked up in ``LocalizedStrings/current``, or else as Foundation does. If there is none, it is the key
  /// with its arguments. A locale other than the current one is that of the numbers, but not of the text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      key: keyAndValue.key, keyAndValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the localized string of a key, or the default value if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      key: "\(key)", defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the localized string of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.text(
      key: resource.key, resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

extension LocalizedStrings {
  fileprivate static func text(
    key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle, locale: Locale
  ) -> String {
    guard !value.arguments.isEmpty else {
      return bundle.localizedString(forKey: key, value: value.key, table: table)
    }
    let arguments = value.arguments
    let known = current?.forms(forKey: key, table: table, in: bundle)
    let forms = known ?? LocalizedForms(format(for: key, value.key, table: table, in: bundle))
    let language = locale == .current ? current?.locale ?? locale.identifier(.bcp47) : locale.identifier(.bcp47)
    return forms.text(with: arguments, numberLanguage: language)
  }

  /// Returns the format that Foundation finds if no strings are in use, or else the value.
  private static func format(for key: String, _ value: String, table: String?, in bundle: Bundle) -> LocalizedString {
    let isFoundation = current == nil
    let text = isFoundation ? bundle.localizedString(forKey: key, value: value, table: table) : value
    return LocalizedString(text: text)
  }
}
