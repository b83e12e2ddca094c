import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontEngine

/// The coverage of glyphs by FreeType's rasterizer, of outlines that HarfBuzz reads.
@Suite struct GlyphMaskTests {
  private struct Record: Decodable {
    struct Mask: Decodable {
      let character: String
      let size: Double
      let offset: [Double]
      let glyph: UInt32
      let x: Int
      let y: Int
      let rows: [String]
    }
    let fonts: [String: [Mask]]
  }

  /// Expected pixels come from `Fixtures/masks.json`, which FreeType's own drivers drew (`Fixtures/record-masks.py`).
  ///
  /// FreeType rounds the points of a font to 1/64 of a pixel, and computes points between two control points from
  /// these; HarfBuzz computes them from exact ones. An edge is moved by 1/64 at most, on a way through a pixel of at
  /// most √2, so that the coverage differs by 255·√2/64 for each of two edges.
  @Test("masks are those of FreeType's own drivers, at sizes and offsets of fractions")
  func freeType() throws {
    let record = try JSONDecoder().decode(Record.self, from: Data(Fixtures.bytes("masks.json")))
    #expect(record.fonts.count == 3)
    for (file, masks) in record.fonts {
      let face = try BundledFaces.face(file)
      #expect(masks.count == 20)
      for expected in masks {
        let mask = try face.mask(
          of: expected.glyph, pixelsPerEm: expected.size, offsetX: expected.offset[0], offsetY: expected.offset[1])
        var largest = 0
        for y in min(mask.y, expected.y)..<max(mask.y + mask.height, expected.y + expected.rows.count) {
          let row = y - expected.y
          let hex = expected.rows.indices.contains(row) ? Array(expected.rows[row].utf8) : []
          for x in min(mask.x, expected.x)..<max(mask.x + mask.width, expected.x + hex.count / 2) {
            let index = 2 * (x - expected.x)
            let known =
              hex.indices.contains(index)
              ? Int(String(decoding: hex[index...index + 1], as: UTF8.self), radix: 16) ?? -1 : 0
            largest = max(largest, abs(known - Int(mask[x - mask.x, y - mask.y])))
          }
        }
        #expect(largest <= 11, "\(expected.character) of \(file) at \(expected.size)")
      }
    }
  }

  /// A mask's sum is the area of the ink. Points move by 1/128 of a pixel along each axis, FreeType replaces curves by lines
  /// up to 1/16 of a pixel away, and rounds each pixel down by up to 1/256.
  @Test("the coverage of all pixels adds up to the area of the outline", arguments: [11.0, 37.3, 120])
  func areas(size: Double) throws {
    for file in [BundledFaces.pagella, BundledFaces.dejaVu, BundledFaces.heros] {
      let face = try BundledFaces.face(file)
      let scale = size / face.metrics.unitsPerEm
      for glyph in stride(from: UInt32(0), to: UInt32(min(face.glyphCount, 400)), by: 7) {
        let outline = face.outline(of: glyph)
        let mask = try face.mask(of: glyph, pixelsPerEm: size, offsetX: 0.3, offsetY: 0.7)
        #expect(mask.isEmpty == outline.isEmpty)
        if outline.isEmpty { continue }
        let edges = mask.bytes.filter { $0 > 0 && $0 < 255 }.count
        let sum = Double(mask.bytes.reduce(0) { $0 + Int($1) }) / 255
        let area = abs(OutlineMeasures(outline).area) * scale * scale
        // Through an edge pixel, an edge has a length of at most √2.
        let error = Double(edges) * (2.0.squareRoot() * (2.0.squareRoot() / 128 + 1.0 / 16) + 1.0 / 256)
        #expect(abs(sum - area) <= error, "glyph \(glyph) of \(file): \(sum) and \(area)")
      }
    }
  }

  private func box(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, stroke: Double = 0) -> GlyphOutline {
    let points = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { GlyphOutline.Point(x: $0.0, y: $0.1) }
    return GlyphOutline(
      elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close], strokeWidth: stroke)
  }

  private func mask(
    _ outline: GlyphOutline, scale: Double = 1, x: Double = 0, y: Double = 0
  ) throws -> GlyphMask {
    try OutlineRasterizer(subject: "box").mask(of: outline, scale: scale, offsetX: x, offsetY: y)
  }

  /// Returns the position and the size of a mask, and the bytes in a row.
  private func frame(_ mask: GlyphMask) -> [Int] { [mask.x, mask.y, mask.width, mask.height, mask.rowBytes] }

  @Test("a box covers each pixel by the shared area, with the top row first")
  func boxes() throws {
    // From 0.5 to 3.25, and from 0.25 below the baseline to 1.5 above it.
    let found = try mask(box(0.5, -0.25, 3.25, 1.5))
    #expect(frame(found) == [0, -2, 4, 3, 4])
    let expected = [[0.25, 0.5, 0.5, 0.125], [0.5, 1, 1, 0.25], [0.125, 0.25, 0.25, 0.0625]]
    expectCoverage(found, expected.flatMap { $0 })
    // Scaled, and moved by whole pixels and half a pixel.
    let moved = try mask(box(0, 0, 4, 4), scale: 0.25, x: 100.5, y: -7)
    #expect(frame(moved) == [100, 6, 2, 1, 4])
    expectCoverage(moved, [0.5, 0.5, 0, 0])
  }

  /// Expects coverage to 1/256, since FreeType rounds it down for one direction of the contour, and up for the other.
  private func expectCoverage(_ mask: GlyphMask, _ shares: [Double]) {
    #expect(mask.bytes.count == shares.count)
    for (byte, share) in zip(mask.bytes, shares) {
      #expect(abs(Double(byte) - min(255, share * 256)) <= 1, "\(byte) and \(share)")
    }
  }

  @Test("overlapping contours and holes follow the nonzero winding rule")
  func winding() throws {
    var overlapping = box(0, 0, 4, 4)
    overlapping.elements += box(2, 0, 6, 4).elements
    #expect(try mask(overlapping).bytes.filter { $0 == 255 }.count == 24)
    var hole = box(0, 0, 4, 4)
    let inner = [(1.0, 1.0), (1, 3), (3, 3), (3, 1)].map { GlyphOutline.Point(x: $0.0, y: $0.1) }
    hole.elements += [.move(inner[0])] + inner.dropFirst().map { .line($0) } + [.close]
    #expect(try mask(hole).bytes == [255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])
  }

  /// A box of w·h with a stroke of s on its outline covers w·h + (w + h)·s + π·s²/4, since half of it is outside. Lines
  /// that replace the round corners are up to 1/16 of a pixel inside of them.
  @Test("a synthesized weight extends the ink by half of the stroke, with round corners")
  func stroke() throws {
    for outline in [box(0, 0, 40, 20, stroke: 8), box(0, 20, 40, 0, stroke: 8)] {
      let found = try mask(outline)
      #expect(frame(found) == [-4, -24, 48, 28, 48])
      let sum = Double(found.bytes.reduce(0) { $0 + Int($1) }) / 255
      let error = 8 * Double.pi / 16 + Double(found.bytes.filter { $0 > 0 && $0 < 255 }.count) / 256
      #expect(abs(sum - (40 * 20 + 60 * 8 + Double.pi * 16)) <= error)
    }
    let face = try BundledFaces.face(BundledFaces.pagella)
    let bold = try face.synthesized(FontSynthesis(weight: 0.05))
    let glyph = try face.shaped("o")[0].id
    let (plain, heavy) = (try face.mask(of: glyph, pixelsPerEm: 100), try bold.mask(of: glyph, pixelsPerEm: 100))
    // Half of 5 pixels on each side, to whole pixels.
    #expect(plain.x - heavy.x == 2 || plain.x - heavy.x == 3)
    #expect(plain.y - heavy.y == 2 || plain.y - heavy.y == 3)
    // The counter becomes smaller too.
    let (plainInside, heavyInside) = (plain.bytes.count { $0 == 255 }, heavy.bytes.count { $0 == 255 })
    #expect(heavyInside > plainInside)
  }

  @Test("sizes and offsets that have no mask are typed errors")
  func invalid() throws {
    let face = try BundledFaces.face(BundledFaces.dejaVu)
    let glyph = try face.shaped("g")[0].id
    func reason(_ size: Double, _ x: Double = 0, _ y: Double = 0) -> FontError.Reason? {
      do throws(FontError) {
        _ = try face.mask(of: glyph, pixelsPerEm: size, offsetX: x, offsetY: y)
        return nil
      } catch { return error.reason }
    }
    for size in [0, -1, Double.nan, .infinity] { #expect(reason(size) == .invalidSize) }
    #expect(reason(20, .nan) == .invalidSize && reason(20, 0, -.infinity) == .invalidSize)
    for size in [20_000, 1e9, 1e300] { #expect(reason(size) == .tooLarge) }
    #expect(reason(20, 1e12) == .tooLarge && reason(20, 0, -1e12) == .tooLarge)
    #expect(reason(1e-300) == nil && reason(.leastNonzeroMagnitude) == nil)
    #expect(try face.mask(of: .max, pixelsPerEm: 20) == .empty)
    #expect(try face.mask(of: face.shaped(" ")[0].id, pixelsPerEm: 20) == .empty)
    let side = Double(FontLimits.maximumMaskSide)
    #expect(try mask(box(0, 0, side, 1)).width == FontLimits.maximumMaskSide)
    #expect(throws: FontError.self) { try mask(box(0, 0, side + 1, 1)) }
    #expect(throws: FontError.self) { try mask(box(0, 0, 5, 5, stroke: 1e9)) }
  }

  @Test("an intricate outline is drawn in time, and one that is too long or has too many points is a typed error")
  func intricate() throws {
    // Any two points of a square are half its side apart on average (0.5214: MathWorld, "Square Line Picking"), and each curve
    // has three.
    func outline(curves: Int) -> [GlyphOutline.Element] {
      var random = SeededGenerator(seed: 5)
      func point() -> GlyphOutline.Point {
        GlyphOutline.Point(
          x: Double.random(in: 0...4095, using: &random), y: Double.random(in: 0...4095, using: &random))
      }
      return [.move(point())] + (0..<curves).map { _ in .cubic(point(), point(), point()) } + [.close]
    }
    func reason(_ elements: [GlyphOutline.Element]) -> FontError.Reason? {
      do throws(FontError) {
        _ = try OutlineRasterizer(subject: "box").mask(
          of: GlyphOutline(elements: elements), scale: 1, offsetX: 0, offsetY: 0)
        return nil
      } catch { return error.reason }
    }
    let most = Int(Double(FontLimits.maximumMaskLength) / (3 * 0.5214 * 4095))
    // Before version 2.13.3, FreeType refuses a row of pixels with more edges than it has room for (Raster_Overflow).
    let elements = outline(curves: most * 9 / 10)
    let hasRoom = try FreeTypeLibrary.version().lexicographicallyPrecedes([2, 13, 3]) == false
    let seconds = ThreadTime.of {
      let found = reason(elements)
      #expect(found == nil || !hasRoom && found == .tooLarge)
    }
    #expect(seconds < 10, "\(seconds) s")
    #expect(reason(outline(curves: most * 11 / 10)) == .tooLarge)
    let still = GlyphOutline.Element.line(GlyphOutline.Point(x: 1, y: 1))
    let many = Array(repeating: still, count: FontLimits.maximumMaskPoints)
    #expect(reason([.move(GlyphOutline.Point(x: 0, y: 0))] + many + [.close]) == .tooLarge)
  }
}
