import BundledFonts
import FontEngine
import Foundation
import Testing
import TextOutput

@testable import FontReports

/// The numbers are those of fonts that users reported: Lemonada's sTypoDescender is 653, Splatz2's sTypoLineGap -369.
@Suite struct FontWarningTests {
  private func warnings(_ face: FontFace) -> [FontWarning] {
    let ink = FaceInk(face)
    return FontWarning.all(face, windows: face.metrics.win.map { InkOverflow(ink, $0) })
  }

  private func row(_ name: String, _ report: String) -> String? {
    report.split(separator: "\n").first { $0.hasPrefix("\(name) ") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("a positive descender and a negative line gap are shown as stated, beside the numbers in use")
  func stated() throws {
    let face = try StatedFont.face(hhea: [1192, 500, 0], typo: [1000, 653, -369], win: [1200, 300])
    let report = FontReport(face).text
    #expect(row("hhea", report) == "hhea 1192 500 0 692 as stated; iOS uses -500 as the descender")
    #expect(
      row("typo", report) == "typo 1000 653 -369 347 as stated; iOS uses -653 as the descender and 0 as the line gap")
    // HarfBuzz negates the descender, and Chromium doesn't (`Tests/Oracles/fonts`).
    #expect(row("iOS", report) == "iOS 1192 -500 0 1692 hhea, as in Core Text")
    #expect(row("Linux", report)?.hasPrefix("Linux 1192 500 0 692 hhea") == true)
    #expect(
      report.contains(
        "  the hhea descender, 500, is above the baseline: iOS and HarfBuzz use -500, and Chromium 500\n"))
    #expect(report.contains("  the typo line gap, -369, is negative: iOS and HarfBuzz use 0\n"))
    let boxes = try #require(
      (JSONSerialization.jsonObject(with: Data(FontReport(face).json.utf8)) as? [String: Any])?["lineBoxes"]
        as? [String: [String: Any]])
    #expect(boxes["typo"] as? [String: Int] == ["ascender": 1000, "descender": 653, "lineGap": -369])
    #expect(boxes["browsers"]?["descender"] as? Int == 500 && boxes["linux"]?["descender"] as? Int == 500)
  }

  @Test("a web font has another line box where Chromium's sanitizer changes it")
  func webFont() throws {
    let face = try StatedFont.face(
      hhea: [900, -250, 0], typo: [700, -200, -369], win: [1000, 300], usesTypoMetrics: true)
    #expect(warnings(face).contains { $0.kind == .webFontDiffers && $0.message.contains("uses 700 -200 0") })
    let usual = try StatedFont.face(hhea: [900, -250, 0], typo: [900, -250, 0], win: [900, 250])
    #expect(!warnings(usual).contains { $0.kind == .webFontDiffers || $0.kind == .platformsDiffer })
  }

  @Test("platforms that differ are named with the heights of their lines")
  func platforms() throws {
    let face = try StatedFont.face(hhea: [900, -250, 50], typo: [700, -200, 150], win: [1000, 300])
    let found = try #require(warnings(face).first { $0.kind == .platformsDiffer })
    // 900 + 250 + 50, and 1000 + 300 with no external leading.
    #expect(found.message == "platforms differ: a line is 1200 on iOS, macOS browsers, Linux; 1300 on Windows high")
  }

  /// fontTools: in TeX Gyre Pagella, H is 692 high, and x 469. sxHeight is at 86 in `OS/2`, and sCapHeight at 88.
  @Test("letters of another height than the font states are named with their heights")
  func heights() throws {
    let path = BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf")
    #expect(try !warnings(FontFace(path: path)).contains { [.capHeightDiffers, .xHeightDiffers].contains($0.kind) })
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try StatedFont.set([480, 700], at: 86, of: "OS/2", in: &bytes)
    let messages = warnings(try FontFace(bytes: bytes, source: "changed.otf")).map(\.message)
    #expect(messages.contains("the cap height is 700, and H is 692 high"))
    #expect(messages.contains("the x-height is 480, and x is 469 high"))
  }

  /// fontTools: glyphs of DejaVu Sans, whose usWinAscent is 1901, reach up to yMax of `head`, 2524.
  @Test("ink outside of usWinAscent and usWinDescent is reported, with its farthest glyph and distance")
  func windowsBox() throws {
    let face = try FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))
    let found = try #require(warnings(face).first { $0.kind == .leavesWindowsBox })
    let overflow = InkOverflow(FaceInk(face), try #require(face.metrics.win))
    #expect(found.message.hasPrefix("\(overflow.count) glyphs leave the box of usWinAscent and usWinDescent"))
    #expect(found.message.hasSuffix(" by \(2524 - 1901)"))
  }
}
