/// A bar on a terminal that shows how much is done; it writes over itself, and is wiped away at the end.
struct ProgressBar {
  /// The characters between the brackets.
  private static let length = 30

  private let write: (([UInt8]) -> Void)?
  private var shown = ""

  /// A bar that is written by a closure; without one nothing is ever shown.
  init(_ write: (([UInt8]) -> Void)?) { self.write = write }

  /// Shows a fraction from 0 to 1 and a count of what is done.
  mutating func show(_ fraction: Double, _ count: Int, _ unit: String) {
    guard let write else { return }
    let fraction = fraction >= 0 ? min(fraction, 1) : 0
    let filled = Int(fraction * Double(Self.length))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.length - filled)
    let percent = NumberText.fixed((fraction * 100).rounded(.down), decimals: 0)
    let text = "[\(bar)] \(percent) %, \(count) \(unit)"
    guard text != shown else { return }
    shown = text
    // To the line's start, the text, and nothing behind it.
    write(Array("\r\(text)\u{1B}[K".utf8))
  }

  /// Wipes the bar away, so that something else can be written.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    write?(Array("\r\u{1B}[K".utf8))
  }
}
