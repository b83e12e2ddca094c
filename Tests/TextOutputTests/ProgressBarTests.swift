import Testing

@testable import TextOutput

@Suite struct ProgressBarTests {
  /// A bar's text, and a clock that is set by hand.
  private final class Desk {
    var text = ""
    var time = ContinuousClock.now

    func bar() -> ProgressBar {
      ProgressBar(now: { self.time }) { self.text += String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test("the bar is rewritten only if it has changed, and is cleared")
  func bar() {
    let desk = Desk()
    var bar = desk.bar()
    bar.clear()
    #expect(desk.text.isEmpty)
    desk.time += .seconds(3)
    bar.show(0.5, 12, "texts")
    // Half of 30 characters, and as much time again.
    let half = "\r[###############...............] 50 %, 12 texts, 3 s left\u{1B}[K"
    #expect(desk.text == half)
    bar.show(0.5, 12, "texts")
    #expect(desk.text == half)
    bar.clear()
    #expect(desk.text == half + "\r\u{1B}[K")
  }

  @Test(
    "the remaining time is that of the rest at the same speed",
    arguments: [
      // 10 s for 1/4 leave 30 s; 90 s for 3/4 leave 30 s; 1 s for 1/1000 leaves 999 s = 16 min 39 s.
      (10, 0.25, "30 s"), (90, 0.75, "30 s"), (1, 0.001, "16 min 39 s"), (60, 0.5, "1 min 0 s"),
      // 7,300 s are 2 h 1 min 40 s.
      (7_300, 0.5, "2 h 1 min"),
    ])
  func remainingTime(elapsed: Int, fraction: Double, rest: String) {
    let desk = Desk()
    var bar = desk.bar()
    desk.time += .seconds(elapsed)
    bar.show(fraction, 1, "cells")
    #expect(desk.text.contains(" %, 1 cells, \(rest) left"), "\(desk.text)")
  }

  @Test("at the start, the remaining time is unknown")
  func start() {
    let desk = Desk()
    var bar = desk.bar()
    desk.time += .seconds(2)
    bar.show(0, 0, "texts")
    #expect(desk.text == "\r[..............................] 0 %, 0 texts\u{1B}[K")
  }

  @Test("work that takes less than a second has no bar, and a bar that was shown stays")
  func shortWork() {
    let desk = Desk()
    var bar = desk.bar()
    desk.time += .milliseconds(100)
    bar.show(0.01, 1, "texts")
    desk.time += .milliseconds(200)
    bar.show(0.4, 2, "texts")
    #expect(desk.text.isEmpty)
    // 0.3 s for 25 % are more than a second in all.
    bar.show(0.25, 3, "texts")
    #expect(desk.text.contains("25 %, 3 texts, 1 s left"))
    bar.show(0.9, 4, "texts")
    #expect(desk.text.contains("90 %"))
    bar.show(1, 5, "texts")
    #expect(desk.text.contains("100 %, 5 texts, 0 s left"))
  }

  @Test("no bar appears when the work is done")
  func end() {
    let desk = Desk()
    var bar = desk.bar()
    desk.time += .seconds(9)
    bar.show(1, 1, "fonts")
    bar.clear()
    #expect(desk.text.isEmpty)
  }

  @Test("a fraction out of bounds or NaN still has a bar", arguments: [(-1.0, "0"), (.nan, "0"), (7, "100")])
  func odd(fraction: Double, percent: String) {
    let desk = Desk()
    var bar = desk.bar()
    desk.time += .seconds(5)
    bar.show(0.5, 0, "texts")
    bar.show(fraction, 0, "texts")
    #expect(desk.text.contains("] \(percent) %, 0 texts"))
  }

  @Test("without a terminal, nothing is written")
  func none() {
    var bar = ProgressBar(nil)
    bar.show(0.5, 1, "texts")
    bar.clear()
  }
}
