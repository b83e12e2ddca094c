import FontEngine

/// Prepares a text: from styles to runs, glyphs, and sums of advances.
struct TextShaping {
  let paragraph: Paragraph
  /// The styles of the paragraph with faces without a size.
  let unsizedStyles: [TextStyle]
  let catalog: FontCatalog
  let analysis: TextAnalysis
  var properties: [PositionProperties]
  var runs: [GlyphRun] = []
  var missing: [Range<Int>] = []
  var advances: [Int64]
  var trackedClusters: [Int32] = []
  var segments: [ScaleSegment] = []
  var hyphens: [Int32] = []
  private var units: [UInt16] { paragraph.units }

  /// The sizes that faces are set to, or `nil` for faces without a size.
  let pointSizes: PointSizes?
  /// The runs of the same text without a size, if sums express the effect of the sizes. Then nothing is shaped.
  var reusedRuns: [GlyphRun]?
  private var nextReused = 0
  /// The reasons why the faces in use depend on the size.
  private(set) var sizeDependence: SizeDependence
  /// The narrowest advance of a tracked cluster, in ems, or infinity if there is none.
  private(set) var narrowestTracked = Double.infinity

  init(
    _ paragraph: Paragraph, unsizedStyles: [TextStyle], analysis: TextAnalysis, catalog: FontCatalog,
    pointSizes: PointSizes?
  ) {
    self.paragraph = paragraph
    self.unsizedStyles = unsizedStyles
    self.pointSizes = pointSizes
    sizeDependence = paragraph.styles.reduce(into: []) { $0.formUnion($1.face.sizeDependence) }
    self.catalog = catalog
    self.analysis = analysis
    properties = analysis.properties
    advances = []
    if paragraph.styles.contains(where: { $0.tracking != 0 }) {
      trackedClusters = [Int32](repeating: 0, count: paragraph.units.count + 1)
    }
  }

  mutating func shapeAll(_ cancellation: Cancellation) throws(FontError) {
    try markHyphens(cancellation)
    removeBreaks()
    for style in paragraph.styles { try style.face.checkIntact() }
    advances = [Int64](repeating: 0, count: paragraph.units.count + 1)
    var attachment = 0
    for styleRun in paragraph.styleRuns {
      let style = paragraph.styles[styleRun.style]
      let cascade = FontCascade(
        style.face, others: style.otherFaces, catalog: catalog, language: style.language)
      let shaper = try Shaper(language: style.language)
      var start = styleRun.range.lowerBound
      while start < styleRun.range.upperBound {
        let object = nextObject(from: start, before: styleRun.range.upperBound, &attachment)
        try shape(start..<object.offset, styleRun.style, cascade, shaper, cancellation)
        if let content = object.content { append(content, at: object.offset, style: styleRun.style) }
        start = object.offset + 1
      }
    }
  }

  /// Returns the first tab or attachment in a range, or the end of the range without content.
  private func nextObject(
    from start: Int, before end: Int, _ attachment: inout Int
  ) -> (offset: Int, content: ScaleSegment.Content?) {
    let attachments = paragraph.attachments
    let limit = attachment < attachments.count ? min(end, attachments[attachment].offset) : end
    if let tab = units[start..<limit].firstIndex(of: 0x09) { return (tab, .tab) }
    guard limit < end else { return (end, nil) }
    attachment += 1
    return (limit, .attachment(attachment - 1))
  }

  private mutating func append(_ content: ScaleSegment.Content, at offset: Int, style: Int) {
    fillMissingWidths(from: offset, to: offset + 1)
    segments.append(ScaleSegment(start: offset, end: offset + 1, style: style, unitsPerEm: 1, content: content))
  }

  private mutating func shape(
    _ range: Range<Int>, _ style: Int, _ cascade: FontCascade, _ shaper: borrowing Shaper,
    _ cancellation: Cancellation
  ) throws(FontError) {
    guard !range.isEmpty else { return }
    var filled = range.lowerBound
    let features = paragraph.styles[style].shapedFeatures
    let reused = reusedRuns.map { takeReused($0, before: range.upperBound) }
    let fontRuns =
      if let reused {
        reused.map(\.run)
      } else {
        try cascade.runs(of: units, in: range, analysis: analysis, missing: &missing, cancellation: cancellation)
      }
    for (index, var run) in fontRuns.enumerated() {
      if reused != nil {
        run.face = try run.face.at(pointSize: pointSizes?[style] ?? 0)
      } else if run.face !== paragraph.styles[style].face, !run.face.sizeDependence.isEmpty {
        sizeDependence.formUnion(run.face.sizeDependence)
        if let pointSizes { run.face = try run.face.at(pointSize: pointSizes[style]) }
      }
      try run.face.checkIntact()
      run.features = features
      let glyphs =
        if let reused {
          run.face.sized(reused[index].glyphs, run)
        } else {
          try shaper.glyphs(
            of: units, in: run.range, run: run, context: shapingContext(of: run.range, in: properties),
            cancellation: cancellation)
        }
      fillMissingWidths(from: filled, to: run.range.lowerBound)
      if run.isRightToLeft {
        try addAdvances(of: glyphs.reversed(), run, cancellation)
      } else {
        try addAdvances(of: glyphs, run, cancellation)
      }
      runs.append(GlyphRun(run: run, glyphs: glyphs))
      filled = run.range.upperBound
      extendSegments(to: filled, style: style, unitsPerEm: run.face.advanceUnitsPerEm)
      try cancellation.check()
    }
    try cancellation.check()
    fillMissingWidths(from: filled, to: range.upperBound)
    closeSegments(at: range.upperBound, style: style)
  }

  /// Adds the scale segments, tracked clusters, and reasons to depend on the size of runs whose glyphs and sums are known.
  mutating func addSegments(_ cancellation: Cancellation) throws(FontError) {
    for style in paragraph.styles { try style.face.checkIntact() }
    var (attachment, next) = (0, 0)
    for styleRun in paragraph.styleRuns {
      try cancellation.check()
      var start = styleRun.range.lowerBound
      while start < styleRun.range.upperBound {
        let object = nextObject(from: start, before: styleRun.range.upperBound, &attachment)
        try addSegments(start..<object.offset, styleRun.style, &next)
        if let content = object.content { append(content, at: object.offset, style: styleRun.style) }
        start = object.offset + 1
      }
    }
  }

  private mutating func addSegments(_ range: Range<Int>, _ style: Int, _ next: inout Int) throws(FontError) {
    guard !range.isEmpty else { return }
    let own = paragraph.styles[style].face
    var filled = range.lowerBound
    while next < runs.count, runs[next].run.range.lowerBound < range.upperBound {
      let run = runs[next].run
      if run.face !== own {
        try run.face.checkIntact()
        sizeDependence.formUnion(run.face.sizeDependence)
      }
      if !trackedClusters.isEmpty {
        fillMissingWidths(from: filled, to: run.range.lowerBound)
        let glyphs = runs[next].glyphs
        if run.isRightToLeft { countTracked(glyphs.reversed(), run) } else { countTracked(glyphs, run) }
      }
      filled = run.range.upperBound
      extendSegments(to: filled, style: style, unitsPerEm: run.face.advanceUnitsPerEm)
      next += 1
    }
    if !trackedClusters.isEmpty { fillMissingWidths(from: filled, to: range.upperBound) }
    closeSegments(at: range.upperBound, style: style)
  }

  /// Extends the segments to the end of a range in a style.
  ///
  /// Characters without glyphs, such as line ends, belong to the preceding segment if that has the same style.
  private mutating func closeSegments(at end: Int, style: Int) {
    guard segments.last?.end ?? 0 < end else { return }
    let last = segments.last.flatMap { $0.style == style && $0.content == .glyphs ? $0.unitsPerEm : nil }
    extendSegments(
      to: end, style: style, unitsPerEm: last ?? paragraph.styles[style].face.advanceUnitsPerEm)
  }

  /// Returns the next reused runs up to an offset.
  private mutating func takeReused(_ runs: [GlyphRun], before end: Int) -> [GlyphRun] {
    let first = nextReused
    while nextReused < runs.count, runs[nextReused].run.range.lowerBound < end { nextReused += 1 }
    return Array(runs[first..<nextReused])
  }

  /// Marks breaks after soft hyphens, and breaks from a dictionary, as showing a hyphen; or removes breaks after soft
  /// hyphens.
  private mutating func markHyphens(_ cancellation: Cancellation) throws(FontError) {
    if case .automatic(let hyphenator) = paragraph.rules.hyphenation {
      for offset in try hyphenator.breaks(in: units, languages: paragraph.languages, cancellation: cancellation)
      where units[offset - 1] != Self.softHyphen && !properties[offset].contains(.lineBreak) {
        properties[offset].insert(.lineBreak)
        hyphens.append(Int32(offset))
      }
    }
    guard units.contains(Self.softHyphen) else { return }
    for offset in units.indices.dropFirst()
    where units[offset - 1] == Self.softHyphen && properties[offset].contains(.lineBreak) {
      if paragraph.rules.hyphenation == .none {
        properties[offset].remove(.lineBreak)
      } else if !properties[offset].contains(.hardBreak) {
        hyphens.append(Int32(offset))
      }
    }
    hyphens.sort()
  }

  /// Removes the breaks that the paragraph excludes.
  private mutating func removeBreaks() {
    let excluded = paragraph.unbrokenOffsets.filter { !properties[$0].contains(.hardBreak) }
    if excluded.isEmpty { return }
    for offset in excluded { properties[offset].remove(.lineBreak) }
    let set = Set(excluded)
    hyphens.removeAll { set.contains(Int($0)) }
  }

  /// The soft hyphen, U+00AD.
  static let softHyphen: UInt16 = 0xAD

  /// Gives characters without glyphs the width 0.
  private mutating func fillMissingWidths(from start: Int, to end: Int) {
    for offset in start..<max(start, end) {
      advances[offset + 1] = advances[start]
      if !trackedClusters.isEmpty { trackedClusters[offset + 1] = trackedClusters[start] }
    }
  }

  /// Adds up the advances of clusters in the order of the text, and marks where breaking would change glyphs.
  ///
  /// `glyphs` must be in the order of the text; those of a right-to-left run, which are in visual order, are reversed.
  private mutating func addAdvances(
    of glyphs: some Sequence<Glyph>, _ run: FontRun, _ cancellation: Cancellation
  ) throws(FontError) {
    let start = run.range.lowerBound
    if !trackedClusters.isEmpty { countTracked(glyphs, run) }
    // In variables of their own, since two mutable spans can't borrow from `self` at once, and each subscript of an array
    // would check anew that nothing shares it.
    var (ownAdvances, ownProperties) = ([Int64](), [PositionProperties]())
    swap(&ownAdvances, &advances)
    swap(&ownProperties, &properties)
    defer {
      swap(&ownAdvances, &advances)
      swap(&ownProperties, &properties)
    }
    var sums = ownAdvances.mutableSpan
    var marks = ownProperties.mutableSpan
    var sum = sums[start]
    var offset = start
    // Offsets within a cluster have the sum after it, and no glyph begins there.
    func fill(to end: Int, _ sums: inout MutableSpan<Int64>, _ marks: inout MutableSpan<PositionProperties>) {
      while offset < end {
        offset += 1
        sums[offset] = sum
        if offset < end { marks[offset].insert(.unsafeToBreak) }
      }
    }
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      if cluster & 0xFFFF == 0 { try cancellation.check() }
      fill(to: cluster, &sums, &marks)
      sum += Int64(glyph.advance)
      if glyph.isUnsafeToBreak, cluster > start { marks[cluster].insert(.unsafeToBreak) }
    }
    fill(to: run.range.upperBound, &sums, &marks)
  }

  /// Counts the clusters with a width, which tracking widens, unless the run's letters join.
  ///
  /// `glyphs` must be in the order of the text.
  private mutating func countTracked(_ glyphs: some Sequence<Glyph>, _ run: FontRun) {
    let unitsPerEm = Double(run.face.advanceUnitsPerEm)
    var offset = run.range.lowerBound
    var width: Int64 = 0
    var isTracked = false
    func close(at end: Int) {
      guard end > offset else { return }
      let count = trackedClusters[offset] + (isTracked ? 1 : 0)
      if isTracked { narrowestTracked = min(narrowestTracked, Double(width) / unitsPerEm) }
      for inside in offset + 1...end { trackedClusters[inside] = count }
      (offset, width, isTracked) = (end, 0, false)
    }
    for glyph in glyphs {
      close(at: Int(glyph.cluster))
      width += Int64(glyph.advance)
      isTracked = isTracked || (glyph.advance != 0 && !run.joinsLetters)
    }
    close(at: run.range.upperBound)
  }

  private mutating func extendSegments(to end: Int, style: Int, unitsPerEm: Int) {
    if let last = segments.last, last.style == style, last.unitsPerEm == unitsPerEm, last.content == .glyphs {
      segments[segments.count - 1].end = end
    } else {
      segments.append(
        ScaleSegment(start: segments.last?.end ?? 0, end: end, style: style, unitsPerEm: unitsPerEm))
    }
  }
}
