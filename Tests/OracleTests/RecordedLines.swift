import BundledFonts
import FontEngine
import Foundation
import TextLayout

/// `Tests/Oracles/lines/lines.json`: how Pango and Chromium broke paragraphs into lines. `record.py` beside it writes it.
struct RecordedLines: Decodable, Sendable {
  /// A font file that paragraphs are laid out in.
  struct Font: Decodable, Sendable {
    /// Below the package's `Fonts`, or absolute: then of a Debian package that `tools/setup tests` installs.
    let file: String
    /// The length of the file that was recorded with.
    let bytes: Int
    /// The size in px that its paragraphs have.
    let size: Double
    /// The letter spacing in px that the engines were told: what the font's `trak` table says for the size.
    let letterSpacing: Double
    /// The place on the axis `opsz` that the engines were told; nil for fonts that look the same at all sizes.
    var opticalSize: Double? { variations["opsz"] }
    private let variations: [String: Double]
  }

  /// The lines that one engine made.
  struct Lines: Decodable, Sendable {
    /// Where each line ends, what hangs included, as UTF-16 offsets.
    let ends: [Int]
    /// How wide each line is without what hangs, in px; nil where the engine's own rounding chose the breaks.
    let widths: [Double]?
  }

  /// A paragraph in a box of one width, in px.
  struct Layout: Decodable, Sendable {
    let width: Double
    let pango: Lines
    /// Chromium's lines where they are not Pango's.
    private let chromiumOnly: Lines?

    private enum CodingKeys: String, CodingKey {
      case width, pango
      case chromiumOnly = "chromium"
    }

    /// Chromium's lines. Widths that were equal to 1/256 px were recorded once.
    var chromium: Lines { chromiumOnly ?? pango }

    /// Both engines' widths of the same lines: nil unless they agree on the breaks, whatever the scale.
    var agreed: (pango: [Double], chromium: [Double])? {
      guard pango.ends == chromium.ends, let one = pango.widths, let other = chromium.widths else { return nil }
      return (one, other)
    }
  }

  /// A paragraph in one choice of fonts, the first one first.
  struct Setting: Decodable, Sendable {
    let fonts: [String]
    let layouts: [Layout]
  }

  /// A paragraph in all its fonts.
  struct Entry: Decodable, Sendable {
    /// Its number in `paragraphs.txt`, from 1.
    let paragraph: Int
    let group: String
    let language: String
    let direction: String
    let text: String
    let settings: [Setting]
  }

  let fonts: [String: Font]
  let paragraphs: [Entry]

  static func read() throws -> RecordedLines {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Oracles/lines/lines.json"))
    return try JSONDecoder().decode(RecordedLines.self, from: data)
  }
}

extension RecordedLines.Font {
  /// Where the file lies on this machine.
  var path: String { file.hasPrefix("/") ? file : BundledFonts.path(file) }
}
