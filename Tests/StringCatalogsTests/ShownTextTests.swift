import Testing

@testable import StringCatalogs

/// Texts as labels show them. The categories of numbers are those of CLDR 42's chart "Language Plural Rules".
@Suite struct ShownTextTests {
  private func shown(
    _ string: LocalizedString, _ examples: [ArgumentExample] = [], isMarkdown: Bool = false,
    numbers: NumberStyle = .localized
  ) -> ShownText {
    ShownText(
      string, isMarkdown: isMarkdown, numbers: numbers, examples, StandIns(text: "Example", number: 42))
  }

  /// Returns the texts of a string catalog whose key `n` has these forms in one language, with their notes.
  private func forms(_ locale: String, _ forms: [String], _ examples: [ArgumentExample] = []) throws -> [ShownText] {
    let variations = forms.map { "\"\($0)\":{\"stringUnit\":{\"value\":\"%lld \($0)\"}}" }.joined(separator: ",")
    let content =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"n\":{\"localizations\":{\"\(locale)\":{\"variations\":{\"plural\":{"
      + variations + "}}}}}}}"
    let file = try #require(CatalogFile(path: "A.xcstrings"))
    return try file.strings(in: Array(content.utf8)).filter { $0.locale == locale }.map { shown($0, examples) }
  }

  @Test(
    "each plural form shows the largest number up to the stand-in that selects it, in the language's digits",
    arguments: [
      ("en", "1 one|42 other"), ("ru", "41 one|42 few|40 many"), ("pl", "1 one|42 few|41 many"), ("ja", "42 other"),
      ("ar-EG", "٠ zero|١ one|٢ two|١٠ few|٤٢ many|١٠٠ other"), ("cs", "1 one|4 few|42 other"),
      ("lv", "40 zero|41 one|42 other"),
    ])
  func plurals(locale: String, expected: String) throws {
    let names = expected.split(separator: "|").map { String($0.split(separator: " ")[1]) }
    #expect(try forms(locale, names).map(\.text).joined(separator: "|") == expected)
  }

  @Test("a form that a language doesn't use is not shown, and one that it uses and lacks is reported")
  func notes() throws {
    let japanese = try forms("ja", ["one", "other"])
    #expect(japanese.map(\.isShown) == [false, true])
    #expect(japanese[0].notes.map(\.kind) == [.unusedPluralForm])
    #expect(japanese[1].notes.isEmpty)
    let polish = try forms("pl", ["one", "few", "other"])
    #expect(polish.flatMap(\.notes).map(\.kind) == [.missingPluralForm])
    #expect(polish.flatMap(\.notes)[0].message.contains("'many'"))
  }

  @Test("an example for the number is the largest one of each form")
  func largest() throws {
    let example = ArgumentExample(argument: "1", kind: .integer, value: .number(1_234))
    // In Russian, 1,231 and 1,234 end in 1 and 4; 1,230 in neither. Russian groups digits with a no-break space.
    #expect(
      try forms("ru", ["one", "few", "many"], [example]).map(\.text) == [
        "1\u{A0}231 one", "1\u{A0}234 few", "1\u{A0}230 many",
      ])
  }

  @Test("examples replace stand-ins by position; one of another type than the placeholder is reported")
  func examples() {
    let examples = [
      ArgumentExample(argument: "1", kind: .string, value: .text("Ada")),
      ArgumentExample(argument: "2", kind: .decimal, value: .number(1_234.5)),
    ]
    let string = LocalizedString(locale: "de", text: "%2$.2f für %1$@, %3$@")
    #expect(shown(string, examples).text == "1.234,50 für Ada, Example")
    #expect(shown(string, examples, numbers: .plain).text == "1234.50 für Ada, Example")
    let wrong = shown(LocalizedString(locale: "de", text: "%d"), examples)
    #expect(wrong.text == "42")
    #expect(wrong.notes.map(\.kind) == [.argumentType])
  }

  @Test("Markdown divides a text into runs, and is literal unless the label shows Markdown")
  func markdown() {
    let string = LocalizedString(text: "Pay **%@** [now](https://example.com)")
    #expect(
      shown(string, isMarkdown: true).runs == [
        ShownText.Run(text: "Pay "), ShownText.Run(text: "Example", style: .bold), ShownText.Run(text: " now"),
      ])
    #expect(shown(string).text == "Pay **Example** [now](https://example.com)")
    // What an argument contains isn't markup.
    let star = ArgumentExample(argument: "1", kind: .string, value: .text("*a*"))
    #expect(shown(LocalizedString(text: "%@"), [star], isMarkdown: true).text == "*a*")
    #expect(shown(LocalizedString(text: "^[%d apple](inflect: true)")).isInflected)
  }

  @Test("markup in texts longer than the limit is literal")
  func long() {
    let text = String(repeating: "*", count: InlineMarkup.maximumLength + 1)
    #expect(shown(LocalizedString(text: text), isMarkdown: true).text == text)
  }

  @Test(
    "pseudolanguages preserve arguments",
    arguments: [
      (Pseudolanguage.doubleLength, "Save Example Save Example"), (.bounded, "[# Save Example #]"),
      // S, a, v, and e with an acute accent, of which Unicode has some composed; vowels also have a dot below.
      (.accented, "S\u{301}a\u{323}\u{301}v\u{301}e\u{323}\u{301} Example"),
      // U+202E overrides the direction until U+202C; U+2068 and U+2069 isolate the argument.
      (.rightToLeft, "\u{202E}Save \u{2068}Example\u{2069}\u{202C}"),
    ])
  func pseudolanguages(language: Pseudolanguage, expected: String) {
    var string = LocalizedString(text: "Save %@")
    string.pseudolanguage = language
    #expect(shown(string).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
