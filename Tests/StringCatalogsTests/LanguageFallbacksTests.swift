import Testing

@testable import StringCatalogs

/// The scripts of languages and regions are those of CLDR's likely subtags: zh is zh-Hans-CN, zh-TW is zh-Hant-TW, sr is
/// sr-Cyrl-RS, and uz-AF is uz-Arab-AF.
@Suite struct LanguageFallbacksTests {
  @Test(
    "a locale has its less specific forms in the same script, and other regions of its language",
    arguments: [
      ("pt-BR", ["pt-PT", "pt", "pt-BR", "es"], ["pt-BR", "pt", "pt-PT"]),
      ("pt_BR", ["pt_BR", "PT"], ["pt_BR", "PT"]), ("de", ["de-AT", "German", "Base"], ["German", "de-AT"]),
      ("zh-TW", ["zh", "zh-Hans", "zh-Hant", "zh-HK"], ["zh-Hant", "zh-HK"]),
      ("zh-Hant-HK", ["zh-Hant", "zh-HK", "zh-Hant-HK"], ["zh-Hant-HK", "zh-Hant", "zh-HK"]),
      ("zh", ["zh-Hans", "zh-Hant", "zh-TW"], ["zh-Hans"]), ("sr-Latn", ["sr", "sr-Latn"], ["sr-Latn"]),
      ("uz-AF", ["uz", "uz-Arab"], ["uz-Arab"]), ("de_DE.UTF-8", ["de"], ["de"]), ("de_DE@euro", ["de"], ["de"]),
      ("", ["de"], []), ("-", ["de"], []), ("C", ["en"], []),
    ])
  func order(locale: String, localizations: [String], expected: [String]) {
    var fallbacks = LanguageFallbacks(locale: locale)
    var ranked: [(rank: Int, name: String)] = []
    for name in localizations {
      if let rank = fallbacks.rank(of: name) { ranked.append((rank, name)) }
    }
    #expect(ranked.sorted { $0.rank < $1.rank }.map(\.name) == expected)
  }
}
