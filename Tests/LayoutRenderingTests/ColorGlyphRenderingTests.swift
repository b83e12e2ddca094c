import CoreGraphics
import FontEngine
import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct ColorGlyphRenderingTests {
  private static let blue = DisplayList.Color(red: 0, green: 0, blue: 1)

  /// Returns a letter of 20 points whose lower left corner is at the left, 20 points below the top.
  private func list(_ text: String, _ face: FontFace, alpha: Double = 1) throws -> DisplayList {
    let run = try Typesetter.run(
      text, face, size: 20, at: CGPoint(x: 0, y: 20), script: "Zyyy", color: Self.blue.multipliedAlpha(by: alpha))
    return DisplayList(bounds: CGRect(x: 0, y: 0, width: 26, height: 26), elements: [.glyphs(run)])
  }

  @Test("the layers of COLR lie over one another in their colors, or in that of the text")
  func layers() throws {
    let path = try #require(Bundle.module.path(forResource: "layers", ofType: "ttf", inDirectory: "Fixtures"))
    let list = try list("A", FontFace(path: path))
    let bitmap = try Bitmap(list)
    #expect(bitmap.color(atX: 15, y: 5) == Self.blue)
    // The square of half an em, half of it green, is at the bottom left.
    #expect(bitmap.pixels[15 * 26 + 5] == 0xFF00_807F || bitmap.pixels[15 * 26 + 5] == 0xFF00_7F80)
    #expect(bitmap.color(atX: 22, y: 5) == .clear && bitmap.color(atX: 5, y: 21) == .clear)
    let folder = try TemporaryFolder([:])
    try list.svg().write(toFile: "\(folder.path)/a.svg", atomically: false, encoding: .utf8)
    try ProgramRun.output(of: "rsvg-convert", ["-o", "\(folder.path)/a.png", "\(folder.path)/a.svg"])
    #expect(try Bitmap(path: "\(folder.path)/a.png").difference(from: bitmap, tolerance: 1) == nil)
  }

  @Test("the picture of an emoji fills the rectangle that the font gives it", arguments: [1, 0.5])
  func emoji(alpha: Double) throws {
    let face = try FontFace(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    let glyph = try #require(face.glyph(for: "😀"))
    let picture = try #require(face.bitmap(of: glyph, pixelsPerEm: 109))
    let list = try list("😀", face, alpha: alpha)
    let bitmap = try Bitmap(list, scale: 3)
    // The area times the average of the picture's pixels, in pixels of the bitmap.
    let source = try Bitmap(decoding: Data(picture.png))
    let unit = 20.0 / face.metrics.unitsPerEm * 3
    let area = picture.bounds.width * unit * picture.bounds.height * unit
    func sums(_ bitmap: Bitmap) -> [Double] {
      [24, 16, 8, 0].map { shift in bitmap.pixels.reduce(0.0) { $0 + Double($1 >> UInt32(shift) & 0xFF) } }
    }
    for (drawn, whole) in zip(sums(bitmap), sums(source)) {
      let expected = whole / Double(source.pixels.count) * area * alpha
      #expect(abs(drawn - expected) < 0.02 * expected)
    }
    let folder = try TemporaryFolder([:])
    try list.svg().write(toFile: "\(folder.path)/a.svg", atomically: false, encoding: .utf8)
    try ProgramRun.output(
      of: "rsvg-convert", ["-z", "3", "-b", "white", "-o", "\(folder.path)/a.png", "\(folder.path)/a.svg"])
    let expected = try Bitmap(list, scale: 3, background: .white)
    #expect(try Bitmap(path: "\(folder.path)/a.png").inkDifference(from: expected, tolerance: 17) < 0.01)
  }

  private static let synthesized: [FontSynthesis] = [
    .none, FontSynthesis(slant: FontSynthesis.oblique), FontSynthesis(weight: FontSynthesis.bold),
  ]

  @Test("other programs draw synthesized slants and weights as they are drawn into pixels", arguments: synthesized)
  func synthesis(synthesis: FontSynthesis) throws {
    let face = try Typesetter.bundled("Inter/Inter-Regular.otf").synthesized(synthesis)
    let found = try check(face)
    #expect(found.contains("Hamburgefonstiv"))
  }

  @Test("other programs draw variations as they are drawn into pixels, and find the text in PDF")
  func variations() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts/InterVariable/Inter-roman.var.ttf").standardized.path
    #expect(try check(FontFace(path: path, variations: [VariationSetting("wght", 850)])).contains("Hamburgefonstiv"))
  }

  /// Compares pictures of the face's SVG and PDF, and returns the text in the PDF.
  private func check(_ face: FontFace) throws -> String {
    let run = try Typesetter.run("Hamburgefonstiv", face, size: 17, at: CGPoint(x: 10, y: 25))
    let bounds = CGRect(x: 0, y: 0, width: 170, height: 40)
    let list = DisplayList(bounds: bounds, elements: [.fill(.rect(bounds), .winding, .white), .glyphs(run)])
    let folder = try TemporaryFolder([:])
    try list.pdfData().write(to: URL(fileURLWithPath: "\(folder.path)/a.pdf"))
    try ProgramRun.output(
      of: "pdftoppm", ["-r", "1152", "-png", "-singlefile", "\(folder.path)/a.pdf", "\(folder.path)/a"])
    let drawn = try Bitmap(list, scale: 2)
    let expected = try Bitmap(path: "\(folder.path)/a.png").averaged(8)
    #expect(drawn.inkDifference(from: expected, tolerance: 45) < 0.01)
    try list.svg().write(toFile: "\(folder.path)/a.svg", atomically: false, encoding: .utf8)
    try ProgramRun.output(of: "rsvg-convert", ["-z", "2", "-o", "\(folder.path)/b.png", "\(folder.path)/a.svg"])
    #expect(try drawn.inkDifference(from: Bitmap(path: "\(folder.path)/b.png"), tolerance: 17) < 0.01)
    return try ProgramRun.output(of: "pdftotext", ["\(folder.path)/a.pdf", "-"])
  }
}
