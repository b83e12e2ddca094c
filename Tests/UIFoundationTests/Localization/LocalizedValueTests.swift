import Foundation
import StringCatalogs
import TestSupport
import Testing
import UIFoundation

/// The keys of interpolations are those that Xcode extracts: `%@` for text, and the specifier of a number's type.
@Suite struct LocalizedValueTests {
  private let folder: TemporaryFolder

  init() throws { folder = try LocalizationSample.folder() }

  private func strings(_ locale: String) throws -> LocalizedStrings {
    try LocalizedStrings(locale: locale, catalogsIn: [folder.path])
  }

  @Test("interpolations become placeholders of the key, and select plural forms")
  func interpolations() throws {
    let (count, name) = (3, "Anna")
    try strings("pl").withUse {
      #expect(String(localized: "\(count) files", table: "Catalog") == "3 pliki")
      #expect(String(localized: "\(5) files", table: "Catalog") == "5 plików")
      #expect(String(localized: "\(22) files", table: "Catalog") == "22 pliki")
      // Polish has none, so the text is that of the source language.
      #expect(String(localized: "Hello, \(name)", table: "Catalog") == "Hello, Anna")
    }
    try strings("de").withUse {
      #expect(String(localized: "Hello, \(name)", table: "Catalog") == "Hallo, Anna")
      #expect(String(localized: "Hello, \(name.prefix(1))", table: "Catalog") == "Hallo, A")
      #expect(String(localized: "\(50)% of \(name)", table: "Catalog") == "Anna: 50 %")
    }
  }

  @Test("a key without a text shows itself with its arguments, and literal percent signs")
  func missing() throws {
    try strings("en").withUse {
      #expect(String(localized: "Save") == "Save")
      #expect(String(localized: "100%") == "100%")
      #expect(String(localized: "\(1_234) of 100%") == "1,234 of 100%")
      #expect(String(localized: "\(2.5, specifier: "%.2f") m") == "2.50 m")
      #expect(String(localized: "\(Int8(3)) \(UInt(4)) \(Float(1))") == "3 4 1.000000")
      #expect(String(localized: "\(0.5, format: .percent.locale(Locale(identifier: "en"))) done") == "50% done")
      #expect(String(localized: "\("%@")") == "%@")
    }
  }

  @Test("the placeholder of a number is that of its type")
  func specifiers() {
    func key(_ resource: LocalizedStringResource) -> String { resource.key }
    #expect(key("\(Int(1)) \(Int64(1)) \(Int8(1)) \(Int16(1)) \(Int32(1))") == "%lld %lld %d %d %d")
    #expect(key("\(UInt(1)) \(UInt64(1)) \(UInt8(1)) \(UInt16(1)) \(UInt32(1))") == "%llu %llu %u %u %u")
    #expect(key("\(Float(1)) \(Double(1)) \(CGFloat(1))") == "%f %lf %lf")
    #expect(key("\("text") \(NSNumber(value: 1)) \(1, specifier: "%03d")") == "%@ %@ %03d")
  }

  @Test("a key of its own has a default value, whose arguments fill the text that is found")
  func defaultValues() throws {
    let name = "Anna"
    try strings("de").withUse {
      #expect(String(localized: "greeting", defaultValue: "Hi, \(name)") == "Hallo, Anna")
      #expect(String(localized: "unknown.key", defaultValue: "Hi, \(name)") == "Hi, Anna")
      #expect(String(localized: "unknown.key", defaultValue: "Hi") == "Hi")
    }
  }

  @Test("a locale is that of the numbers, not of the text")
  func locale() throws {
    try strings("de").withUse {
      let english = Locale(identifier: "en")
      #expect(String(localized: "\(1_234) files", table: "Catalog") == "1.234 files")
      #expect(String(localized: "\(1_234) files", table: "Catalog", locale: english) == "1,234 files")
    }
  }

  @Test("a resource is looked up when it is shown")
  func resources() throws {
    let resource = LocalizedStringResource("\(1) files", table: "Catalog")
    #expect(resource.key == "%lld files")
    try strings("pl").withUse { #expect(String(localized: resource) == "1 plik") }
    try strings("en").withUse {
      #expect(String(localized: resource) == "1 file")
      #expect(String(localized: "Found \(resource)") == "Found 1 file")
    }
    let literal: LocalizedStringResource = "Save"
    #expect(literal == LocalizedStringResource("Save"))
    #expect(literal != LocalizedStringResource("Save", table: "Other"))
  }

  @Test("without catalogs, Foundation's text is filled in")
  func withoutCatalogs() {
    #expect(LocalizedStrings.current == nil)
    #expect(String(localized: "\(2) unknown \("things")") == "2 unknown things")
    #expect(String(localized: "unknown", defaultValue: "\(2) things") == "2 things")
  }
}
