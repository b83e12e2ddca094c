import Testing

@testable import StringCatalogs

/// Texts as `key form device: text`, with the argument and form of each plural choice.
@Suite struct PluralCatalogTests {
  private func texts(_ name: String, _ content: String) throws -> [String] {
    let file = try #require(CatalogFile(path: name))
    return try file.strings(in: Array(content.utf8)).map { string in
      let plurals = string.plurals.map { " \($0.argument)=\($0.form)" }.joined()
      let devices = DeviceVariation.devices.filter { string.device?.isShown(on: $0) ?? true }
      let device = devices.count == DeviceVariation.devices.count ? "" : " (\(devices.joined(separator: " ")))"
      return "\(string.text)\(plurals)\(device)"
    }
  }

  private func unit(_ text: String) -> String { "{\"stringUnit\":{\"value\":\"\(text)\"}}" }

  private func catalog(_ localization: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":\(localization)}}}}"
  }

  private func substitution(_ position: Int?, _ specifier: String, _ forms: String...) -> String {
    let texts = forms.map { "\"\($0.prefix { $0 != "=" })\":\(unit(String($0.drop { $0 != "=" }.dropFirst())))" }
    let number = position.map { "\"argNum\":\($0)," } ?? ""
    return
      "{\(number)\"formatSpecifier\":\"\(specifier)\",\"variations\":{\"plural\":{\(texts.joined(separator: ","))}}}"
  }

  @Test("substitutions in another order than their arguments keep them, with positions in the text")
  func order() throws {
    let localization = """
      {"stringUnit":{"value":"%#@b@ in %#@a@"},"substitutions":{
      "a":\(substitution(1, "lld", "one=%arg folder", "other=%arg folders")),
      "b":\(substitution(2, "lf", "other=%arg MB"))}}
      """
    #expect(
      try texts("A.xcstrings", catalog(localization)) == [
        "%2$lf MB in %1$lld folder 2=other 1=one", "%2$lf MB in %1$lld folders 2=other 1=other",
      ])
  }

  @Test("a text that varies as a whole depends on its first number, wherever it is")
  func whole() throws {
    let localization =
      "{\"variations\":{\"plural\":{\"one\":\(unit("%@ has one file")),\"other\":\(unit("%@ has %lld files"))}}}"
    #expect(
      try texts("A.xcstrings", catalog(localization)) == ["%@ has one file 2=one", "%@ has %lld files 2=other"])
  }

  @Test("forms for different devices are never combined")
  func devices() throws {
    let localization = """
      {"variations":{"device":{"mac":\(unit("Click %#@n@")),"other":\(unit("Tap %#@n@"))}},"substitutions":{
      "n":{"argNum":1,"formatSpecifier":"lld","variations":{"device":{
      "ipad":{"variations":{"plural":{"one":\(unit("%arg page")),"other":\(unit("%arg pages"))}}},
      "other":\(unit("%arg"))}}}}}
      """
    let others = "(iphone ipod appletv applewatch applevision)"
    #expect(
      try texts("A.xcstrings", catalog(localization)) == [
        "Click %lld (mac)", "Tap %lld page 1=one (ipad)", "Tap %lld pages 1=other (ipad)", "Tap %lld \(others)",
      ])
  }

  /// As in Apple's "Stringsdict File Format": the variables of a format are for its arguments, in order.
  @Test("the variables of a .stringsdict format depend on its arguments, in order or by position")
  func stringsdict() throws {
    func rule(_ name: String, _ text: String) -> String {
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>other</key><string>\(text)</string></dict>"
    }
    func file(_ format: String, _ rules: String) -> String {
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict></dict></plist>"
    }
    let rules = rule("files", "%d files") + rule("bytes", "%d bytes")
    #expect(
      try texts("A.stringsdict", file("%#@files@ (%#@bytes@)", rules)) == ["%d files (%d bytes) 1=other 2=other"])
    #expect(
      try texts("A.stringsdict", file("%2$#@bytes@ in %1$#@files@", rules)) == [
        "%2$d bytes in %1$d files 2=other 1=other"
      ])
    #expect(try texts("A.stringsdict", file("%@: %#@files@", rules)) == ["%@: %d files 2=other"])
  }
}
