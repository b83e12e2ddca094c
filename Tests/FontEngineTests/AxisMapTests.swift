import BundledFonts
import Foundation
import Testing

@testable import FontEngine

/// Normalized coordinates on axes. The expected ones are fontTools 4.38's: `normalizeValue` and `piecewiseLinearMap`,
/// each rounded.
@Suite struct AxisMapTests {
  private static func coordinates(of values: [Double], _ path: String, _ tag: OpenTypeTag) throws -> [Int] {
    let face = try FontFace(path: path).harfBuzz.shared
    let index = try #require(face.axes.firstIndex { $0.tag == tag })
    let map = AxisMap(reading: face.tables["avar"], axis: index)
    return values.map { map.normalizedCoordinate(of: $0, on: face.axes[index]) }
  }

  @Test("a table moves the coordinates between the ends, and values beyond the ends are at the ends")
  func moved() throws {
    let sizes = [10, 17, 17.5, 18.25, 19, 20, 21.7, 23, 24.9, 26, 27.99, 28, 60]
    let coordinates = try Self.coordinates(of: sizes, BundledFonts.path(BundledFaces.galleySans), "opsz")
    #expect(coordinates == [0, 0, 156, 615, 1524, 3506, 8178, 11436, 14511, 14729, 16381, 16384, 16384])
  }

  @Test("without a table, coordinates below and above the default are proportional")
  func proportional() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Fonts/InterVariable/Inter-roman.var.ttf").path
    let weights: [Double] = [50, 100, 150, 250, 300, 399, 400, 410, 500, 555, 600, 725, 900, 1000]
    let expected = [-16384, -16384, -13653, -8192, -5461, -55, 0, 328, 3277, 5079, 6554, 10650, 16384, 16384]
    #expect(try Self.coordinates(of: weights, path, "wght") == expected)
  }

  @Test("a table that ends early has the points that are there, and one for fewer axes none")
  func damaged() {
    let axis = VariationAxis(tag: "wght", minimum: 0, defaultValue: 0, maximum: 1)
    // Version 1.0, one axis, three points: 0 to 0, 0.5 to 0.25, and an end that is missing.
    let bytes: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0x20, 0, 0x10, 0, 0x40]
    let table = FontData(FontBytes(bytes), range: bytes.indices)
    #expect(AxisMap(reading: table, axis: 0).normalizedCoordinate(of: 0.25, on: axis) == 2048)
    #expect(AxisMap(reading: table, axis: 0).normalizedCoordinate(of: 1, on: axis) == 12288)
    #expect(AxisMap(reading: table, axis: 1).normalizedCoordinate(of: 0.25, on: axis) == 4096)
  }
}
