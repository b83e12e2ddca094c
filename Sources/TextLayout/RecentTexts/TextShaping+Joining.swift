import FontEngine

/// The results of analyzing and shaping the paragraphs of a text.
struct KnownParagraphs: Sendable {
  let analysis: TextAnalysis
  let properties: [PositionProperties]
  let advances: [Int64]
  let runs: [GlyphRun]
  let missing: [Range<Int>]
  let hyphens: [Int32]

  init(_ text: ShapedText) {
    (analysis, properties, advances, runs) = (text.analysis, text.properties, text.advances, text.runs)
    (missing, hyphens) = (text.missingClusters, text.hyphens)
  }

  init(_ shaping: TextShaping) {
    (analysis, properties, advances, runs) = (shaping.analysis, shaping.properties, shaping.advances, shaping.runs)
    (missing, hyphens) = (shaping.missing, shaping.hyphens)
  }
}

extension TextShaping {
  /// Returns a text whose paragraphs are mostly those of recent texts, or `nil` if most of it is new. The result is that of
  /// ``analysed(_:_:scripts:_:)``.
  static func joined(
    _ paragraph: Paragraph, _ catalog: FontCatalog, _ cancellation: Cancellation
  ) throws(FontError) -> TextShaping? {
    guard paragraph.units.count >= TextLimits.minimumRecentLength, let index = ParagraphIndex(paragraph.units) else {
      return nil
    }
    let recent = RecentTexts.of(catalog).texts(catalog.changes)
    return try joined(paragraph, index, recent, catalog, cancellation)?.shaping
  }

  /// Returns the same, and the number of the recent text that most of it is from.
  static func joined(
    _ paragraph: Paragraph, _ index: ParagraphIndex, _ recent: [RecentTexts.Text], _ catalog: FontCatalog,
    _ cancellation: Cancellation
  ) throws(FontError) -> (shaping: TextShaping, main: Int)? {
    let candidates = recent.compactMap { text in
      text.paragraph.hasSameRules(as: paragraph) ? text.shaped.map { (text, $0) } : nil
    }
    // Scripts take a pass through the text, so whether there is anything to take over is found without them. Each new part
    // looks at all styles.
    guard !candidates.isEmpty, let parts = PartFinder(paragraph, index, in: candidates.map(\.0)).parts(),
      parts.count * paragraph.styles.count <= paragraph.units.count
    else { return nil }
    let scripts = try TextAnalysis.scripts(of: paragraph.units, cancellation: cancellation)
    let finder = PartFinder(
      paragraph, index, in: candidates.map(\.0), scripts: scripts, of: candidates.map(\.1.analysis.scripts))
    guard let parts = finder.parts(), let main = parts.mainSource else { return nil }
    guard parts.count * paragraph.styles.count <= paragraph.units.count else { return nil }
    var joined = JoinedParagraphs(paragraph, scripts)
    for part in parts {
      try cancellation.check()
      if let source = part.source {
        let (text, known) = candidates[source]
        joined.append(known, part.sourceRange, isComposed: text.isComposed)
      } else {
        let own = try analysed(
          paragraph.paragraphs(part.range), catalog, scripts: scripts.part(part.range), cancellation)
        joined.append(KnownParagraphs(own), 0..<part.range.count, isComposed: false)
      }
    }
    do {
      return (try joined.shaping(paragraph, catalog, cancellation), candidates[main].0.number)
    } catch {
      // A face of theirs was damaged when memory ran out. It is opened again if all of the text is prepared anew.
      if error.reason == .resourceExhausted { return nil }
      throw error
    }
  }
}

/// A text that is joined from paragraphs.
private struct JoinedParagraphs {
  private var analysis: JoinedAnalysis
  private var properties: [PositionProperties] = []
  private var end: PositionProperties = .grapheme
  private var advances: [Int64] = [0]
  private var runs: [GlyphRun] = []
  private var missing: [Range<Int>] = []
  private var hyphens: [Int32] = []

  init(_ paragraph: Paragraph, _ scripts: [ScriptRun]) {
    let length = paragraph.units.count
    analysis = JoinedAnalysis(length: length, scripts: scripts)
    properties.reserveCapacity(length + 1)
    advances.reserveCapacity(length + 1)
  }

  mutating func append(_ known: KnownParagraphs, _ range: Range<Int>, isComposed: Bool) {
    let start = properties.count
    let shift = start - range.lowerBound
    analysis.append(known.analysis, range, isShaped: isComposed)
    properties.append(contentsOf: known.properties[range])
    properties.setParagraphStart(at: start)
    end = known.properties[range.upperBound]
    appendSums(known.advances, range)
    let first = known.runs.indices.partitioningIndex { known.runs[$0].run.range.lowerBound >= range.lowerBound }
    for run in known.runs[first...] {
      if run.run.range.lowerBound >= range.upperBound { break }
      runs.append(run.moved(by: shift))
    }
    let cluster = known.missing.indices.partitioningIndex { known.missing[$0].lowerBound >= range.lowerBound }
    for own in known.missing[cluster...] {
      if own.lowerBound >= range.upperBound { break }
      missing.append(own.lowerBound + shift..<own.upperBound + shift)
    }
    let hyphen = known.hyphens.indices.partitioningIndex { Int(known.hyphens[$0]) > range.lowerBound }
    for offset in known.hyphens[hyphen...] {
      if Int(offset) >= range.upperBound { break }
      hyphens.append(offset &+ Int32(truncatingIfNeeded: shift))
    }
  }

  private mutating func appendSums(_ known: [Int64], _ range: Range<Int>) {
    let own = known[range.lowerBound + 1...range.upperBound]
    let shift = (advances.last ?? 0) - known[range.lowerBound]
    if shift == 0 {
      advances.append(contentsOf: own)
    } else {
      advances.append(contentsOf: own.lazy.map { $0 &+ shift })
    }
  }

  consuming func shaping(
    _ paragraph: Paragraph, _ catalog: FontCatalog, _ cancellation: Cancellation
  ) throws(FontError) -> TextShaping {
    let endsParagraph = paragraph.units.last.map(TextParagraphs.isEnd) ?? false
    properties.append(end.textEnd(afterParagraphEnd: endsParagraph))
    var shaping = TextShaping(
      paragraph, unsizedStyles: paragraph.styles, analysis: analysis.analysis(endsInParagraphEnd: endsParagraph),
      catalog: catalog, pointSizes: nil)
    shaping.properties = properties
    shaping.advances = advances
    shaping.runs = runs
    shaping.missing = missing
    shaping.hyphens = hyphens
    try shaping.addSegments(cancellation)
    return shaping
  }
}

extension GlyphRun {
  /// Returns the run and its glyphs at another offset of a text.
  fileprivate func moved(by shift: Int) -> GlyphRun {
    if shift == 0 { return self }
    var own = run
    own.range = run.range.lowerBound + shift..<run.range.upperBound + shift
    let shift = Int32(truncatingIfNeeded: shift)
    return GlyphRun(
      run: own,
      glyphs: glyphs.map { glyph in
        var moved = glyph
        moved.cluster &+= shift
        return moved
      })
  }
}

extension [TextPart] {
  /// The other text that the largest share of the text is from, or `nil` if all of it is new.
  var mainSource: Int? {
    var shares: [Int: Int] = [:]
    for part in self { if let source = part.source { shares[source, default: 0] += part.range.count } }
    return shares.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
