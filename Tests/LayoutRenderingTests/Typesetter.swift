import BundledFonts
import CoreGraphics
import FontEngine
import Foundation

/// Shapes texts into runs of a display list.
enum Typesetter {
  /// Returns one line of text whose baseline starts at a point.
  static func run(
    _ text: String, _ face: FontFace, size: CGFloat, at origin: CGPoint, script: OpenTypeTag = "Latn",
    isRightToLeft: Bool = false, color: DisplayList.Color = .black
  ) throws -> DisplayList.GlyphRun {
    let units = Array(text.utf16)
    let fontRun = FontRun(range: units.indices, face: face, level: isRightToLeft ? 1 : 0, script: script)
    let shaped = try Shaper().glyphs(of: units, in: units.indices, run: fontRun, context: units.indices)
    let scale = size / CGFloat(face.advanceUnitsPerEm)
    var x = origin.x
    let glyphs = shaped.map { glyph in
      defer { x += CGFloat(glyph.advance) * scale }
      return DisplayList.GlyphRun.Glyph(
        id: glyph.id,
        position: CGPoint(
          x: x + CGFloat(glyph.xOffset) * scale, y: origin.y - CGFloat(glyph.yOffset) * scale),
        cluster: Int(glyph.cluster))
    }
    return DisplayList.GlyphRun(
      font: DisplayList.Font(face, postScriptName: face.names.postScriptName), pointSize: size, color: color,
      glyphs: glyphs, text: text, isRightToLeft: isRightToLeft)
  }

  /// Opens a bundled font, such as `Inter/Inter-Regular.otf`.
  static func bundled(_ file: String) throws -> FontFace { try FontFace(path: BundledFonts.path(file)) }
}
