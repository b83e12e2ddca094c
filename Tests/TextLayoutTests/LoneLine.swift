import FontEngine
import TextLayout
import TextSupport

extension PreparedText {
  /// Returns the width of part of the text shaped from scratch: run by run, summed in integers while the scale stays
  /// the same.
  ///
  /// Lines are compared with this width.
  ///
  /// With `joins`, letters keep the forms that they have next to their neighbors in the text (CSS Text 3, 7.3), which
  /// matters only where a word breaks. Without it, there is no other text.
  func widthAlone(_ content: Range<Int>, pointSize: Double, joins: Bool = true) throws -> Double {
    var sum = 0.0
    var start = content.lowerBound
    for tab in content where paragraph.units[tab] == 0x09 {
      try add(start..<tab, of: content, to: &sum, pointSize: pointSize, joins: joins)
      // The default tab stops: every 28 points.
      sum = ((sum / 28).rounded(.down) + 1) * 28
      start = tab + 1
    }
    try add(start..<content.upperBound, of: content, to: &sum, pointSize: pointSize, joins: joins)
    return sum
  }

  /// Returns the same for a line, with the hyphen that it shows.
  func widthAlone(_ line: TextLine, pointSize: Double) throws -> Double {
    let content = try widthAlone(line.contentRange, pointSize: pointSize)
    return line.showsHyphen ? try content + hyphenAlone(pointSize: pointSize) : content
  }

  /// Returns the width of a hyphen in the text's first style.
  func hyphenAlone(pointSize: Double) throws -> Double {
    let face = paragraph.styles[0].face
    let hyphen = try PreparedText(Paragraph("\u{2010}", style: TextStyle(face: face)), catalog: Samples.catalog)
    return try hyphen.widthAlone(0..<1, pointSize: pointSize)
  }

  /// Adds the advances of part of the text without tabs.
  private func add(
    _ part: Range<Int>, of content: Range<Int>, to sum: inout Double, pointSize: Double, joins: Bool
  ) throws {
    var units: Int64 = 0
    var unitsPerEm = 1.0
    for glyphRun in try runs() where glyphRun.run.range.overlaps(part) {
      let range = glyphRun.run.range.clamped(to: part)
      var run = glyphRun.run
      run.face = try run.face.at(pointSize: pointSize)
      let glyphs = try Shaper().glyphs(
        of: paragraph.units, in: range, run: run, context: joins ? try shapingContext(of: range) : content)
      let own = Double(run.face.advanceUnitsPerEm)
      if own != unitsPerEm {
        sum += Double(units) * pointSize / unitsPerEm
        units = 0
        unitsPerEm = own
      }
      units += glyphs.reduce(0) { $0 + Int64($1.advance) }
    }
    sum += Double(units) * pointSize / unitsPerEm
  }

  /// Eight code units on either side, up to the line breaks: HarfBuzz looks at five characters.
  private func shapingContext(of range: Range<Int>) throws -> Range<Int> {
    let properties = try properties()
    let before = (max(0, range.lowerBound - 8)..<range.lowerBound).last { properties[$0 + 1].contains(.hardBreak) }
    let after = (range.upperBound..<min(length, range.upperBound + 8)).first { properties[$0].contains(.hardBreak) }
    return (before.map { $0 + 1 } ?? max(0, range.lowerBound - 8))..<(after ?? min(length, range.upperBound + 8))
  }
}

extension PreparedText {
  /// Returns the glyphs of part of one run, shaped from scratch next to its neighbors in the text.
  func glyphsAlone(_ range: Range<Int>, run: FontRun) throws -> [Glyph] {
    let shaped = paragraph.units.map { $0 == 0x09 ? 0x20 : $0 }
    return try Shaper().glyphs(of: shaped, in: range, run: run, context: try shapingContext(of: range))
  }
}
