import Testing

@testable import StringCatalogs

@Suite struct FormatTextTests {
  private let standIns = StandIns(text: "Word", number: 42)

  @Test(
    "placeholders are replaced as by String(format:)",
    arguments: [
      ("plain", "plain"), ("%@", "Word"), ("%1$@ and %2$@", "Word and Word"),
      ("%d, %ld, %lld, %lu, %zd, %i, %x", "42, 42, 42, 42, 42, 42, 2a"),
      ("%s", "Word"), ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d", "00042"), ("%+d", "+42"), ("%*d", "42"),
      ("%.2f", "42.00"), ("%f", "42.000000"), ("%.0f", "42"), ("%1$.1f km", "42.0 km"), ("%6.1f", "  42.0"),
      ("%8@", "    Word"),
      ("%.3@", "Word"), ("100%%", "100%"), ("%%d", "%d"), ("%%%d", "%42"),
    ])
  func filled(text: String, expected: String) { #expect(standIns.fill(text) == expected) }

  @Test(
    "a percent sign that does not start a placeholder remains",
    arguments: [
      "50 % off", "50% off", "100%", "%", "% d", "%y", "%1$", "%#@", "%#@name", "%99", "a%\u{301}d", "%#@@", "%l",
    ])
  func literal(text: String) { #expect(standIns.fill(text) == text) }

  @Test("variables are not replaced, and replacement text is not scanned for placeholders")
  func kept() {
    #expect(standIns.fill("%#@files@ %1$#@n@") == "%#@files@ %1$#@n@")
    #expect(StandIns(text: "100 %d %@", number: 0).fill("%@ %d") == "100 %d %@ 0")
  }

  @Test("field widths and decimals are limited to 100")
  func wide() {
    #expect(standIns.fill("%999999999999999999999d").count == 100)
    #expect(standIns.fill("%.2000000f") == "42." + String(repeating: "0", count: 100))
  }
}

@Suite struct FormExpansionTests {
  private func forms(_ text: String, _ variables: [String: [String]]) throws -> [String] {
    let expansion = FormExpansion(
      variables: variables.mapValues { texts in
        texts.enumerated().map { FormExpansion.Form(label: "\($0.offset)", text: $0.element) }
      })
    var budget = CatalogBudget(size: 0)
    return try expansion.forms(of: text, &budget).map { "\($0.label)|\($0.text)" }
  }

  @Test("variables expand to every combination of their forms, and a variable has the same form everywhere")
  func combinations() throws {
    #expect(try forms("no variable, 100%% %d", [:]) == ["|no variable, 100%% %d"])
    #expect(try forms("%#@a@!", ["a": ["%d x", "%d y"]]) == ["0|%d x!", "1|%d y!"])
    #expect(
      try forms("%1$#@a@ %2$#@b@ %1$#@a@", ["a": ["A", "B"], "b": ["C", "D"]])
        == ["a=0,b=0|A C A", "a=0,b=1|A D A", "a=1,b=0|B C B", "a=1,b=1|B D B"])
  }

  @Test("a form can contain another variable, but not its own")
  func nested() throws {
    #expect(
      try forms("%#@a@", ["a": ["none", "%#@b@ left"], "b": ["1", "2"]])
        == ["0|none", "a=1,b=0|1 left", "a=1,b=1|2 left"])
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@a@", ["a": ["%#@b@"], "b": ["%#@a@"]]) }
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@a@", ["a": ["%#@a@%#@a@"]]) }
  }

  @Test("unknown variables and endless forms are rejected")
  func refused() throws {
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@a@", [:]) }
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@a@", ["a": []]) }
    // 10 variables of 2 forms are 1,024.
    let names = (0..<10).map { "v\($0)" }
    let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, ["x", "y"]) })
    let text = names.map { "%#@\($0)@" }.joined()
    #expect(throws: FormExpansion.Failure.self) { try forms(text, variables) }
    #expect(try forms(String(text.dropLast("%#@v9@".count)), variables).count == 512)
  }

  @Test("variables that double repeatedly are rejected before they exhaust memory")
  func doubling() {
    // 15 doublings of 1,024 bytes are 32 MB, 8 are a quarter of one.
    var variables = ["v15": [String(repeating: "x", count: 1_024)]]
    for index in 0..<15 { variables["v\(index)"] = ["%#@v\(index + 1)@%#@v\(index + 1)@"] }
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@v0@", variables) }
    #expect(throws: Never.self) { try forms("%#@v7@", variables) }
    // Even an empty form, repeated a hundredfold at sixteen levels, is too much to expand.
    for index in 0..<15 { variables["v\(index)"] = [String(repeating: "%#@v\(index + 1)@", count: 100)] }
    variables["v15"] = [""]
    #expect(throws: FormExpansion.Failure.self) { try forms("%#@v0@", variables) }
    let names = (0..<1_000).map { "v\($0)" }
    let many = Dictionary(uniqueKeysWithValues: names.map { ($0, ["x"]) })
    #expect(throws: FormExpansion.Failure.self) { try forms(names.map { "%#@\($0)@" }.joined(), many) }
  }
}
