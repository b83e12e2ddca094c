import Foundation

/// `Tests/Oracles/geometry/geometry.json`: Pango's runs, carets, and hits. `record.py` next to it writes it.
struct RecordedGeometry: Decodable, Sendable {
  /// A line. Positions are in px from its left edge, and offsets in UTF-16.
  struct Line: Decodable, Sendable {
    let start: Int
    /// The range without a line break.
    let end: Int
    let width: Double
    let runs: [Run]
    let carets: [Caret]
    let hits: [Hit]
  }

  /// A run: from left to right in the order of the array.
  struct Run: Decodable, Sendable {
    let start: Int
    let end: Int
    let level: Int
    let x: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      start = try values.decode(Int.self)
      end = try values.decode(Int.self)
      level = try values.decode(Int.self)
      x = try values.decode(Double.self)
    }
  }

  /// A caret, strong and weak.
  struct Caret: Decodable, Sendable {
    let offset: Int
    let strong: Double
    let weak: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      offset = try values.decode(Int.self)
      strong = try values.decode(Double.self)
      weak = try values.decode(Double.self)
    }
  }

  /// A position, and the offset that is hit there.
  struct Hit: Decodable, Sendable {
    let x: Double
    let offset: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Double.self)
      offset = try values.decode(Int.self)
    }
  }

  /// A paragraph in one font and width.
  struct Layout: Decodable, Sendable {
    /// Its number in `paragraphs.txt`, from 1.
    let paragraph: Int
    let group: String
    let language: String
    let direction: String
    let font: String
    let size: Double
    /// In px; -1 for none.
    let width: Double
    let text: String
    let lines: [Line]
  }

  /// A font file, as in ``RecordedLines/Font``.
  struct Font: Decodable, Sendable {
    let file: String
    let bytes: Int
  }

  let fonts: [String: Font]
  let layouts: [Layout]

  static func read() throws -> RecordedGeometry {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Oracles/geometry/geometry.json"))
    return try JSONDecoder().decode(RecordedGeometry.self, from: data)
  }
}
