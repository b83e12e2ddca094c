import Testing

@testable import galley

@Suite struct ProgressBarTests {
  /// The text written so far.
  private final class Written { var text = "" }

  @Test("the bar is rewritten only if it has changed, and is cleared")
  func bar() {
    let written = Written()
    var bar = ProgressBar { written.text += String(decoding: $0, as: UTF8.self) }
    bar.clear()
    #expect(written.text.isEmpty)
    bar.show(0.5, 12, "texts")
    // Half of 30 characters.
    let half = "\r[###############...............] 50 %, 12 texts\u{1B}[K"
    #expect(written.text == half)
    bar.show(0.5, 12, "texts")
    #expect(written.text == half)
    bar.clear()
    #expect(written.text == half + "\r\u{1B}[K")
  }

  @Test("a fraction out of bounds or NaN still has a bar", arguments: [(-1.0, "0"), (.nan, "0"), (7, "100")])
  func odd(fraction: Double, percent: String) {
    let written = Written()
    var bar = ProgressBar { written.text += String(decoding: $0, as: UTF8.self) }
    bar.show(fraction, 0, "texts")
    #expect(written.text.contains("] \(percent) %, 0 texts"))
  }

  @Test("without a terminal, nothing is written")
  func none() {
    var bar = ProgressBar(nil)
    bar.show(0.5, 1, "texts")
    bar.clear()
  }
}
