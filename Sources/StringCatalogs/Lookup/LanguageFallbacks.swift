import Foundation

/// The localizations that show an app's text in a locale, the best first.
///
/// They are the locale, its language in less and less specific forms, and other regions of the language: `pt-BR`, `pt`,
/// `pt-PT`. All are written in the script of the locale: `zh-TW` has `zh-Hant`, but not `zh`, which is simplified Chinese.
package struct LanguageFallbacks: Sendable {
  private let language: Locale.Language
  /// The language tags in lower case.
  private let tags: [String]
  /// The ranks of localizations that were asked for: a catalog has few of them, and each in thousands of texts.
  private var ranks: [String: Int?] = [:]

  /// Creates the fallbacks of a locale, such as `pt-BR`, `pt_BR`, or `de_DE.UTF-8`.
  package init(locale: String) {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    let tag = LocaleName.tag(name) ?? name
    let language = Locale.Language(identifier: tag)
    var parts = tag.split(separator: "-")
    var tags: [String] = []
    while parts.count > 1 {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if let code = parts.first {
      if let script = language.script { tags.append("\(code)-\(script.identifier)") }
      tags.append(String(code))
    }
    self.language = language
    self.tags = tags.filter { Self.isSameScript($0, language) }.map { $0.lowercased() }
  }

  /// Returns the rank of a localization, starting at 0 for the best, or `nil` if it is in another language or script, or
  /// there is none.
  package mutating func rank(of localization: String?) -> Int? {
    guard let localization else { return nil }
    if let known = ranks[localization] { return known }
    let rank = computedRank(of: localization)
    ranks[localization] = .some(rank)
    return rank
  }

  private func computedRank(of localization: String) -> Int? {
    guard let tag = LocaleName.tag(localization) else { return nil }
    if let index = tags.firstIndex(of: tag.lowercased()) { return index }
    return Self.isSameScript(tag, language) ? tags.count : nil
  }

  private static func isSameScript(_ tag: String, _ language: Locale.Language) -> Bool {
    let other = Locale.Language(identifier: tag)
    return other.languageCode == language.languageCode && other.script == language.script
  }
}
