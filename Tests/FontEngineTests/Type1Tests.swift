import Foundation
import Testing

@testable import FontEngine

/// The fixtures have the outlines, advances and kerning of TeX Gyre Pagella (`Fixtures/make-type1.py`).
@Suite struct Type1Tests {
  private static let text = " .,-AEHTVaefilnoxyéß€"

  @Test(
    "a Type 1 font has the advances, ink, and letter heights of the OpenType font that it was made from",
    arguments: ["letters.pfb", "letters.pfa"])
  func measures(file: String) throws {
    let original = try BundledFaces.face(BundledFaces.pagella)
    let face = try Fixtures.face(file)
    #expect(face.glyphCount == 22)
    let (ours, theirs) = try (face.glyphs(Self.text), original.glyphs(Self.text))
    #expect(face.advances(of: ours) == original.advances(of: theirs))
    // HarfBuzz rounds the extremes of curves outwards to whole units, FreeType has them exactly.
    for (mine, other) in zip(face.bounds(of: ours), original.bounds(of: theirs)) {
      for edge: KeyPath<GlyphBounds, Double> in [\.minX, \.minY, \.maxX, \.maxY] {
        #expect(abs(mine[keyPath: edge] - other[keyPath: edge]) <= 1)
      }
    }
    #expect(face.metrics.xHeightSource == .outline)
    #expect(face.metrics.xHeight == original.bounds(of: try original.glyphs("x"))[0].maxY)
    #expect(face.metrics.capHeight == original.bounds(of: try original.glyphs("H"))[0].maxY)
  }

  @Test("the AFM file next to a Type 1 font provides its kerning", arguments: ["letters.pfb", "letters.pfa"])
  func kerning(file: String) throws {
    let original = try BundledFaces.face(BundledFaces.pagella)
    let face = try Fixtures.face(file)
    // letters.afm: KPX A V -140, and the advances of A and V in hmtx are 778 and 722.
    #expect(try face.width(of: "AV") == 1360)
    for text in ["AVA", "To. Ty, Ve-", "AT Ay Ax e", "nolinen"] {
      #expect(try face.width(of: text) == original.width(of: text))
    }
    let alone = try FontFace(bytes: Fixtures.bytes(file), source: "memory")
    #expect(try alone.width(of: "AV") == 1500)
    #expect(alone != face)
  }

  @Test("names, slant, weight, and line metrics come from the font's own dictionary")
  func dictionary() throws {
    let face = try Fixtures.face("letters.pfb")
    #expect(face.names.family == "Galley Letters")
    #expect(face.names.postScriptName == "GalleyLetters")
    #expect(face.metrics.italicAngle == -9)  // FreeType keeps whole degrees of -9.5
    #expect(face.weightClass == 700)
    #expect(face.metrics.unitsPerEm == 1000)
    #expect(face.metrics.underlineThickness == 50)
    // FontBBox: 900 above and 300 below.
    #expect(face.metrics.lineBox.ascender == 900)
    #expect(face.metrics.lineBox.descender == -300)
    #expect(face.isItalic)
  }

  // FreeType's docs/CHANGES, 2.14.2: 16.16 degrees in place of whole ones. -9.5 is -622,592 of them.
  @Test("a slant is in whole degrees with every version of FreeType", arguments: [(-9, -9.0), (-622_592, -9), (0, 0)])
  func slant(angle: Int, degrees: Double) {
    #expect(Type1Font.degrees(ofItalicAngle: angle) == degrees)
  }

  // The numbers are those of OpenType's usWeightClass.
  @Test(
    "the name of a weight is read without regard to case, spaces, and hyphens",
    arguments: [("Semi Bold", 600), ("DEMI-BOLD", 600), ("Extra-light", 200), ("ultra light", 200), ("Roman", 400)])
  func weightNames(name: String, weight: Int) throws {
    let file = String(decoding: try Fixtures.bytes("letters.pfa"), as: UTF8.self)
    let named = file.replacing("/Weight (Bold)", with: "/Weight (\(name))")
    #expect(try FontFace(bytes: Array(named.utf8), source: name).weightClass == weight)
  }

  /// Encrypts or decrypts a font's private part (Adobe Type 1 Font Format, 7.1, "Encryption Method").
  private func eexec(_ bytes: [UInt8], isEncrypted: Bool) -> [UInt8] {
    var key: UInt16 = 55665
    return bytes.map { byte in
      let other = byte ^ UInt8(key >> 8)
      key = (UInt16(isEncrypted ? byte : other) &+ key) &* 52845 &+ 22719
      return other
    }
  }

  @Test("a strikethrough crosses the middle of the x or, without one, is 0.3 em above the baseline")
  func strikethrough() throws {
    let face = try Fixtures.face("letters.pfa")
    // Both are rounded to whole units.
    #expect(abs(face.metrics.strikethroughPosition - face.metrics.xHeight / 2) <= 1)
    let parts = String(decoding: try Fixtures.bytes("letters.pfa"), as: UTF8.self).split(separator: "eexec\n")
    let lines = parts[1].split(separator: "\n").prefix { $0.contains { $0 != "0" } }
    let digits = Array(lines.joined())
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    let plain = eexec(bytes, isEncrypted: true).replacing(Array("/x 137".utf8), with: Array("/q 137".utf8))
    let hidden = eexec(plain, isEncrypted: false).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let file = parts[0] + "eexec\n" + hidden + "\n" + parts[1].dropFirst(lines.joined(separator: "\n").count + 1)
    let renamed = try FontFace(bytes: Array(file.utf8), source: "renamed")
    #expect(renamed.metrics.strikethroughPosition == 300 && renamed.metrics.strikethroughThickness == 50)
  }

  @Test("Type 1 fonts with the same metrics but different outlines are not equal")
  func identity() throws {
    let bytes = try Fixtures.bytes("letters.pfa")
    let face = try FontFace(bytes: bytes, source: "a")
    #expect(try FontFace(bytes: bytes, source: "b") == face)
    #expect(try FontFace(bytes: bytes + [0x0A], source: "c") != face)
  }

  @Test(
    "a Type 1 font truncated anywhere, or with any byte changed, opens with finite metrics or is rejected",
    arguments: ["letters.pfb", "letters.pfa"])
  func damaged(file: String) throws {
    let whole = try Fixtures.bytes(file)
    var variants = (0..<64).map { Array(whole.prefix(whole.count * $0 / 64)) }
    for offset in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[offset] ^= 0x55
      variants.append(bytes)
    }
    var opened = 0
    for bytes in variants {
      guard let face = try? FontFace(bytes: bytes, source: "damaged") else { continue }
      opened += 1
      #expect(face.metrics.ascender > face.metrics.descender)
      let glyphs = 0..<UInt32(face.glyphCount)
      #expect(face.bounds(of: glyphs).allSatisfy { $0.width.isFinite && $0.height.isFinite })
      for glyph in glyphs {
        let bounds = face.outline(of: glyph).bounds
        #expect(bounds.minX.magnitude <= FontLimits.maximumCoordinate && bounds.maxY.isFinite)
      }
      #expect(face.advances(of: glyphs).allSatisfy { (0...20 * face.metrics.unitsPerEm).contains($0) })
    }
    #expect(opened > 0)
  }

  @Test("PostScript that is not a font, and half of a font, are rejected")
  func refused() throws {
    let page = Array("%!PS-Adobe-3.0\nshowpage\n".utf8)
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: page, source: "page") } == .malformed)
    let whole = try Fixtures.bytes("letters.pfa")
    let cut = Array(whole.prefix(1200))
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: cut, source: "cut") } == .malformed)
  }

  @Test(
    "bitmap fonts are distinguished from files that are not fonts",
    arguments: [([0x01, 0x66, 0x63, 0x70, 0, 0], "PCF"), (Array("STARTFONT 2.1\n".utf8), "BDF")])
  func bitmaps(bytes: [UInt8], format: String) {
    do {
      _ = try FontFace(bytes: bytes, source: "bitmaps")
      Issue.record("a \(format) font was opened")
    } catch {
      #expect(error.reason == .unsupportedContainer)
      #expect(error.detail.contains(format))
    }
  }
}
