import FontEngine
import TestSupport
import Testing

@Suite struct SizeDependenceTests {
  @Test(
    "tables that make a face depend on its size are found",
    arguments: [
      ("variable.ttf", SizeDependence.opticalSize), ("trak.ttf", .tracking), ("devices.ttf", .deviceTables),
      ("strike.ttf", .bitmapStrikes), ("baselines.ttf", SizeDependence()),
    ])
  func reasons(file: String, expected: SizeDependence) throws {
    #expect(try Fixtures.face(file).sizeDependence == expected)
  }

  @Test(
    "the bundled faces do not depend on their size",
    arguments: [BundledFaces.pagella, BundledFaces.inter, BundledFaces.dejaVu])
  func none(file: String) throws {
    let face = try BundledFaces.face(file)
    #expect(face.sizeDependence.isEmpty)
    #expect(try face.at(pointSize: 17) === face)
  }

  @Test("the optical size follows the point size within its axis, unless it is set")
  func opticalSize() throws {
    let face = try Fixtures.face("variable.ttf")
    #expect(try face.at(pointSize: 72).pointSize == 72)
    // Fixtures/make-boxes.py: the space is 250 wide at 12, less 47/2 rounded down at 72: 227 (-23); 266 at 8.
    #expect(try [4, 8, 12, 72, 100].map { try face.at(pointSize: $0).width(of: " ") } == [266, 266, 250, 226, 226])
    let set = try face.varied([VariationSetting("opsz", 12)])
    #expect(set.sizeDependence.isEmpty)
    #expect(try set.at(pointSize: 72) === set)
  }

  @Test("a tracking table spaces letters by size")
  func tracking() throws {
    let face = try Fixtures.face("trak.ttf")
    // 600 + 480, and per letter 30 at 10 points, -20 at 40, and by interpolation 5 at 25.
    #expect(try [10, 25, 40].map { size in try face.at(pointSize: size).width(of: "Hx") } == [1140, 1090, 1040])
  }

  @Test("device tables move glyphs by pixels, only at their sizes")
  func devices() throws {
    let face = try Fixtures.face("devices.ttf")
    // H 600 and x 480 with -20 between them. One pixel is 1000/11 units at 11 and 1000/12 at 12, of which
    // HarfBuzz takes the whole: 90 and 83.
    let widths = try [10, 11, 12, 13].map { size in try face.at(pointSize: size).width(of: "Hx").rounded() }
    #expect(widths == [1060, 970, 977, 1060])
  }

  @Test(
    "a table that repeats its records counts as having device tables, and none is read after the first device table",
    arguments: [AttackFont.anchors, .device])
  func repeatedRecords(attack: AttackFont) throws {
    let file = attack.file(from: try Fixtures.bytes("variable.ttf"))
    let face = try FontFace(bytes: file, source: "\(attack)")
    // Of 40 million records, 340,000 are read, which takes 0.2 s, and 1.5 s under the thread sanitizer.
    var dependence = SizeDependence()
    let time = ThreadTime.of { dependence = face.sizeDependence }
    #expect(dependence.contains(.deviceTables))
    #expect(time < 5)
  }

  @Test("the same size returns the same object, and an equal one after many other sizes")
  func cache() throws {
    let face = try Fixtures.face("variable.ttf")
    let sized = try face.at(pointSize: 20)
    #expect(try face.at(pointSize: 20) === sized)
    #expect(try sized.at(pointSize: 20) === sized)
    #expect(sized != face)
    for size in 100..<(100 + 2 * FontLimits.maximumSizesPerFace) { _ = try face.at(pointSize: Double(size)) }
    #expect(try face.at(pointSize: 20) == sized)
  }

  @Test("an invalid size changes nothing", arguments: [0, -1, Double.nan, .infinity])
  func noSize(size: Double) throws {
    let face = try Fixtures.face("variable.ttf")
    #expect(try face.at(pointSize: size) === face)
  }
}
