import FontEngine
import Testing
import TextLayout

/// Exactness: whatever the edges, a line is as wide as its own text, shaped from nothing.
@Suite struct LineWidthTests {
  /// The widths to lay out at, in points: 60 to 600 in steps of 0.5.
  static let widths = stride(from: 60.0, through: 600.0, by: 0.5)

  @Test("every line is exactly as wide as shaping it alone", arguments: Samples.faceFiles)
  func lineAlone(file: String) throws {
    for (name, sample) in Samples.texts {
      let text = try Samples.prepare(sample, file)
      var alone: [Range<Int>: Double] = [:]
      for width in Self.widths {
        for line in try text.lines(width: width, pointSize: 17) {
          let expected = try alone[line.contentRange] ?? shapedAlone(line, of: text, pointSize: 17)
          alone[line.contentRange] = expected
          #expect(line.width == expected, "\(name) \(line.contentRange) at \(width)")
        }
      }
    }
  }

  /// Shapes the line's part of every run as if there were no other text, and adds the advances run by run.
  private func shapedAlone(_ line: TextLine, of text: PreparedText, pointSize: Double) throws -> Double {
    var sum = 0.0
    var units: Int64 = 0
    var scale = 0.0
    for glyphRun in text.runs where glyphRun.run.range.overlaps(line.contentRange) {
      let range = glyphRun.run.range.clamped(to: line.contentRange)
      let glyphs = try Shaper().glyphs(
        of: text.paragraph.units, in: range, run: glyphRun.run, context: line.contentRange)
      let own = pointSize / Double(glyphRun.run.face.advanceUnitsPerEm)
      if own != scale {
        sum += Double(units) * scale
        units = 0
        scale = own
      }
      units += glyphs.reduce(0) { $0 + Int64($1.advance) }
    }
    return sum + Double(units) * scale
  }
}
