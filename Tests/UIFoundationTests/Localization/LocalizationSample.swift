import Foundation
import TestSupport
import UIFoundation

/// Catalogs of a small app, as Xcode saves them.
enum LocalizationSample {
  /// The plural forms of "orders", as translators write them for CLDR's categories.
  static let orders: [String: [String: String]] = [
    "en": ["one": "%d order", "other": "%d orders"],
    "de": ["one": "%d Bestellung", "other": "%d Bestellungen"],
    "pl": ["one": "%d zamówienie", "few": "%d zamówienia", "many": "%d zamówień", "other": "%d zamówienia"],
    "ru": ["one": "%d заказ", "few": "%d заказа", "many": "%d заказов", "other": "%d заказа"],
    "ar": [
      "zero": "لا طلبات", "one": "طلب واحد", "two": "طلبان", "few": "%d طلبات", "many": "%d طلبًا", "other": "%d طلب",
    ],
    "ja": ["other": "注文%d件"],
  ]

  /// A folder with `.strings` and `.stringsdict` files in each language.
  static func folder() throws -> TemporaryFolder {
    var files: [String: String] = [:]
    files["en.lproj/Localizable.strings"] =
      #""title" = "Orders"; "greeting" = "Hello, %@"; "english" = "Only English";"#
    files["de.lproj/Localizable.strings"] = #""title" = "Bestellungen"; "greeting" = "Hallo, %@"; "empty" = "";"#
    files["de.lproj/Errors.strings"] = #""offline" = "Keine Verbindung";"#
    files["pt.lproj/Localizable.strings"] = #""title" = "Pedidos"; "cart" = "Carrinho";"#
    files["pt-BR.lproj/Localizable.strings"] = #""title" = "Pedidos do Brasil";"#
    files["Base.lproj/Localizable.strings"] = #""base" = "Base text";"#
    for (language, forms) in orders {
      files["\(language).lproj/Localizable.stringsdict"] = plurals(["orders": ("%#@n@", ["n": forms])])
    }
    files["en.lproj/Album.stringsdict"] = plurals([
      "photos": (
        "%1$#@photos@ in %2$#@albums@",
        [
          "photos": ["zero": "no photos", "one": "one photo", "other": "%d photos"],
          "albums": ["one": "one album", "other": "%d albums"],
        ]
      )
    ])
    files["Catalog.xcstrings"] = catalog
    return try TemporaryFolder(texts: files)
  }

  /// Returns a `.stringsdict` file with formats and the forms of their variables.
  static func plurals(_ entries: [String: (format: String, variables: [String: [String: String]])]) -> String {
    let texts = entries.map { key, entry in
      let variables = entry.variables.map { name, forms in
        let strings = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
          <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>\(strings)</dict>
          """
      }
      return """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(entry.format)</string>
        \(variables.joined())</dict>
        """
    }
    return #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(texts.joined())</dict></plist>"#
  }

  /// A string catalog with a plural variation, substitutions, a variation by device, and a key that is the source text.
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "%lld files": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
      "pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
    "birds": {"localizations": {"en": {
      "stringUnit": {"state": "translated", "value": "%@ saw %#@birds@ in %#@trees@"},
      "substitutions": {
        "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
        "trees": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
    "start": {"localizations": {"en": {"variations": {"device": {
      "ipad": {"stringUnit": {"state": "translated", "value": "Tap the big button"}},
      "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
    "Hello, %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo, %@"}}}},
    "%lld%% of %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld %%"}}}},
    "Untranslated": {}}}
    """
}
