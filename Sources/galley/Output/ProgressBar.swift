/// A progress bar on a terminal, which overwrites itself and is erased at the end.
struct ProgressBar {
  /// The number of characters between the brackets.
  private static let length = 30

  private let write: (([UInt8]) -> Void)?
  private var shown = ""

  /// Creates a bar written by a closure. Without one, nothing is shown.
  init(_ write: (([UInt8]) -> Void)?) { self.write = write }

  /// Shows a fraction from 0 to 1 and a count of finished units.
  mutating func show(_ fraction: Double, _ count: Int, _ unit: String) {
    guard let write else { return }
    let fraction = fraction >= 0 ? min(fraction, 1) : 0
    let filled = Int(fraction * Double(Self.length))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.length - filled)
    let percent = NumberText.fixed((fraction * 100).rounded(.down), decimals: 0)
    let text = "[\(bar)] \(percent) %, \(count) \(unit)"
    guard text != shown else { return }
    shown = text
    // Returns to the start of the line, writes the text, and clears the rest.
    write(Array("\r\(text)\u{1B}[K".utf8))
  }

  /// Erases the bar, so that other text can be written.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    write?(Array("\r\u{1B}[K".utf8))
  }
}
