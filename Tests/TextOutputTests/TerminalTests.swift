import Testing

@testable import TextOutput

@Suite struct TerminalTests {
  @Test("a line is cut off before a wide character that would cross the edge")
  func wideCharacters() {
    let terminal = Terminal(columns: 5, hasColors: false)
    #expect(terminal.fitted("abcde\nabcdef\n") == "abcde\nabcd…\n")
    // Each character takes two columns; two of them and the ellipsis take five.
    #expect(terminal.fitted("字体字体") == "字体…")
    #expect(terminal.fitted("a字体字") == "a字…")
    #expect(Terminal.none.fitted("字体字体字体") == "字体字体字体")
    #expect(Terminal(columns: 1, hasColors: false).fitted("abc") == "abc")
  }

  @Test("words are wrapped at the width, and a longer word has a line of its own")
  func wrapping() {
    let terminal = Terminal(columns: 10, hasColors: false)
    #expect(terminal.wrapped(["ab", "cd", "ef", "a-long-long-word", "gh"]) == "  ab cd ef\n  a-long-long-word\n  gh\n")
  }
}
