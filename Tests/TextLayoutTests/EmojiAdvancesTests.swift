import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Emoji in a color face that a catalog falls back to: Noto Color Emoji (Debian's fonts-noto-color-emoji 2.042), whose
/// emoji are all 2550 of 2048 units wide (`hmtx`).
@Suite struct EmojiAdvancesTests {
  private func prepare(_ text: String, _ advances: EmojiAdvances? = .appleColorEmoji) throws -> PreparedText {
    let catalog =
      if let advances {
        FontCatalog(usesSystemFonts: false, emojiAdvances: advances)
      } else {
        FontCatalog(usesSystemFonts: false)
      }
    catalog.register(try Samples.face("DejaVuSans/DejaVuSans.ttf"), isFallback: true)
    catalog.register(
      try FontFace(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"), isFallback: true)
    let style = TextStyle(face: try Samples.face("Inter/Inter-Regular.otf"))
    return try PreparedText(Paragraph(text, style: style), catalog: catalog)
  }

  private func width(_ text: PreparedText, _ size: Double) throws -> Double {
    try text.lines(width: .infinity, pointSize: size).width
  }

  @Test("the advances are the font's own unless the catalog has others", arguments: [nil, EmojiAdvances.font])
  func font(advances: EmojiAdvances?) throws {
    let text = try prepare("😀", advances)
    for size in [11.0, 17, 34] { #expect(try width(text, size) == size * 2550 / 2048) }
  }

  /// Source: uikit-recorded.md, "The system font's widths".
  static let recorded = [(11.0, 16.0), (17, 23), (25, 28), (34, 38), (38, 43), (45, 50)]

  @Test("one text has the recorded advances at each size, in any order, and never more")
  func recordedSizes() throws {
    let text = try prepare("😎")
    for (size, width) in Self.recorded + Self.recorded.reversed() {
      // Advances are whole 1/16 units of 2048 in an em, rounded down.
      let error = width - (try self.width(text, size))
      #expect(error >= 0 && error <= size / (16 * 2048))
    }
  }

  @Test(
    "a sequence has one advance",
    arguments: [
      "👍🏽", "🇩🇪", "👩‍❤️‍👩", "🏃‍♂️", "1️⃣", "❤️", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
  func sequences(text: String) throws {
    #expect(abs(try width(prepare(text), 17) - 23) < 0.001)
    #expect(abs(try width(prepare(text + text), 17) - 46) < 0.002)
  }

  @Test("other letters keep their advances, also in a script whose letters join", arguments: ["Hi", "سلام"])
  func besideText(letters: String) throws {
    let plain = try width(prepare(letters), 17)
    #expect(try width(prepare(letters, .font), 17) == plain)
    #expect(abs(try width(prepare(letters + "😀" + letters), 17) - 2 * plain - 23) < 0.001)
  }

  @Test("lines are broken by the advances of the size")
  func lines() throws {
    let text = try prepare("😀😀😀😀")
    // Two emoji fit: 2 x 23 at 17 points, and 2 x 16 at 11.
    for (size, width) in [(17.0, 46.0), (17, 68), (11, 32), (11, 47)] {
      #expect(try text.lines(width: width, pointSize: size).count == 2)
    }
    #expect(try text.lines(width: 45.9, pointSize: 17).count == 4)
    #expect(try text.lines(width: 48, pointSize: 11).count == 2)
  }

  @Test("very small and very large sizes are measured", arguments: [1e-6, 0.1, 1, 3, 10_000])
  func extremes(size: Double) throws {
    let width = try width(prepare("😀"), size)
    #expect(width > 1.1 * size && width <= 2 * size)
  }
}
