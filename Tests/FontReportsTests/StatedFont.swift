import FontEngine
import Foundation
import Testing

/// A font whose tables state the line boxes of a test.
enum StatedFont {
  /// Returns `baselines.ttf` of the fixtures with other values of `hhea` and `OS/2` (OpenType 1.9: ascender, descender,
  /// and line gap at 4 in `hhea`, and at 68 in `OS/2`; usWinAscent and usWinDescent at 74; fsSelection at 62).
  static func bytes(hhea: [Int], typo: [Int], win: [Int], usesTypoMetrics: Bool) throws -> [UInt8] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../FontEngineTests/Fixtures/baselines.ttf").standardizedFileURL
    var bytes = [UInt8](try Data(contentsOf: path))
    try set(hhea, at: 4, of: "hhea", in: &bytes)
    try set(typo + win, at: 68, of: "OS/2", in: &bytes)
    let selection = try table("OS/2", in: bytes) + 63
    bytes[selection] = bytes[selection] & 0x7F | (usesTypoMetrics ? 0x80 : 0)
    return bytes
  }

  /// Replaces numbers of 16 bits from an offset in a table.
  static func set(_ values: [Int], at offset: Int, of tag: String, in bytes: inout [UInt8]) throws {
    let start = try table(tag, in: bytes) + offset
    for (index, value) in values.enumerated() {
      bytes[start + 2 * index] = UInt8(truncatingIfNeeded: value >> 8)
      bytes[start + 2 * index + 1] = UInt8(truncatingIfNeeded: value)
    }
  }

  private static func table(_ tag: String, in bytes: [UInt8]) throws -> Int {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let records = (0..<count).map { 12 + $0 * 16 }
    let record = try #require(records.first { record in bytes[record...].starts(with: tag.utf8) })
    return bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the same as a face with Core Text's line box, as the tool opens fonts.
  static func face(hhea: [Int], typo: [Int], win: [Int], usesTypoMetrics: Bool = false) throws -> FontFace {
    try FontFace(
      bytes: bytes(hhea: hhea, typo: typo, win: win, usesTypoMetrics: usesTypoMetrics), lineBoxRule: .coreText,
      source: "stated.ttf")
  }
}
