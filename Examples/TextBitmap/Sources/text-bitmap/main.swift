import BundledFonts
import FontEngine
import Foundation
import TextLayout

// swift run text-bitmap "Text to draw" > text.pgm
//
// Draws a text from masks of glyphs as a gray picture (PGM) at two pixels per point. The first three lines are narrower,
// as beside a picture, and the first word is underlined.

let words = CommandLine.arguments.dropFirst().first ?? "Real glyphs from masks, at quarters of pixels, and عربي too."

do {
  let catalog = FontCatalog(usesSystemFonts: false)
  for bundled in BundledFonts.all { catalog.register(try FontFace(path: bundled.path), isFallback: true) }

  let face = try FontFace(path: BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf"))
  let runs = [StyledRun(words, style: TextStyle(face: face), pointSize: 20)]
  let text = try PreparedText(Paragraph(runs), catalog: catalog)
  var request = LineRequest(width: 200, pointSizes: PointSizes(of: runs))
  request.lineWidths = [140, 140, 140]
  let lines = try text.lines(request)

  let scale = 2.0
  var bitmap = GrayBitmap(width: Int(220 * scale), height: Int((lines.height + 20) * scale))
  var atlas = GlyphAtlas(scale: scale)
  for (index, frame) in try lines.frames().enumerated() {
    for run in try lines.contents(of: index).runs {
      for glyph in run.glyphs {
        let placed = try atlas.mask(of: glyph, run, x: 10 + frame.x + glyph.x, y: 10 + frame.baseline + glyph.y)
        bitmap.add(placed.mask, x: placed.x, y: placed.y)
      }
    }
  }
  for part in try lines.decorationRectangles(.underline, of: text.paragraph.wordSegment(at: 0)) {
    let rectangle = part.rectangle
    bitmap.fill(
      x: Int(((10 + rectangle.x) * scale).rounded()), y: Int(((10 + rectangle.y) * scale).rounded()),
      width: Int((rectangle.width * scale).rounded()), height: max(1, Int((rectangle.height * scale).rounded())))
  }
  FileHandle.standardOutput.write(bitmap.file)
} catch {
  FileHandle.standardError.write(Data("text-bitmap: \(error)\n".utf8))
  exit(1)
}
