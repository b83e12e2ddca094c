import LocaleRules

/// How numbers in texts are written.
///
/// Foundation localizes numbers if a format has a locale, as in `String(localized:)`, SwiftUI's `Text`, and
/// `String.localizedStringWithFormat`: `%d` and `%f`, whatever their length modifiers, in the locale's decimal style,
/// with its digits and groups. `String(format:)` without a locale writes ASCII digits without groups, as C does. This
/// is what the open source of Core Foundation does (`CFString.c`, `__CFStringFormatLocalizedNumber`).
public enum NumberStyle: String, CaseIterable, Sendable {
  /// With the language's digits and groups.
  case localized
  /// As C writes numbers.
  case plain

  /// Returns a number as a text in a language shows it.
  func text(_ value: Double, decimals: Int, digits: Int, language: String?) -> String {
    guard self == .localized, let language else { return StandIns.plain(value, decimals: decimals, digits: digits) }
    return LocalizedNumber.text(value, decimals: decimals, digits: digits, language: language)
  }
}
