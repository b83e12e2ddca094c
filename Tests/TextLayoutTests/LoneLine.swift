import FontEngine
import TextLayout

extension PreparedText {
  /// The width of a stretch of the text shaped from nothing, as if there were no other text: run by run, added up in whole
  /// units as long as the scale stays. This is the measure that lines are held against.
  func widthAlone(_ content: Range<Int>, pointSize: Double) throws -> Double {
    var sum = 0.0
    var units: Int64 = 0
    var unitsPerEm = 1.0
    let shaped = paragraph.units.map { $0 == 0x09 ? 0x20 : $0 }
    for glyphRun in runs where glyphRun.run.range.overlaps(content) {
      let range = glyphRun.run.range.clamped(to: content)
      let glyphs = try Shaper().glyphs(of: shaped, in: range, run: glyphRun.run, context: content)
      let own = Double(glyphRun.run.face.advanceUnitsPerEm)
      if own != unitsPerEm {
        sum += Double(units) * pointSize / unitsPerEm
        units = 0
        unitsPerEm = own
      }
      units += glyphs.reduce(0) { $0 + Int64($1.advance) }
    }
    return sum + Double(units) * pointSize / unitsPerEm
  }
}
