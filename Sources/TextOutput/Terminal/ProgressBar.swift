/// A progress bar on a terminal with the remaining time, which overwrites itself and is erased at the end.
///
/// Work that seems to take less than a second has no bar.
package struct ProgressBar {
  /// The number of characters between the brackets.
  private static let length = 30
  /// The time after which the remaining time can be estimated.
  package static let delay = Duration.milliseconds(200)
  /// The shortest work that has a bar.
  package static let shortest = Duration.seconds(1)

  private let write: (([UInt8]) -> Void)?
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var shown = ""

  /// Creates a bar written by a closure, for work that starts now. Without a closure, nothing is shown.
  package init(now: @escaping () -> ContinuousClock.Instant = { .now }, _ write: (([UInt8]) -> Void)?) {
    self.write = write
    self.now = now
    start = now()
  }

  /// Shows a fraction from 0 to 1, a count of finished units, and the time that the rest takes at the same speed.
  package mutating func show(_ fraction: Double, _ count: Int, _ unit: String) {
    guard let write else { return }
    let fraction = fraction >= 0 ? min(fraction, 1) : 0
    let elapsed = now() - start
    let isWorthwhile = fraction < 1 && elapsed >= Self.delay && elapsed >= Self.shortest * fraction
    guard !shown.isEmpty || isWorthwhile else { return }
    let filled = Int(fraction * Double(Self.length))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.length - filled)
    let percent = NumberText.fixed((fraction * 100).rounded(.down), decimals: 0)
    let rest = fraction > 0 ? ", \(Self.words(elapsed * ((1 - fraction) / fraction))) left" : ""
    let text = "[\(bar)] \(percent) %, \(count) \(unit)\(rest)"
    guard text != shown else { return }
    shown = text
    // Returns to the start of the line, writes the text, and clears the rest.
    write(Array("\r\(text)\u{1B}[K".utf8))
  }

  /// Erases the bar, so that other text can be written.
  package mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    write?(Array("\r\u{1B}[K".utf8))
  }

  /// Returns a time in seconds, rounded up, or in minutes or hours and the next smaller unit.
  package static func words(_ time: Duration) -> String {
    // A year is longer than anyone waits.
    let seconds = Int(min(max(0, (time / .seconds(1)).rounded(.up)), 31_536_000))
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    if hours > 0 { return "\(hours) h \(minutes % 60) min" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
  }
}
