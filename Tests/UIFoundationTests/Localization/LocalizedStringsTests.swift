import Foundation
import StringCatalogs
import TestSupport
import Testing

// Not @testable: what an application's tests call.
import UIFoundation

@Suite struct LocalizedStringsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try LocalizationSample.folder() }

  private func strings(_ locale: String, device: String = "iphone") throws -> LocalizedStrings {
    try LocalizedStrings(locale: locale, catalogsIn: [folder.path], device: device)
  }

  @Test("NSLocalizedString and bundles answer from the catalogs, by table")
  func tables() throws {
    try strings("de").withUse {
      #expect(NSLocalizedString("title", comment: "") == "Bestellungen")
      #expect(Bundle.main.localizedString(forKey: "title", value: nil, table: nil) == "Bestellungen")
      #expect(Bundle.main.localizedString(forKey: "title", value: nil, table: "") == "Bestellungen")
      #expect(NSLocalizedString("offline", tableName: "Errors", comment: "") == "Keine Verbindung")
      #expect(NSLocalizedString("offline", comment: "") == "offline")
      #expect(NSLocalizedString("empty", comment: "") == "")
      #expect(String(format: NSLocalizedString("greeting", comment: ""), "Anna") == "Hallo, Anna")
    }
  }

  @Test("a missing key has the value, or without one, the key")
  func missing() throws {
    try strings("de").withUse {
      #expect(Bundle.main.localizedString(forKey: "nothing", value: "Value", table: nil) == "Value")
      #expect(Bundle.main.localizedString(forKey: "nothing", value: "", table: nil) == "nothing")
      #expect(Bundle.main.localizedString(forKey: "nothing", value: nil, table: "NoTable") == "nothing")
      #expect(NSLocalizedString("nothing", value: "Value", comment: "") == "Value")
    }
  }

  @Test(
    "a locale falls back to less specific ones, other regions, the development language, and Base",
    arguments: [
      ("pt-BR", "title", "Pedidos do Brasil"), ("pt_BR", "cart", "Carrinho"), ("pt-PT", "title", "Pedidos"),
      ("pt-BR", "english", "Only English"), ("de-AT", "title", "Bestellungen"), ("fr", "title", "Orders"),
      ("pt-BR", "base", "Base text"), ("de_DE.UTF-8", "title", "Bestellungen"), ("", "title", "Orders"),
    ])
  func fallbacks(locale: String, key: String, text: String) throws {
    try strings(locale).withUse { #expect(NSLocalizedString(key, comment: "") == text) }
  }

  /// The categories are those of CLDR's chart "Language Plural Rules".
  @Test(
    "a number selects the plural form",
    arguments: [
      ("en", 1, "1 order"), ("en", 0, "0 orders"), ("de", 1, "1 Bestellung"), ("de", 7, "7 Bestellungen"),
      ("pl", 1, "1 zamówienie"), ("pl", 3, "3 zamówienia"), ("pl", 5, "5 zamówień"), ("pl", 22, "22 zamówienia"),
      ("ru", 21, "21 заказ"), ("ru", 2, "2 заказа"), ("ru", 11, "11 заказов"), ("ar", 0, "لا طلبات"),
      ("ar", 1, "طلب واحد"), ("ar", 2, "طلبان"), ("ar", 3, "3 طلبات"), ("ar", 11, "11 طلبًا"), ("ar", 100, "100 طلب"),
      ("ja", 1, "注文1件"), ("ja", 8, "注文8件"),
    ])
  func plurals(locale: String, number: Int, text: String) throws {
    try strings(locale).withUse {
      #expect(String(format: NSLocalizedString("orders", comment: ""), number) == text)
    }
  }

  @Test("numbers are in the style of the locale where Foundation localizes them")
  func numbers() throws {
    try strings("de").withUse {
      let format = NSLocalizedString("orders", comment: "")
      #expect(String.localizedStringWithFormat(format, 1_234) == "1.234 Bestellungen")
      #expect(String(format: format, 1_234) == "1234 Bestellungen")
      #expect(String(format: format, locale: Locale(identifier: "en"), 1_234) == "1,234 Bestellungen")
    }
    try strings("ar-EG").withUse {
      // The digits of Egypt are Arabic-Indic.
      #expect(String.localizedStringWithFormat(NSLocalizedString("orders", comment: ""), 3) == "٣ طلبات")
    }
  }

  @Test(
    "each of two variables has its own form",
    arguments: [
      (0, 1, "no photos in one album"), (1, 2, "one photo in 2 albums"), (3, 1, "3 photos in one album"),
      (5, 4, "5 photos in 4 albums"),
    ])
  func variables(photos: Int, albums: Int, text: String) throws {
    try strings("en").withUse {
      let format = NSLocalizedString("photos", tableName: "Album", comment: "")
      #expect(format == "%d photos in %d albums")
      #expect(String.localizedStringWithFormat(format, photos, albums) == text)
    }
  }

  @Test("a string catalog has substitutions, and variations by device")
  func catalog() throws {
    try strings("en").withUse {
      let format = NSLocalizedString("birds", tableName: "Catalog", comment: "")
      #expect(String.localizedStringWithFormat(format, "Mia", 1, 2) == "Mia saw 1 bird in 2 trees")
      #expect(String(format: format, "Mia", 3, 1) == "Mia saw 3 birds in 1 tree")
      #expect(NSLocalizedString("start", tableName: "Catalog", comment: "") == "Tap")
      #expect(NSLocalizedString("Untranslated", tableName: "Catalog", comment: "") == "Untranslated")
    }
    try strings("en", device: "ipad").withUse {
      #expect(NSLocalizedString("start", tableName: "Catalog", comment: "") == "Tap the big button")
    }
  }

  @Test("code that only imports Foundation has the form `other`, with plain placeholders")
  func plainFormat() throws {
    try strings("pl").withUse {
      let format = NSLocalizedString("orders", comment: "")
      #expect(format == "%d zamówienia")
      #expect(FoundationCode.text("orders", 5) == "5 zamówienia")
      #expect(FoundationCode.text("title", 5) == "Orders")
      // Here, the initializer is Foundation's too.
      #expect(String(format: format, arguments: [5]) == "5 zamówienia")
    }
  }

  @Test("of two texts with the same plain format, the one that was looked up last has its forms chosen")
  func sameFormat() throws {
    let file = try TemporaryFolder(texts: [
      "en.lproj/Localizable.stringsdict": LocalizationSample.plurals([
        "a": ("%#@n@", ["n": ["one": "one", "other": "%d files"]]),
        "b": ("%#@n@", ["n": ["one": "a single file", "other": "%d files"]]),
      ]),
      "en.lproj/Plain.strings": #""c" = "%d files";"#,
    ])
    try LocalizedStrings(locale: "en", catalogsIn: [file.path]).withUse {
      for (key, table, text) in [
        ("a", nil, "one"), ("b", nil, "a single file"), ("c", "Plain", "1 files"), ("a", nil, "one"),
      ] {
        #expect(String(format: NSLocalizedString(key, tableName: table, comment: ""), 1) == text)
      }
    }
  }

  @Test("literals, expressions, and all types of numbers select plural forms")
  func argumentTypes() throws {
    try strings("en").withUse {
      let format = NSLocalizedString("orders", comment: "")
      let one = "1 order"
      let numbers = [1]
      #expect(String(format: format, 1) == one)
      #expect(String(format: format, numbers.count) == one)
      #expect(String(format: format, numbers[0] * 2 - 1) == one)
      #expect(String(format: format, Int32(1)) == one)
      #expect(String(format: format, UInt8(1)) == one)
      #expect(String(format: format, 1.0) == one)
      #expect(String(format: format, CGFloat(1)) == one)
      #expect(String(format: format, UInt64.max) == "18446744073709551616 orders")
      #expect(numbers.map { String(format: format, $0) } == [one])
      #expect(numbers.map { String.localizedStringWithFormat(format, $0) } == [one])
      let photos = NSLocalizedString("photos", tableName: "Album", comment: "")
      #expect(String(format: photos, 1, 1) == "one photo in one album")
      #expect(String(format: photos, Int16(1), numbers[0]) == "one photo in one album")
      #expect(String(format: photos, locale: nil, 1, 1) == "one photo in one album")
    }
  }

  @Test("other formats are Foundation's")
  func otherFormats() throws {
    try strings("de").withUse {
      #expect(String(format: "%02d:%05.2f %@ %x", 7, 1.5, "x", 255) == "07:01.50 x ff")
      #expect(String(format: "%d", 1) == "1")
      #expect(String.localizedStringWithFormat("%.1f", 2.5) == "2,5")
    }
  }
}
