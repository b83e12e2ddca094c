import TestSupport
import Testing

@testable import StringCatalogs

/// Examples of CommonMark 0.31.2 (spec.commonmark.org), in which `<i>` stands for emphasis, `<b>` for strong emphasis,
/// and `<c>` for code. Links show their text, and images their description.
@Suite struct InlineMarkupTests {
  private func parse(_ text: String, isMarkdown: Bool = true) -> (text: String, isInflected: Bool) {
    let markup = InlineMarkup(text.unicodeScalars.map { .scalar($0) }, isMarkdown: isMarkdown)
    var shown = ""
    var style: MarkupStyle = []
    func change(to new: MarkupStyle) {
      for (each, name) in [(MarkupStyle.code, "c"), (.italic, "i"), (.bold, "b")] where style.contains(each) {
        if !new.contains(each) { shown += "</\(name)>" }
      }
      for (each, name) in [(MarkupStyle.bold, "b"), (.italic, "i"), (.code, "c")] where new.contains(each) {
        if !style.contains(each) { shown += "<\(name)>" }
      }
      style = new
    }
    for element in markup.elements {
      change(to: element.style)
      if case .scalar(let scalar) = element.element { shown.unicodeScalars.append(scalar) }
    }
    change(to: [])
    return (shown, markup.isInflected)
  }

  @Test(
    "emphasis and strong emphasis",
    arguments: [
      ("*foo bar*", "<i>foo bar</i>"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
      ("foo*bar*", "foo<i>bar</i>"), ("5*6*78", "5<i>6</i>78"), ("_foo bar_", "<i>foo bar</i>"),
      ("foo_bar_", "foo_bar_"), ("foo-_(bar)_", "foo-<i>(bar)</i>"), ("_foo*", "_foo*"), ("*(*foo*)*", "<i>(foo)</i>"),
      ("**foo bar**", "<b>foo bar</b>"), ("** foo bar**", "** foo bar**"), ("__foo bar__", "<b>foo bar</b>"),
      ("foo__bar__", "foo__bar__"), ("*foo**bar*", "<i>foo**bar</i>"), ("***foo** bar*", "<b><i>foo</b> bar</i>"),
      ("**foo*bar**", "<b>foo*bar</b>"), ("**foo", "**foo"), ("foo ***", "foo ***"), ("*foo\\**", "<i>foo*</i>"),
    ])
  func emphasis(source: String, shown: String) {
    // "<b><i>" closes in the order of the styles, so that the expected text of the one overlap reads as it is written.
    #expect(parse(source).text == shown)
  }

  @Test(
    "code spans, escapes, and references",
    arguments: [
      ("`foo`", "<c>foo</c>"), ("`` foo ` bar ``", "<c>foo ` bar</c>"), ("` `` `", "<c>``</c>"), ("` a`", "<c> a</c>"),
      ("*foo`*`", "*foo<c>*</c>"), ("`foo", "`foo"), ("\\*not emphasized\\*", "*not emphasized*"), ("\\a", "\\a"),
      ("&copy; &amp; &#35; &#x22;", "© & # \""), ("&nbsp", "&nbsp"), ("&MadeUpEntity;", "&MadeUpEntity;"),
    ])
  func literals(source: String, shown: String) { #expect(parse(source).text == shown) }

  @Test(
    "links show their text, images their description, and addresses themselves",
    arguments: [
      ("[link](/uri \"title\")", "link"), ("[link]()", "link"), ("[link](</my uri>)", "link"),
      ("[link](/my uri)", "[link](/my uri)"), ("[link](foo(and(bar)))", "link"), ("[link] (/uri)", "[link] (/uri)"),
      ("[link [foo [bar]]](/uri)", "link [foo [bar]]"), ("[foo [bar](/uri)](/uri)", "[foo bar](/uri)"),
      ("*foo [bar*](/uri)", "*foo bar*"), ("*[foo*](/uri)", "*foo*"), ("![foo](/url \"title\")", "foo"),
      ("[**bold** link](/uri)", "<b>bold</b> link"), ("<https://example.com/a?b>", "https://example.com/a?b"),
      ("<foo@bar.example.com>", "foo@bar.example.com"), ("<m:abc>", "<m:abc>"), ("a < b", "a < b"),
    ])
  func links(source: String, shown: String) { #expect(parse(source).text == shown) }

  /// GitHub Flavored Markdown 0.29, "Strikethrough".
  @Test("tildes strike through, which changes no width")
  func strikethrough() {
    #expect(parse("~~Hi~~ Hello, ~there~ world!").text == "Hi Hello, there world!")
    #expect(parse("This will ~~~not~~~ strike.").text == "This will ~~~not~~~ strike.")
  }

  @Test("attributes are removed with and without Markdown, and those for inflection are noticed")
  func attributes() {
    #expect(parse("^[2 apples](inflect: true)", isMarkdown: false) == ("2 apples", true))
    #expect(parse("^[You](morphology: { partOfSpeech: 'noun' }) *go*", isMarkdown: false) == ("You *go*", true))
    #expect(parse("^[**now**](rainbow: 'a)b')") == ("<b>now</b>", false))
    #expect(parse("2^[x] and [a](b)", isMarkdown: false) == ("2^[x] and [a](b)", false))
  }

  @Test("random markup has a text, no longer than its source", arguments: 0..<4)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "*", "**", "_", "`", "``", "[", "](", ")", "^[", "\\", "<", ">", "&", ";", "a:", "é", " ", "\n", "~", "!",
    ]
    for _ in 0..<500 {
      let source = (0..<Int.random(in: 0...20, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      for isMarkdown in [true, false] {
        let markup = InlineMarkup(source.unicodeScalars.map { .scalar($0) }, isMarkdown: isMarkdown)
        #expect(markup.elements.count <= source.unicodeScalars.count, "\(source)")
      }
    }
  }
}
