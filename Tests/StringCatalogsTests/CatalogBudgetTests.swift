import Foundation
import Testing

@testable import StringCatalogs

/// What few bytes of a file can multiply, which a budget for the file limits.
@Suite struct CatalogBudgetTests {
  private func contents(_ name: String, _ text: String) throws -> CatalogFile.Contents {
    try #require(CatalogFile(path: name)).contents(of: Array(text.utf8))
  }

  /// Expects that some texts of a file are left out with an error that names the limit, and returns the others.
  @discardableResult
  private func expectLimit(
    _ name: String, _ text: String, at location: SourceLocation = #_sourceLocation
  ) throws -> [LocalizedString] {
    let contents = try contents(name, text)
    let limit = (1 << 20) + 8 * text.utf8.count
    let reason = "the texts grow to more than \(limit) bytes by repetition, forms, or padding"
    #expect(
      !contents.failures.isEmpty && contents.failures.allSatisfy { $0.reason == reason && $0.line >= 1 },
      sourceLocation: location)
    let grown = contents.strings.reduce(0) { $0 + $1.text.utf8.count + $1.form.utf8.count }
    #expect(grown <= limit + text.utf8.count, sourceLocation: location)
    return contents.strings
  }

  @Test("widths and precisions in one text, and in many")
  func padding() throws {
    for placeholder in ["%100d", "%100.100f", "%1$-100.100@"] {
      let text = String(repeating: placeholder, count: 20_000)
      #expect(try expectLimit("a.strings", "a = \"\(text)\"; b = c;").map(\.key) == ["b"])
    }
    let text = String(repeating: "%100d", count: 100)
    #expect(try contents("a.strings", "a = \"\(text)\";").failures.isEmpty)
    let entries = (0..<300).map { "k\($0) = \"\(text)\";\n" }.joined()
    // Those that fit into the budget are read: 5.1 MB for 10,000 bytes each.
    #expect(try expectLimit("a.strings", entries).count == ((1 << 20) + 8 * entries.utf8.count) / 10_000)
    let units = #"{"stringUnit":{"value":"\#(text)"}}"#
    let languages = (0..<300).map { #""l\#($0)":\#(units)"# }.joined(separator: ",")
    try expectLimit("a.xcstrings", #"{"sourceLanguage":"l0","strings":{"a":{"localizations":{\#(languages)}}}}"#)
  }

  private func rule(_ name: String, _ forms: String) -> String {
    "\(name) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \(forms) };"
  }

  @Test("forms of many texts, each within the limits of one")
  func forms() throws {
    let plural = (1...6).map { "\(PluralCatalog.pluralForms[$0 - 1]) = \"\($0)\";" }.joined()
    let entries = (0..<300).map { index in
      "k\(index) = { NSStringLocalizedFormatKey = \"%#@a@%#@b@%#@c@\"; \(["a", "b", "c"].map { rule($0, plural) }.joined()) };"
    }
    // 216 forms take 64 bytes each and more, and an entry has less than 400 bytes.
    try expectLimit("a.stringsdict", entries.joined())
    #expect(try contents("a.stringsdict", entries.prefix(20).joined()).strings.count == 20 * 216)
  }

  @Test("forms that no device shows, which are left out")
  func devices() throws {
    func substitution(_ device: String) -> String {
      let forms = (0..<1_000).map { #""f\#($0)":{"stringUnit":{"value":""}}"# }.joined(separator: ",")
      return #"{"variations":{"device":{"\#(device)":{"variations":{"plural":{\#(forms)}}}}}}"#
    }
    let texts = (0..<10).map { index in
      #""k\#(index)":{"localizations":{"en":{"stringUnit":{"value":"%#@a@%#@b@"},"#
        + #""substitutions":{"a":\#(substitution("iphone")),"b":\#(substitution("mac"))}}}}"#
    }
    let text = #"{"sourceLanguage":"en","strings":{\#(texts.joined(separator: ","))}}"#
    let contents = try contents("a.xcstrings", text)
    // A million pairs in each text: one has more than the limit of a text, and the others exceed that of the file.
    #expect(contents.strings.isEmpty && contents.failures.count == 10)
  }

  @Test("names of dictionaries in the labels of all forms in them, and specifiers in all arguments")
  func labels() throws {
    let name = String(repeating: "n", count: 100_000)
    let leaves = (0..<1_000).map { "w\($0) = t;" }.joined()
    let nested =
      "a = { NSStringVariableWidthRuleType = { \(name) = { NSStringVariableWidthRuleType = { \(leaves) }; }; }; };"
    try expectLimit("a.stringsdict", nested)
    let units = (0..<1_000).map { #""w\#($0)":{"stringUnit":{"value":"t"}}"# }.joined(separator: ",")
    let widths = #"{"variations":{"width":{"\#(name)":{"variations":{"width":{\#(units)}}}}}}"#
    let entry = #""a":{"localizations":{"en":\#(widths)}}"#
    try expectLimit("a.xcstrings", #"{"sourceLanguage":"en","strings":{\#(entry)}}"#)
    let arguments = String(repeating: "%arg", count: 10_000)
    let substitution = #"{"formatSpecifier":"\#(name)","stringUnit":{"value":"\#(arguments)"}}"#
    let text = #"{"stringUnit":{"value":"%#@s@"},"substitutions":{"s":\#(substitution)}}"#
    try expectLimit("a.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":\#(text)}}}}"#)
  }

  @Test("one invalid entry is left out with its error, and the others are read", arguments: CatalogFile.Kind.allCases)
  func entries(kind: CatalogFile.Kind) throws {
    func text(_ index: Int) -> String {
      let isBad = index == 3 || index == 7
      return switch kind {
      case .strings: "k\(index) = \(isBad ? "(a)" : "a");\n"
      case .stringsdict: "k\(index) = { NSStringLocalizedFormatKey = \"\(isBad ? "%#@none@" : "a")\"; };\n"
      case .xcstrings:
        #""k\#(index)":{"localizations":{"en":{"stringUnit":{"value":"\#(isBad ? "%#@none@" : "a")"}},"#
          + #""de":{"stringUnit":{"value":"b"}}}}"# + (index < 9 ? ",\n" : "\n")
      }
    }
    var file = (0..<10).map(text).joined()
    if kind == .xcstrings { file = #"{"sourceLanguage":"en","strings":{\#(file)}}"# }
    let contents = try contents("a.\(kind)", file)
    #expect(contents.failures.map(\.line) == [4, 8])
    // The German texts of the two keys are valid.
    #expect(contents.strings.count == (kind == .xcstrings ? 18 : 8))
    let keys = Set(contents.strings.map(\.key))
    #expect(keys.count == (kind == .xcstrings ? 10 : 8))
    let catalog = try #require(CatalogFile(path: "a.\(kind)"))
    let error = try #require(throws: CatalogError.self) { try catalog.strings(in: Array(file.utf8)) }
    #expect(error.line == 4)
  }
}
