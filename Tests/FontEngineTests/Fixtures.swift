import Foundation
import Testing

@testable import FontEngine

/// The small fonts next to the tests, made by the scripts there.
enum Fixtures {
  static func path(_ file: String) throws -> String {
    let parts = file.split(separator: ".").map(String.init)
    return try #require(Bundle.module.path(forResource: parts[0], ofType: parts[1], inDirectory: "Fixtures"))
  }

  static func face(_ file: String) throws -> FontFace { try FontFace(path: path(file)) }

  static func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(file)))) }
}

extension FontFace {
  /// Returns the glyphs of a text from left to right.
  func shaped(_ text: String) throws -> [Glyph] {
    let units = Array(text.utf16)
    let run = FontRun(range: units.indices, face: self, level: 0, script: "Latn")
    return try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
  }

  /// Returns the width of a text in font units.
  func width(of text: String) throws -> Double {
    Double(try shaped(text).reduce(0) { $0 + Int($1.advance) }) * metrics.unitsPerEm / Double(advanceUnitsPerEm)
  }

  /// Returns the glyphs of characters, before shaping.
  func glyphs(_ text: String) throws -> [UInt32] { try text.unicodeScalars.map { try #require(glyph(for: $0)) } }
}

/// Returns the reason that opening failed, or `nil`.
func reason(_ body: () throws(FontError) -> Void) -> FontError.Reason? {
  do { try body() } catch { return error.reason }
  return nil
}
