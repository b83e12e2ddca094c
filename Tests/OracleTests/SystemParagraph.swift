import BundledFonts
import FontEngine
import Foundation
import Testing
import TextLayout

/// A paragraph of `Tests/Oracles/systems/paragraphs.txt` with what it is laid out in.
struct SystemParagraph: Sendable {
  /// Its index in the file, from 0.
  let number: Int
  let language: String
  let text: String

  /// All 2,000.
  static func all() throws -> [SystemParagraph] {
    var language = ""
    var found: [SystemParagraph] = []
    let file = try String(contentsOf: RecordedSystem.folder.appendingPathComponent("paragraphs.txt"), encoding: .utf8)
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("= ") {
        language = String(line.dropFirst(2))
      } else {
        found.append(SystemParagraph(number: found.count, language: language, text: String(line)))
      }
    }
    return found
  }

  // The font, the size, and the width vary by paragraph, with periods that have no common factor.

  /// The font, by its path below `Fonts` or, from a package that `tools/setup tests` installs, in the system.
  var font: String {
    let fonts = Self.fonts[language, default: Self.latin]
    return fonts[number % fonts.count]
  }

  /// The size in points: from 11 to 22.
  var pointSize: Double { 11 + Double(number * 7 % 23) / 2 }

  /// The width in points: from 8 to 24 em.
  var width: Double { pointSize * (8 + Double(number * 10 % 33) / 2) }

  private static let latin = [
    "TeXGyrePagella/texgyrepagella-regular.otf", "GalleySans/GalleySans-Regular.ttf", "Inter/Inter-Regular.otf",
    "TeXGyreHeros/texgyreheros-bold.otf", "TeXGyreTermes/texgyretermes-italic.otf", fallback,
    "GalleySans/GalleySans-SemiboldItalic.ttf",
  ]
  private static let alphabetic = [
    "Inter/Inter-Regular.otf", "GalleySans/GalleySans-Regular.ttf", fallback, "Inter/Inter-BoldItalic.otf",
    "GalleySans/GalleySans-SemiboldItalic.ttf",
  ]
  private static let system = "/usr/share/fonts/truetype"
  private static let han = ["\(system)/droid/DroidSansFallbackFull.ttf"]
  private static let fonts = [
    "el": alphabetic, "ru": alphabetic, "uk": alphabetic, "he": [fallback], "ar": [fallback], "fa": [fallback],
    "hy": [fallback], "hi": ["\(system)/lohit-devanagari/Lohit-Devanagari.ttf"], "th": ["\(system)/tlwg/Loma.ttf"],
    "zh-Hans": han, "ja": han, "ko": ["\(system)/alee/Bandal.ttf"],
  ]
  /// The font of the characters that a paragraph's own font lacks.
  static let fallback = "DejaVuSans/DejaVuSans.ttf"

  /// Returns the path of a font's file on this machine.
  static func path(_ font: String) -> String { font.hasPrefix("/") ? font : BundledFonts.path(font) }

  /// Lays the paragraph out with the faces of all fonts.
  func lines(faces: [String: FontFace], catalog: FontCatalog) throws -> [RecordedSystem.Line] {
    let (face, fallback) = (try #require(faces[font]), try #require(faces[Self.fallback]))
    let style = TextStyle(face: face, otherFaces: [fallback], language: language)
    let text = try PreparedText(Paragraph(text, style: style), catalog: catalog)
    #expect(text.missingClusters == [], "\(self)")
    return try text.lines(width: width, pointSize: pointSize).map {
      // In thousandths of a font unit: a second font and optical sizes give fractions, whose last digits are rounding.
      let units = ($0.width * Double(face.metrics.unitsPerEm) / pointSize * 1000).rounded() / 1000
      return RecordedSystem.Line(end: $0.range.upperBound, width: units)
    }
  }
}

extension SystemParagraph: CustomStringConvertible {
  var description: String { "paragraph \(number) (\(language), \(font), \(pointSize) pt): \(text)" }
}
