/// The analysis of a text, joined from those of its paragraphs.
package struct JoinedAnalysis {
  private var properties: [PositionProperties] = []
  private var levels: [UInt8] = []
  private var isBaseRightToLeft: [Bool] = []
  private var end: PositionProperties = .grapheme
  private let scripts: [ScriptRun]
  private let length: Int

  /// Begins the analysis of a text of a length, whose scripts are known.
  package init(length: Int, scripts: [ScriptRun]) {
    self.length = length
    self.scripts = scripts
    properties.reserveCapacity(length + 1)
  }

  /// Appends consecutive paragraphs of an analyzed text. If the properties are those of shaped text, offsets that are
  /// unsafe to break are marked in them.
  package mutating func append(_ analysis: TextAnalysis, _ range: Range<Int>, isShaped: Bool) {
    let start = properties.count
    if isShaped {
      properties.append(contentsOf: analysis.properties[range].lazy.map { $0.subtracting(.unsafeToBreak) })
    } else {
      properties.append(contentsOf: analysis.properties[range])
    }
    properties.setParagraphStart(at: start)
    end = analysis.properties[range.upperBound]
    guard !analysis.isLeftToRight else {
      if !levels.isEmpty { fill(to: start + range.count) }
      return
    }
    fill(to: start)
    levels.append(contentsOf: analysis.bidi.levels[range])
    isBaseRightToLeft.append(contentsOf: analysis.bidi.isBaseRightToLeft[range])
  }

  /// Gives the code units up to an offset the level 0 in a paragraph from left to right.
  private mutating func fill(to end: Int) {
    if levels.isEmpty {
      levels.reserveCapacity(length)
      isBaseRightToLeft.reserveCapacity(length)
    }
    levels.append(contentsOf: repeatElement(0, count: end - levels.count))
    isBaseRightToLeft.append(contentsOf: repeatElement(false, count: end - isBaseRightToLeft.count))
  }

  /// Returns the analysis. All paragraphs must have been appended.
  package consuming func analysis(endsInParagraphEnd: Bool) -> TextAnalysis {
    properties.append(end.textEnd(afterParagraphEnd: endsInParagraphEnd))
    return TextAnalysis(properties, BidiLevels(levels: levels, isBaseRightToLeft: isBaseRightToLeft), scripts)
  }
}

extension [PositionProperties] {
  /// Sets the break before a paragraph, which depends only on whether the paragraph is the first.
  package mutating func setParagraphStart(at offset: Int) {
    if offset == 0 {
      self[0].subtract([.lineBreak, .hardBreak])
    } else {
      self[offset].formUnion([.lineBreak, .hardBreak])
    }
  }
}

extension PositionProperties {
  /// Returns the properties of the end of a text from those of the same position in a text that may continue there,
  /// which it does only after the end of a paragraph.
  package func textEnd(afterParagraphEnd: Bool) -> PositionProperties {
    afterParagraphEnd ? [.grapheme, .lineBreak, .hardBreak] : self
  }
}

extension TextAnalysis {
  /// Returns the scripts of a text.
  ///
  /// The corresponding C function is `cu_script_runs`.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  package static func scripts(of text: [UInt16], cancellation: Cancellation) throws(FontError) -> [ScriptRun] {
    try scriptRuns(TextBatches(text: text, cancellation: cancellation))
  }
}

extension [ScriptRun] {
  /// Returns the runs of a range, relative to its start.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of runs and *m* that of the results.
  package func part(_ range: Range<Int>) -> [ScriptRun] {
    guard !isEmpty, !range.isEmpty else { return [] }
    let first = index(at: range.lowerBound)
    var part = [ScriptRun(start: 0, script: self[first].script)]
    for run in self[(first + 1)...] {
      if run.start >= range.upperBound { break }
      part.append(ScriptRun(start: run.start - range.lowerBound, script: run.script))
    }
    return part
  }

  /// Returns whether the scripts of a range are those of the part of another text that begins at `start`.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of runs and *m* that of the range.
  package func areSame(_ range: Range<Int>, as other: [ScriptRun], from start: Int) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    var (own, others) = (index(at: range.lowerBound), other.index(at: start))
    while true {
      guard self[own].script == other[others].script else { return false }
      (own, others) = (own + 1, others + 1)
      let next = own < count ? self[own].start - range.lowerBound : .max
      let otherNext = others < other.count ? other[others].start - start : .max
      if next >= range.count { return otherNext >= range.count }
      if next != otherNext { return false }
    }
  }

  /// Returns the index of the run of a code unit. There must be a run.
  private func index(at offset: Int) -> Int { (1..<count).partitioningIndex { self[$0].start > offset } - 1 }
}
