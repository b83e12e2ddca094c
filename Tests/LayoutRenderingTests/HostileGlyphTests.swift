import CoreGraphics
import FontEngine
import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Fonts whose glyphs have damaged or enormous pictures, or far too many layers, and text that PDF can't contain.
@Suite struct HostileGlyphTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 26, height: 26)

  private static func layered() throws -> FontBuilder {
    let path = try #require(Bundle.module.path(forResource: "layers", ofType: "ttf", inDirectory: "Fixtures"))
    return FontBuilder([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Returns a face whose A has no outline but a picture, and whose `.notdef` is a square of an em.
  private static func face(picture: [UInt8]) throws -> FontFace {
    var font = try layered()
    // One contour of four points: flags of single bytes, and coordinates of words, as in the fixture's `large`.
    let square =
      u16(1) + u16(0) + u16(0) + u16(1000) + u16(1000) + u16(3) + u16(0) + [1, 1, 1, 1]
      + u16(0) + u16(0) + u16(1000) + u16(0) + u16(0) + u16(1000) + u16(0) + u16(-1000)
    font.setGlyphs([square, [], [], []])
    for table in ["COLR", "CPAL"] { font[table] = [] }
    // One strike of 20 pixels per em. The positions count from its start: A is the second of four glyphs.
    let starts = [24, 24, 32 + picture.count, 32 + picture.count, 32 + picture.count]
    font["sbix"] =
      u16(1) + u16(1) + u32(1) + u32(12) + u16(20) + u16(72) + starts.flatMap { u32($0) } + u16(0) + u16(0)
      + Array("png ".utf8) + picture
    return try FontFace(bytes: font.file, source: "picture")
  }

  /// Returns a PNG file of a size, with the pixels of a file of 20 by 20 pixels.
  private static func png(width: Int, height: Int) throws -> [UInt8] {
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 20, height: 20), elements: [.fill(.rect(canvas), .winding, .black)])
    var file = [UInt8](try list.pngData())
    // The header: its length, name, width, and height, and after 13 bytes the checksum of all but the length.
    file.replaceSubrange(16..<24, with: u32(width) + u32(height))
    var checksum = UInt32.max
    for byte in file[12..<29] {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 != 0 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    file.replaceSubrange(29..<33, with: u32(Int(~checksum)))
    return file
  }

  private static func list(_ face: FontFace, _ glyphs: [UInt32]) -> DisplayList {
    let run = DisplayList.GlyphRun(
      font: DisplayList.Font(face, postScriptName: face.names.postScriptName), pointSize: 20, color: .black,
      glyphs: glyphs.map { DisplayList.GlyphRun.Glyph(id: $0, position: CGPoint(x: 0, y: 20), cluster: 0) }, text: "A",
      isRightToLeft: false)
    return DisplayList(bounds: canvas, elements: [.glyphs(run)])
  }

  @Test("a picture that is damaged or too large is drawn as .notdef in every format", arguments: [0, 1, 2])
  func unusable(kind: Int) throws {
    let picture = try [Self.png(width: 8000, height: 8000), Self.png(width: 20, height: 400), [1, 2, 3]][kind]
    let face = try Self.face(picture: picture)
    #expect(face.hasPicture(of: 1, pixelsPerEm: 20))
    let list = Self.list(face, [1])
    let plain = Self.list(face, [0])
    let bitmap = try Bitmap(list)
    #expect(try bitmap == Bitmap(plain))
    #expect(bitmap.color(atX: 10, y: 10) == .black)
    #expect(try list.pdfData().starts(with: Array("%PDF".utf8)))
    #expect(try list.svg().contains("<path") && !list.svg().contains("<image"))
  }

  @Test("a picture within the limits is drawn")
  func usable() throws {
    let face = try Self.face(picture: Self.png(width: 20, height: 20))
    let list = Self.list(face, [1])
    #expect(try list.svg().contains("<image"))
    #expect(try Bitmap(list).color(atX: 10, y: 10) == .black)
  }

  @Test("pictures beyond the pixels of a rendering are left out and named, without being decoded")
  func budget() throws {
    let face = try Self.face(picture: Self.png(width: 20, height: 20))
    // 400 pixels each; another size is another picture.
    let pictures = GlyphPictures(maximumPixels: 1000)
    func isDrawn(_ size: Int) -> Bool {
      if case .picture = pictures.content(of: 1, in: face, pixelsPerEm: size) { return true }
      return false
    }
    // The same picture again costs nothing.
    #expect([20, 30, 20, 40, 30].map(isDrawn) == [true, true, true, false, true])
    #expect(
      pictures.omissions == [
        "Layers Regular: a glyph drawn as plain outlines: 1 (the picture has 20 x 20 pixels)"
      ])
  }

  @Test("a large picture is kept as the averages of its pixels")
  func reduced() {
    let pixels = (0..<1200 * 600).map { UInt32($0 % 2 == 0 ? 0xFF00_0000 : 0xFF00_00FF) }
    let reduced = Bitmap(width: 1200, height: 600, pixels: pixels).reduced(toSide: 512)
    #expect(reduced == Bitmap(width: 600, height: 300, pixels: [UInt32](repeating: 0xFF00_0080, count: 180_000)))
    let small = Bitmap(width: 1000, height: 1, pixels: [UInt32](repeating: 1, count: 1000))
    #expect(small.reduced(toSide: 512) == small)
  }

  /// COLR version 0 has its base glyphs from 14, each with the first of its layers and their number, and layers of a
  /// glyph and a color.
  @Test("a color glyph with too many layers is drawn as its outline, on pages as in pictures", arguments: [512, 513])
  func layers(count: Int) throws {
    var font = try Self.layered()
    let layers = [[UInt8]](repeating: u16(3) + u16(0), count: count).flatMap { $0 }
    font["COLR"] = u16(0) + u16(1) + u32(14) + u32(20) + u16(count) + u16(1) + u16(0) + u16(count) + layers
    let face = try FontFace(bytes: font.file, source: "layers")
    let isDrawn = count <= RenderingLimits.maximumColorLayers
    let shape = GlyphCache.shapes(of: [1], in: face)[0]
    #expect(shape.layers.count == (isDrawn ? count : 0))
    #expect((shape.omission == nil) == isDrawn)
    let list = Self.list(face, [1])
    // The layers cover a quarter, the outline all of the em.
    #expect(try Bitmap(list).color(atX: 15, y: 5) == (isDrawn ? .clear : .black))
    #expect(try list.svg().components(separatedBy: "<path").count == 1 + (isDrawn ? count : 1))
    #expect(try !list.pdfData().isEmpty)
  }

  /// Noncharacters: the last two of each plane, and U+FDD0 to U+FDEF (Unicode, section 23.7).
  @Test("text with noncharacters is drawn in every format", arguments: [0xFFFE, 0xFDD0, 0xFDEF, 0x1FFFF])
  func noncharacters(value: Int) throws {
    let character = String(try #require(Unicode.Scalar(value)))
    let face = try Typesetter.bundled("Inter/Inter-Regular.otf")
    let run = try Typesetter.run("a\(character)b", face, size: 20, at: CGPoint(x: 0, y: 20))
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 60, height: 26), elements: [.glyphs(run)])
    #expect(try !list.pngData().isEmpty && !list.svg().isEmpty)
    let folder = try TemporaryFolder([:])
    try PDFDocument(pages: [list], title: "Title\(character)").data()
      .write(to: URL(fileURLWithPath: "\(folder.path)/a.pdf"))
    let text = try ProgramRun.output(of: "pdftotext", ["\(folder.path)/a.pdf", "-"])
    #expect(text.hasPrefix("a") && text.contains("b"))
  }
}
