import BundledFonts
import FontEngine
import Foundation
import TextLayout

/// `Tests/Oracles/lines/lines.json`: the lines of paragraphs by Pango and Chromium. `record.py` next to it writes it.
struct RecordedLines: Decodable, Sendable {
  /// A font file that paragraphs are laid out in.
  struct Font: Decodable, Sendable {
    /// A path below the package's `Fonts`, or an absolute one: then from a Debian package that `tools/setup tests`
    /// installs.
    let file: String
    /// The length of the file used for the recording.
    let bytes: Int
    /// The size of its paragraphs in px.
    let size: Double
    /// The letter spacing in px that was set in the engines: that of the font's `trak` table for the size.
    let letterSpacing: Double
    /// The position on the axis `opsz` that was set in the engines; `nil` for fonts without optical sizes.
    var opticalSize: Double? { variations["opsz"] }
    private let variations: [String: Double]
  }

  /// The lines of one engine.
  struct Lines: Decodable, Sendable {
    /// The end of each line, including hanging spaces, as UTF-16 offsets.
    let ends: [Int]
    /// The width of each line without hanging spaces, in px; `nil` if the engine's own rounding determined the breaks.
    let widths: [Double]?
  }

  /// A paragraph in a box of one width, in px.
  struct Layout: Decodable, Sendable {
    let width: Double
    let pango: Lines
    /// Chromium's lines if they differ from Pango's.
    private let chromiumOnly: Lines?

    private enum CodingKeys: String, CodingKey {
      case width, pango
      case chromiumOnly = "chromium"
    }

    /// Chromium's lines. Widths that were equal to 1/256 px were recorded once.
    var chromium: Lines { chromiumOnly ?? pango }

    /// Both engines' widths of the same lines; `nil` unless they agree on the breaks at any scale.
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
  /// The path of the file on this machine.
  var path: String { file.hasPrefix("/") ? file : BundledFonts.path(file) }
}
