import DynamicType
import StringCatalogs
import Testing

@testable import LocalizationAudit

@Suite struct AuditRulesTests {
  private func rules(_ text: String, overriding settings: LabelSettings = LabelSettings()) throws -> AuditRules {
    try AuditRules.rules(in: SourceText(name: "galley.json", decoding: Array(text.utf8)), overriding: settings)
  }

  /// Returns the summaries of a text's labels, or the reason that it is ignored.
  private func treatment(_ string: LocalizedString, _ rules: AuditRules) -> [String] {
    switch rules.treatment(of: string).treatment {
    case .measured(let labels): labels.map(\.summary)
    case .ignored(let reason): ["ignored: \(reason)"]
    }
  }

  @Test("the first rule that matches applies, completed with the defaults")
  func order() throws {
    let rules = try rules(
      """
      {"schema": 1, "defaults": {"width": {"iphone": 300, "ipad": 600.5}, "lineLimit": 2},
       "rules": [
         {"keys": "*.title", "tables": ["Main", "M?re"], "style": "headline", "minimumScale": 0.5},
         {"keys": ["*.title", "a.*"], "width": 80, "weight": "bold"},
         {"comments": "*BUTTON*", "ignore": "tested elsewhere"},
         {"keys": "\\\\*", "font": "TeXGyrePagella-Regular", "fontSize": 12, "width": 10, "lineLimit": 1}]}
      """)
    func treatment(_ key: String, _ file: String = "Main.strings", _ comment: String = "") -> [String] {
      self.treatment(LocalizedString(file: file, key: key, comment: comment, text: ""), rules)
    }
    let wide = ["2 lines of 300 points, ", "2 lines of 600.5 points, "]
    let shrinking = ["headline, \(wide[0])shrinking to 0.5, iphone", "headline, \(wide[1])shrinking to 0.5, ipad"]
    #expect(treatment("x.title", "de.lproj/Main.strings") == shrinking)
    #expect(treatment("x.title", "Möre.strings").count == 2)
    #expect(treatment("x.title", "Moere.strings") == ["body bold, 2 lines of 80 points"])
    #expect(treatment("a.b", "Other.strings") == ["body bold, 2 lines of 80 points"])
    #expect(treatment("save", "Main.strings", "The Save button") == ["ignored: tested elsewhere"])
    #expect(treatment("*") == ["TeXGyrePagella-Regular, body, 12 points, 1 line of 10 points"])
    let body = ["body, \(wide[0])iphone", "body, \(wide[1])ipad"]
    #expect(treatment("b") == body)
  }

  @Test("options replace the defaults, but not what rules state")
  func override() throws {
    let text = #"{"schema":1,"defaults":{"width":9,"style":"footnote"},"rules":[{"keys":"a","width":7}]}"#
    let rules = try rules(text, overriding: LabelSettings(style: .headline, widths: [LabelSettings.Width(points: 5)]))
    #expect(treatment(LocalizedString(key: "a", text: ""), rules) == ["headline, 1 line of 7 points"])
    #expect(treatment(LocalizedString(key: "b", text: ""), rules) == ["headline, 1 line of 5 points"])
    #expect(throws: Never.self) {
      try self.rules(#"{"schema":1}"#, overriding: LabelSettings(widths: [LabelSettings.Width(points: 5)]))
    }
  }

  @Test(
    "an invalid file is an error with its line and column",
    arguments: [
      ("[]", "1:1: the file is a list, expected a dictionary"), ("{}", "1:1: the file has no 'schema'"),
      (#"{"schema": 2}"#, "1:12: 'schema' is not 1, the only version"),
      (#"{"schema": 1}"#, "1:1: the defaults have no 'width', and neither has the command line"),
      ("{\"schema\": 1,\n \"defualts\": {}}", "2:2: the file has no member 'defualts'; did you mean 'defaults'?"),
      (
        "{\"schema\": 1,\n \"defaults\": {\"widht\": 3}}",
        "2:15: 'defaults' has no member 'widht'; did you mean 'width'?"
      ),
      (#"{"schema":1,"defaults":{"width":0}}"#, "1:33: 'width' is not a number from 1 to 100000"),
      (#"{"schema":1,"defaults":{"width":{}}}"#, "1:33: 'width' has no device"),
      (
        #"{"schema":1,"defaults":{"width":{"phone":9}}}"#, "1:34: 'width' has no member 'phone'; did you mean 'iphone'?"
      ),
      (#"{"schema":1,"defaults":{"width":9,"width":8}}"#, "1:35: duplicate key 'width', first on line 1"),
    ])
  func faults(text: String, expected: String) throws {
    #expect { try rules(text) } throws: { "\($0)" == "galley.json:\(expected)" }
  }

  @Test(
    "an invalid rule is an error with its line and column",
    arguments: [
      ("{}", "3:1: the rule has no 'keys', 'tables', or 'comments'"),
      (#"{"keys": "a"}"#, "3:1: the rule has neither 'ignore' nor a label"),
      (#"{"keys": "a", "width": 3, "ignore": "x"}"#, "3:1: the rule has both 'ignore' and a label"),
      (#"{"keys": "a", "ignore": " "}"#, "3:25: 'ignore' gives no reason"),
      (#"{"keys": [], "width": 3}"#, "3:10: 'keys' is empty"),
      (#"{"keys": ["a", ""], "width": 3}"#, "3:16: a pattern of 'keys' is empty"),
      (#"{"keys": 7, "width": 3}"#, "3:10: a pattern of 'keys' is a number, expected text"),
      (#"{"key": "a", "width": 3}"#, "3:2: the rule has no member 'key'; did you mean 'keys'?"),
      (#"{"keys": "a", "style": "titel1"}"#, "3:24: 'style' is 'titel1'; did you mean 'title1'?"),
      (#"{"keys": "a", "lineLimit": 1.5}"#, "3:28: 'lineLimit' is not a whole number"),
      (#"{"keys": "a", "minimumScale": 2}"#, "3:31: 'minimumScale' is not a number from 0.01 to 1"),
      (#"{"keys": "a", "font": "Palatinx"}"#, "3:1: no font named \"Palatinx\" (did you mean Palatino?)"),
      (
        #"{"keys": "a", "font": "Palatino", "weight": "bold"}"#,
        "3:1: 'weight' is for the system font; name a face of 'Palatino' instead"
      ),
    ])
  func ruleFaults(rule: String, expected: String) throws {
    let text = "{\"schema\": 1, \"defaults\": {\"width\": 9},\n\"rules\": [\n\(rule)\n]}"
    #expect { try rules(text) } throws: { "\($0)" == "galley.json:\(expected)" }
  }

  @Test(
    "patterns are for whole texts, by characters",
    arguments: [
      ("a*c", "abc", true), ("a*c", "ac", true), ("a*c", "acd", false), ("a?c", "aéc", true), ("a?c", "ac", false),
      ("*.title", "a.title.b", false), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("\\*", "*", true),
      ("\\*", "a", false), ("*", "", true), ("", "", true), ("?", "", false), ("*é?", "xé漢", true),
      ("a\\", "a\\", true),
    ])
  func patterns(pattern: String, text: String, matches: Bool) {
    #expect(TextPattern(pattern).matches(Array(text.utf8)) == matches)
    #expect(TextPattern(TextPattern.escaping(text)).matches(Array(text.utf8)))
  }

  @Test(
    "an invalid example is an error with its line and column",
    arguments: [
      (#"{"keys": "a"}"#, "2:1: the element of 'arguments' has no 'values'"),
      (#"{"keys": "a", "values": []}"#, "2:25: 'values' is empty"),
      (#"{"keys": "a", "values": 3}"#, "2:25: 'values' is a number, expected a list or a dictionary"),
      (
        #"{"keys": "a", "values": [true]}"#,
        "2:26: the argument '1' is a Boolean, expected text, a number, or a dictionary"
      ),
      (#"{"keys": "a", "values": {"0": 1}}"#, "2:26: '0' is not a position from 1 to 99"),
      (
        #"{"keys": "a", "values": [{"type": "int", "value": 1}]}"#,
        "2:35: 'type' is 'int'; expected one of string, integer, decimal, object"
      ),
      (#"{"keys": "a", "values": [{"type": "integer", "value": 1.5}]}"#, "2:55: 'value' is not a whole number"),
      (
        #"{"keys": "a", "values": [{"type": "decimal", "value": "1"}]}"#,
        "2:55: 'value' is text, which isn't of type decimal"
      ),
      (#"{"keys": "a", "values": [{"type": "string"}]}"#, "2:26: the argument '1' has no 'value'"),
      (
        #"{"keys": "a", "value": [1]}"#,
        "2:15: the element of 'arguments' has no member 'value'; did you mean 'values'?"
      ),
    ])
  func invalidExamples(element: String, message: String) throws {
    let rules = "{\"schema\": 1, \"defaults\": {\"width\": 9}, \"arguments\": [\n\(element)\n]}"
    let error = try #require(throws: CatalogError.self) { try self.rules(rules) }
    #expect(error.kind == .invalid && error.description == "galley.json:\(message)")
  }
}
