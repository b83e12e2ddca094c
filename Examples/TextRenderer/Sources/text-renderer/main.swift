import BundledFonts
import FontEngine
import Foundation
import TextLayout

// swift run text-renderer "Text to lay out" > text.svg
//
// Breaks a text into lines of at most 240 points, prints every glyph to standard error, and the lines as SVG to
// standard output. It uses TextLayout alone: no views, and no drawing library.

let text = CommandLine.arguments.dropFirst().first ?? "Real glyphs, exact baselines, and عربي too."

do {
  // A catalog supplies fonts for characters that the first face lacks. This one has the bundled fonts only, so that the
  // result is the same on every machine.
  let catalog = FontCatalog(usesSystemFonts: false)
  for bundled in BundledFonts.all { catalog.register(try FontFace(path: bundled.path), isFallback: true) }

  let face = try FontFace(path: BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf"))
  let paragraph = Paragraph(text, style: TextStyle(face: face))
  let lines = try PreparedText(paragraph, catalog: catalog).lines(width: 240, pointSize: 24)

  for (index, frame) in try lines.frames().enumerated() {
    note("line \(index + 1): \(frame.width) points wide, baseline at \(frame.baseline)")
    for run in try lines.contents(of: index).runs {
      for glyph in run.glyphs {
        note("  glyph \(glyph.id) of \(run.face.names.postScriptName) at \(glyph.x), UTF-16 offset \(glyph.cluster)")
      }
    }
  }
  print(try SVGText(lines: lines).document(), terminator: "")
} catch {
  note("text-renderer: \(error)")
  exit(1)
}

func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
