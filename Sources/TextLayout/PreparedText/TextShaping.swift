import FontEngine

/// The work of preparing a text: from styles to runs, glyphs and sums of advances.
struct TextShaping {
  let paragraph: Paragraph
  let catalog: FontCatalog
  var analysis: TextAnalysis
  /// The text with tabs as spaces, which is how they are shaped.
  var units: [UInt16]
  var places: [TextPlace]
  var runs: [GlyphRun] = []
  var missing: [Range<Int>] = []
  var advances: [Int64]
  var segments: [ScaleSegment] = []

  init(_ paragraph: Paragraph, analysis: TextAnalysis, catalog: FontCatalog) {
    self.paragraph = paragraph
    self.catalog = catalog
    self.analysis = analysis
    units = paragraph.units
    for place in units.indices where units[place] == 0x09 { units[place] = 0x20 }
    places = analysis.places
    advances = [Int64](repeating: 0, count: units.count + 1)
  }

  mutating func shapeAll() throws(FontError) {
    var filled = 0
    for styleRun in paragraph.styleRuns {
      let style = paragraph.styles[styleRun.style]
      let cascade = FontCascade(
        style.face, others: style.otherFaces, catalog: catalog, language: style.language)
      let shaper = try Shaper(language: style.language)
      let fontRuns = cascade.runs(of: units, in: styleRun.range, analysis: analysis, missing: &missing)
      for run in fontRuns {
        let glyphs = try shaper.glyphs(
          of: units, in: run.range, run: run, context: shapingContext(of: run.range, in: places))
        carry(from: filled, to: run.range.lowerBound)
        if run.isRightToLeft { addAdvances(of: glyphs.reversed(), run) } else { addAdvances(of: glyphs, run) }
        runs.append(GlyphRun(run: run, glyphs: glyphs))
        filled = run.range.upperBound
        extendSegments(to: filled, style: styleRun.style, unitsPerEm: run.face.advanceUnitsPerEm)
      }
    }
    carry(from: filled, to: units.count)
    if units.count > segments.last?.end ?? 0 {
      extendSegments(
        to: units.count, style: paragraph.styleRuns.last?.style ?? 0,
        unitsPerEm: segments.last?.unitsPerEm ?? paragraph.styles[0].face.advanceUnitsPerEm)
    }
  }

  /// Characters without glyphs are as wide as nothing.
  private mutating func carry(from start: Int, to end: Int) {
    for place in start..<max(start, end) { advances[place + 1] = advances[start] }
  }

  /// Sums the clusters' advances in the order of the text, and marks where breaking would change glyphs.
  ///
  /// `glyphs` come in the order of the text: a right-to-left run's, which stand in visual order, reversed.
  private mutating func addAdvances(of glyphs: some Sequence<Glyph>, _ run: FontRun) {
    let start = run.range.lowerBound
    var sum = advances[start]
    var place = start
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      if cluster > place { fill(to: cluster, from: &place, sum) }
      sum += Int64(glyph.advance)
      if glyph.isUnsafeToBreak, cluster > start { places[cluster].insert(.unsafeToBreak) }
    }
    fill(to: run.range.upperBound, from: &place, sum)
  }

  /// Places within a cluster have the sum behind it, and no glyph begins there.
  private mutating func fill(to end: Int, from place: inout Int, _ sum: Int64) {
    while place < end {
      place += 1
      advances[place] = sum
      if place < end { places[place].insert(.unsafeToBreak) }
    }
  }

  private mutating func extendSegments(to end: Int, style: Int, unitsPerEm: Int) {
    if let last = segments.last, last.style == style, last.unitsPerEm == unitsPerEm {
      segments[segments.count - 1].end = end
    } else {
      segments.append(
        ScaleSegment(start: segments.last?.end ?? 0, end: end, style: style, unitsPerEm: unitsPerEm))
    }
  }
}
