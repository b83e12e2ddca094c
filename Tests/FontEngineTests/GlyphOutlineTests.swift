import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontEngine

/// Expected numbers come from `Fixtures/outlines.json`, which fontTools' pens wrote (`Fixtures/make-curves.py`).
@Suite struct GlyphOutlineTests {
  struct Record: Decodable {
    struct Sums: Decodable {
      let drawn: Int
      let quadratic: Int
      let cubic: Int
      let area: Double
      let edges: Double
    }
    struct Varied: Decodable {
      let weight: Double
      let glyph: UInt32
      let area: Double
      let bounds: [Double]?
      let curves: Int
    }
    let fonts: [String: Sums]
    let variable: [String: [Varied]]
  }

  private static func record() throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(Fixtures.bytes("outlines.json")))
  }

  @Test("the outlines of all glyphs of the bundled fonts have the areas, bounds, and curves that fontTools finds")
  func bundled() throws {
    let fonts = try Self.record().fonts
    #expect(fonts.count == 41)
    for (file, sums) in Rounds.some(of: fonts.sorted { $0.key < $1.key }, quick: 12) {
      let face = try BundledFaces.face(file)
      var (drawn, quadratic, cubic, area, edges) = (0, 0, 0, 0.0, 0.0)
      for glyph in 0..<UInt32(face.glyphCount) {
        let outline = face.outline(of: glyph)
        if outline.isEmpty { continue }
        let (measured, bounds) = (OutlineMeasures(outline), outline.bounds)
        let factor = Int(glyph % 97) + 1
        drawn += 1
        quadratic += factor * measured.quadratics
        cubic += factor * measured.cubics
        area += Double(factor) * measured.area
        edges +=
          Double(factor) * (bounds.minX + 2 * bounds.minY + 3 * bounds.maxX + 4 * bounds.maxY)
      }
      #expect(drawn == sums.drawn, "\(file)")
      #expect(quadratic == sums.quadratic, "\(file)")
      #expect(cubic == sums.cubic, "\(file)")
      // HarfBuzz computes in floats of 24 bits.
      #expect(abs(area - sums.area) <= 1e-7 * abs(sums.area), "\(file): \(area) and \(sums.area)")
      #expect(abs(edges - sums.edges) <= 1e-7 * abs(sums.edges), "\(file): \(edges) and \(sums.edges)")
    }
  }

  @Test("the outlines of variable fonts follow gvar and CFF2", arguments: ["curves.ttf", "curves.otf"])
  func varied(file: String) throws {
    let face = try Fixtures.face(file)
    let instances = try #require(Self.record().variable[file])
    #expect(instances.count == 21)
    for instance in instances {
      let outline = try face.varied([VariationSetting("wght", instance.weight)]).outline(of: instance.glyph)
      let measured = OutlineMeasures(outline)
      #expect(measured.quadratics + measured.cubics == instance.curves)
      guard let bounds = instance.bounds else {
        #expect(outline.isEmpty)
        continue
      }
      let found = outline.bounds
      for (edge, expected) in zip([found.minX, found.minY, found.maxX, found.maxY], bounds) {
        #expect(abs(edge - expected) < 0.01, "\(instance)")
      }
      #expect(abs(measured.area - instance.area) < 1e-4 * abs(instance.area), "\(instance)")
    }
  }

  @Test("contours begin with a move and end with a close, and have the points of the font")
  func elements() throws {
    // Fixtures/make-curves.py draws d as two boxes, and b without any point on the curve.
    let face = try Fixtures.face("curves.ttf")
    func point(_ x: Double, _ y: Double) -> GlyphOutline.Point { GlyphOutline.Point(x: x, y: y) }
    #expect(
      face.outline(of: try face.glyphs("d")[0]).elements == [
        .move(point(0, 0)), .line(point(0, 600)), .line(point(600, 600)), .line(point(600, 0)), .line(point(0, 0)),
        .close, .move(point(100, 100)), .line(point(500, 100)), .line(point(500, 500)), .line(point(100, 500)),
        .line(point(100, 100)), .close,
      ])
    // Without a point on the curve, a contour may begin between any two: HarfBuzz 14.3 begins elsewhere than older versions.
    let ring: [GlyphOutline.Element] = [
      .quadratic(point(0, 500), point(250, 500)), .quadratic(point(500, 500), point(500, 250)),
      .quadratic(point(500, 0), point(250, 0)), .quadratic(point(0, 0), point(0, 250)),
    ]
    let starts = [point(0, 250), point(250, 500), point(500, 250), point(250, 0)]
    let contours = starts.indices.map { (start) -> [GlyphOutline.Element] in
      [.move(starts[start])] + Array(ring[start...]) + Array(ring[..<start]) + [.close]
    }
    #expect(contours.contains(face.outline(of: try face.glyphs("b")[0]).elements))
    #expect(face.outline(of: try face.glyphs(" ")[0]) == .empty)
    #expect(face.outline(of: UInt32(face.glyphCount)) == .empty)
    #expect(face.outline(of: .max) == .empty)
  }

  @Test("the outlines of a Type 1 font are those of the OpenType font that it was made from")
  func type1() throws {
    let original = try BundledFaces.face(BundledFaces.pagella)
    let face = try Fixtures.face("letters.pfb")
    let synthesis = FontSynthesis(slant: 0.25, weight: 0.05)
    for (synthesis, overrides) in [
      (.none, MetricOverrides()), (synthesis, MetricOverrides()), (synthesis, MetricOverrides(sizeAdjust: 0.5)),
    ] {
      let original = try original.synthesized(synthesis).overridingMetrics(overrides)
      let face = try face.synthesized(synthesis).overridingMetrics(overrides)
      for (ours, theirs) in zip(try face.glyphs(" AHflxé"), try original.glyphs(" AHflxé")) {
        let (ours, theirs) = (face.outline(of: ours), original.outline(of: theirs))
        #expect(ours.strokeWidth == theirs.strokeWidth)
        let (mine, other) = (OutlineMeasures(ours), OutlineMeasures(theirs))
        #expect(mine.cubics == other.cubics)
        #expect(abs(mine.area - other.area) <= 1e-6 * abs(other.area))
        #expect(ours.bounds.rounded == theirs.bounds.rounded)
      }
    }
  }

  @Test("a synthesized slant moves points, a weight is a stroke, and size-adjust scales both")
  func synthesis() throws {
    let face = try Fixtures.face("curves.ttf").synthesized(FontSynthesis(slant: 0.25, weight: 0.04))
    let outline = face.outline(of: try face.glyphs("d")[0])
    // The top of the box is at 600: 0.25 x 600 = 150. The stroke: 0.04 x 1000.
    #expect(outline.elements[1] == .line(GlyphOutline.Point(x: 150, y: 600)))
    #expect(outline.strokeWidth == 40)
    let half = try face.overridingMetrics(MetricOverrides(sizeAdjust: 0.5)).outline(of: try face.glyphs("d")[0])
    #expect(half.elements[1] == .line(GlyphOutline.Point(x: 75, y: 300)))
    #expect(half.strokeWidth == 20)
    // Half of the stroke is outside of the box from 0 to 600, whose top is moved to the right by 150.
    #expect(outline.bounds == GlyphBounds(minX: -20, minY: -20, maxX: 770, maxY: 620))
    #expect(face.outline(of: try face.glyphs(" ")[0]).strokeWidth == 0)
  }

  @Test("a glyph with too many components or points has an empty outline, and the others are drawn")
  func limits() throws {
    for attack in [AttackFont.staticFanOut, .staticPoints] {
      let face = try FontFace(bytes: attack.file(from: Fixtures.bytes("variable.ttf")), source: "\(attack)")
      #expect(face.outline(of: 2) == .empty)
      #expect(!face.outline(of: UInt32(face.glyphCount) - 2).isEmpty)
    }
  }

  @Test("builders clamp coordinates and refuse more elements than allowed")
  func builder() {
    var builder = OutlineBuilder(unit: 1)
    #expect(builder.point(.nan, .infinity) == GlyphOutline.Point(x: 0, y: 1_048_576))
    #expect(builder.point(-.infinity, -3) == GlyphOutline.Point(x: -1_048_576, y: -3))
    for _ in 0..<FontLimits.maximumOutlineElements { builder.append(.close) }
    #expect(builder.elements.count == 65_536)
    builder.append(.close)
    builder.append(.close)
    #expect(builder.elements.isEmpty)
  }
}
