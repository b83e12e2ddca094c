/// Divides text into runs of the same face, level, and script, cluster by cluster.
struct Itemizer {
  private let text: [UInt16]
  private let analysis: TextAnalysis
  private let primary: FontFace
  private let primaryCoverage: CharacterCoverage
  private(set) var chooser: FaceChooser
  private(set) var runs: [FontRun] = []
  private(set) var missing: [Range<Int>] = []
  /// The code points of the current cluster; a property so that its storage is reused.
  private var codePoints: [UInt32] = []

  init(
    _ chooser: FaceChooser, of primary: FontFace, text: [UInt16], analysis: TextAnalysis
  ) throws(FontError) {
    self.text = text
    self.analysis = analysis
    self.chooser = chooser
    self.primary = primary
    primaryCoverage = try primary.characterCoverage
  }

  mutating func run(_ range: Range<Int>, _ cancellation: Cancellation) throws(FontError) {
    var script = analysis.scriptIndex(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if cancellation.isCancelled { return }
      while script + 1 < analysis.scripts.count, analysis.scripts[script + 1].start <= offset { script += 1 }
      let scriptEnd = script + 1 < analysis.scripts.count ? analysis.scripts[script + 1].start : range.upperBound
      let limit = min(scriptEnd, range.upperBound, offset + TextBatches.size)
      let simple = simpleEnd(from: offset, limit: limit)
      if simple > offset {
        append(offset..<simple, primary, analysis.scripts[script].script, joining: true)
        offset = simple
      } else if analysis.properties[offset].contains(.control) {
        // A paragraph has the same faces in every text.
        if TextParagraphs.isEnd(text[offset]) { chooser.beginParagraph() }
        offset += 1
      } else if analysis.properties[offset].contains(.emoji), let color = chooser.nextColorFace,
        let end = emojiEnd(from: offset, limit: limit, color.coverage)
      {
        append(offset..<end, color.face, analysis.scripts[script].script, joining: true)
        offset = end
      } else {
        let end = clusterEnd(after: offset, limit: range.upperBound)
        try appendCluster(offset..<end, analysis.scripts[script].script)
        offset = end
      }
    }
  }

  /// Returns the end of the longest range of clusters of one level whose every character the first face has.
  ///
  /// Most text is of this kind. It is scanned without looking up a face or appending a run for each cluster. Emoji,
  /// surrogates, variation selectors, and long sequences of marks are not.
  private func simpleEnd(from start: Int, limit: Int) -> Int {
    let properties = analysis.properties.span
    let units = text.span
    let level = analysis.level(at: start)
    let isLevel = analysis.isLeftToRight
    var (end, cluster, marks) = (start, start, 0)
    while end < limit {
      let here = properties[end]
      let unit = units[end]
      if here.contains(.grapheme) { cluster = end }
      if here.contains(.mark) {
        marks += 1
        // Selectors are marks.
        guard marks <= FontLimits.maximumMarkRun, unit & 0xFFF0 != 0xFE00 else { return cluster }
      } else {
        marks = 0
      }
      guard here.isDisjoint(with: .controlOrEmoji), unit & 0xF800 != 0xD800,
        primaryCoverage.contains(UInt32(unit)), isLevel || analysis.level(at: end) == level
      else { return cluster }
      end += 1
    }
    return properties[limit].contains(.grapheme) ? limit : cluster
  }

  /// Returns the end of the longest range of emoji clusters of one level that a color face has, or `nil` if there is none.
  ///
  /// Long sequences of marks are not among them.
  private func emojiEnd(from start: Int, limit: Int, _ coverage: CharacterCoverage) -> Int? {
    let properties = analysis.properties.span
    let units = text.span
    let level = analysis.level(at: start)
    var (end, cluster) = (start, start)
    // A shorter cluster has too few marks to be split, even if a pair of surrogates follows.
    while end < limit, end - cluster < FontLimits.maximumMarkRun {
      let here = properties[end]
      if here.contains(.grapheme) {
        cluster = end
        guard here.contains(.emoji), analysis.level(at: end) == level else { break }
      }
      var character = UInt32(units[end])
      end += 1
      if character & 0xFC00 == 0xD800, end < limit, units[end] & 0xFC00 == 0xDC00 {
        character = 0x10000 + (character & 0x3FF) << 10 + UInt32(units[end] & 0x3FF)
        end += 1
      }
      guard coverage.contains(character) || isDefaultIgnorable(character) else { break }
      if end == limit, properties[limit].contains(.grapheme) { cluster = limit }
    }
    return cluster > start ? cluster : nil
  }

  /// Appends a cluster, and splits long sequences of marks. The parts stay in one face, and no line can break between
  /// them.
  private mutating func appendCluster(_ range: Range<Int>, _ script: OpenTypeTag) throws(FontError) {
    decode(range)
    let choice = try chooser.choose(for: codePoints, isEmoji: analysis.properties[range.lowerBound].contains(.emoji))
    if choice.isMissing { missing.append(range) }
    var start = range.lowerBound
    if range.count > FontLimits.maximumMarkRun {
      var marks = 0
      for offset in range {
        marks = analysis.properties[offset].contains(.mark) ? marks + 1 : 0
        if marks > FontLimits.maximumMarkRun {
          // Both halves of a surrogate pair are marks, and stay together.
          let isLow = text[offset] & 0xFC00 == 0xDC00 && text[offset - 1] & 0xFC00 == 0xD800
          let end = isLow ? offset - 1 : offset
          append(start..<end, choice.face, script, joining: start == range.lowerBound)
          start = end
          marks = offset + 1 - end
        }
      }
    }
    append(start..<range.upperBound, choice.face, script, joining: start == range.lowerBound)
  }

  private func clusterEnd(after offset: Int, limit: Int) -> Int {
    var end = offset + 1
    while end < limit, analysis.properties[end].isDisjoint(with: [.grapheme, .control]) { end += 1 }
    return end
  }

  private mutating func append(_ range: Range<Int>, _ face: FontFace, _ script: OpenTypeTag, joining: Bool) {
    let level = analysis.level(at: range.lowerBound)
    let last = runs.count - 1
    if joining, last >= 0, runs[last].range.upperBound == range.lowerBound, runs[last].level == level,
      runs[last].script == script, runs[last].face === face
    {
      runs[last].range = runs[last].range.lowerBound..<range.upperBound
    } else {
      runs.append(FontRun(range: range, face: face, level: level, script: script))
    }
  }

  /// Sets `codePoints` to those of a cluster; lone surrogates stay as they are.
  private mutating func decode(_ range: Range<Int>) {
    codePoints.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = UInt32(text[offset])
      if unit & 0xFC00 == 0xD800, offset + 1 < range.upperBound, text[offset + 1] & 0xFC00 == 0xDC00 {
        codePoints.append(0x10000 + (unit & 0x3FF) << 10 + UInt32(text[offset + 1]) & 0x3FF)
        offset += 2
      } else {
        codePoints.append(unit)
        offset += 1
      }
    }
  }
}
