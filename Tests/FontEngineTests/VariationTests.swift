import FontEngine
import Foundation
import Testing

/// Expected numbers come from `Fixtures/variable.json`, which fontTools' instancer wrote (`Fixtures/make-boxes.py`).
@Suite struct VariationTests {
  struct Record: Decodable {
    struct Instance: Decodable {
      let wght: Double
      let opsz: Double
      let ascender: Double
      let xHeight: Double
      let capHeight: Double
      let underlineThickness: Double
      let strikethroughPosition: Double
      let advances: [String: Double]
      let bounds: [String: [Double]]
    }
    let places: [Instance]
  }

  @Test("advances, ink, and vertical metrics follow HVAR, gvar, and MVAR as computed by fontTools' instancer")
  func axisCoordinates() throws {
    let record = try JSONDecoder().decode(Record.self, from: Data(Fixtures.bytes("variable.json")))
    let face = try Fixtures.face("variable.ttf")
    #expect(record.places.count == 9)
    for instance in record.places {
      let varied = try face.varied([VariationSetting("opsz", instance.opsz), VariationSetting("wght", instance.wght)])
      // The instancer rounds to whole units, and HarfBuzz does not: half a unit, and 1/64 for the coordinates' 2.14
      // format.
      func expect(_ value: Double, _ recorded: Double) { #expect(abs(value - recorded) <= 0.5 + 1.0 / 64) }
      expect(varied.metrics.ascender, instance.ascender)
      expect(varied.metrics.xHeight, instance.xHeight)
      expect(varied.metrics.capHeight, instance.capHeight)
      expect(varied.metrics.underlineThickness, instance.underlineThickness)
      expect(varied.metrics.strikethroughPosition, instance.strikethroughPosition)
      #expect(varied.weightClass == Int(instance.wght))
      for (letter, advance) in instance.advances {
        expect(varied.advances(of: try varied.glyphs(letter))[0], advance)
      }
      for (letter, edges) in instance.bounds {
        let bounds = varied.bounds(of: try varied.glyphs(letter))[0]
        for (value, recorded) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], edges) {
          // HarfBuzz rounds ink outward, and fontTools to the nearest unit.
          #expect(abs(value - recorded) <= 1)
        }
      }
    }
  }

  @Test("named instances have names, PostScript names, and coordinates")
  func instances() throws {
    let face = try Fixtures.face("variable.ttf")
    #expect(face.namedInstances.map(\.name) == ["Thin", "Regular", "Bold", "Black Display", "Semi Bold"])
    #expect(
      face.namedInstances.map(\.postScriptName) == [
        "GalleyBoxes-Thin", "GalleyBoxes-Regular", "GalleyBoxes-Bold", "GalleyBoxes-BlackDisplay",
        "GalleyBoxes-SemiBold",
      ])
    #expect(face.namedInstances[3].coordinates == [VariationSetting("wght", 900), VariationSetting("opsz", 72)])
    #expect(try BundledFaces.face(BundledFaces.inter).namedInstances.isEmpty)
  }

  @Test("an instance can be opened by number or name, and has its own names")
  func openingInstances() throws {
    let face = try Fixtures.face("variable.ttf")
    let bold = try face.instance(2)
    #expect(bold.names.fullName == "Galley Boxes Bold")
    #expect(bold.names.postScriptName == "GalleyBoxes-Bold")
    #expect(bold.names.family == "Galley Boxes")
    #expect(bold.traits == .bold)
    #expect(try face.instance(named: "galleyboxes-bold") == bold)
    #expect(try face.instance(named: "Bold") == bold)
    #expect(try bold.instance(1).names.style == "Regular")
    #expect(reason { () throws(FontError) in _ = try face.instance(5) } == .noSuchFace)
    #expect(reason { () throws(FontError) in _ = try face.instance(-1) } == .noSuchFace)
    #expect(reason { () throws(FontError) in _ = try face.instance(named: "Heavy") } == .noSuchFace)
  }

  @Test("values out of range are clamped, and NaN and unknown axes are rejected")
  func values() throws {
    let face = try Fixtures.face("variable.ttf")
    #expect(try face.varied([VariationSetting("wght", 5000)]) == face.varied([VariationSetting("wght", 900)]))
    #expect(try face.varied([VariationSetting("wght", -1)]).variations == [VariationSetting("wght", 100)])
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(
        reason { () throws(FontError) in _ = try face.varied([VariationSetting("wght", value)]) } == .invalidAxisValue)
    }
    #expect(reason { () throws(FontError) in _ = try face.varied([VariationSetting("XXXX", 1)]) } == .noSuchAxis)
    let path = try Fixtures.path("variable.ttf")
    #expect(
      reason { () throws(FontError) in
        _ = try FontFace(path: path, variations: [VariationSetting("wdth", 1)])
      } == .noSuchAxis)
    // The last of two settings prevails, and their order does not matter otherwise.
    let settings = [VariationSetting("opsz", 20), VariationSetting("wght", 300), VariationSetting("opsz", 30)]
    #expect(try face.varied(settings).variations == [VariationSetting("wght", 300), VariationSetting("opsz", 30)])
  }

  @Test("a face with damaged variation tables can be measured or is rejected")
  func damaged() throws {
    let whole = try Fixtures.bytes("variable.ttf")
    for offset in 0..<whole.count {
      var bytes = whole
      bytes[offset] ^= 0xFF
      guard let face = try? FontFace(bytes: bytes, source: "damaged") else { continue }
      let settings = face.axes.map { VariationSetting($0.tag, $0.maximum) }
      let varied = try face.varied(settings).at(pointSize: 31)
      #expect(varied.metrics.ascender > varied.metrics.descender)
      #expect(varied.advances(of: 0..<UInt32(min(varied.glyphCount, 16))).allSatisfy { $0.isFinite && $0 >= 0 })
      #expect(varied.bounds(of: 0..<16).allSatisfy { $0.width.isFinite && $0.height.isFinite })
    }
  }
}
