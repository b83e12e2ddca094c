import CUnicode

/// Walks a text cluster by cluster and grows runs of equal face, level and script.
struct Itemizer {
  let cascade: FontCascade
  let text: [UInt16]
  let analysis: TextAnalysis
  private let primary: CharacterCoverage
  private(set) var runs: [FontRun] = []
  private(set) var missing: [Range<Int>] = []
  /// The face that the last cluster not covered by the primary face was given, tried first for the next one.
  private var lastFallback: FontFace?
  /// The same for clusters that are emoji.
  private var lastColorFallback: FontFace?

  init(cascade: FontCascade, text: [UInt16], analysis: TextAnalysis) {
    self.cascade = cascade
    self.text = text
    self.analysis = analysis
    primary = cascade.faces[0].characterCoverage
  }

  mutating func run(_ range: Range<Int>, _ cancellation: Cancellation) {
    var script = analysis.scriptIndex(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      while script + 1 < analysis.scripts.count, analysis.scripts[script + 1].start <= offset { script += 1 }
      let scriptEnd = script + 1 < analysis.scripts.count ? analysis.scripts[script + 1].start : range.upperBound
      let simple = simpleEnd(from: offset, limit: min(scriptEnd, range.upperBound))
      if simple > offset {
        append(offset..<simple, cascade.faces[0], analysis.scripts[script].script, joining: true)
        offset = simple
      } else if analysis.places[offset].contains(.control) {
        offset += 1
      } else {
        // Asked where faces are looked for, since only that takes long.
        if cancellation.isCancelled { return }
        let end = clusterEnd(after: offset, limit: range.upperBound)
        appendCluster(offset..<end, analysis.scripts[script].script)
        offset = end
      }
    }
  }

  /// The end of a stretch at one level in which every code unit is a cluster that the first face has: most text is that,
  /// and it is looked through without touching a run.
  private func simpleEnd(from start: Int, limit: Int) -> Int {
    let places = analysis.places
    let level = analysis.level(at: start)
    var end = start
    while end < limit, places[end].isDisjoint(with: [.control, .mark, .emoji]), places[end + 1].contains(.grapheme),
      text[end] & 0xF800 != 0xD800, primary.contains(UInt32(text[end])), analysis.level(at: end) == level
    {
      end += 1
    }
    return end
  }

  /// A mark run is cut inside its cluster: the parts stay in one face, and no line breaks there.
  private mutating func appendCluster(_ range: Range<Int>, _ script: OpenTypeTag) {
    let face = faceForCluster(range)
    var start = range.lowerBound
    var marks = 0
    for place in range {
      marks = analysis.places[place].contains(.mark) ? marks + 1 : 0
      if marks > FontLimits.maximumMarkRun {
        append(start..<place, face, script, joining: start == range.lowerBound)
        start = place
        marks = 1
      }
    }
    append(start..<range.upperBound, face, script, joining: start == range.lowerBound)
  }

  private func clusterEnd(after offset: Int, limit: Int) -> Int {
    var end = offset + 1
    while end < limit, !analysis.places[end].contains(.grapheme), !analysis.places[end].contains(.control) { end += 1 }
    return end
  }

  private mutating func append(_ range: Range<Int>, _ face: FontFace, _ script: OpenTypeTag, joining: Bool) {
    let level = analysis.level(at: range.lowerBound)
    if joining, let last = runs.last, last.range.upperBound == range.lowerBound, last.face === face,
      last.level == level, last.script == script
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(FontRun(range: range, face: face, level: level, script: script))
    }
  }

  /// The face for a cluster.
  ///
  /// Emoji go to faces in colour if any has them: first the style's own, then the catalog's. What is not an emoji goes to the
  /// style's own faces in their order, then to the catalog's, those in colour last; and where U+FE0E asks for text, a face in
  /// colour comes after all others (UTS #51, 2.4 and 4).
  private mutating func faceForCluster(_ range: Range<Int>) -> FontFace {
    let codePoints = decoded(range)
    if analysis.places[range.lowerBound].contains(.emoji), let face = colorFace(codePoints) { return face }
    let isText = codePoints.contains(0xFE0E)
    func has(_ face: FontFace) -> Bool { covers(face.characterCoverage, codePoints) }
    if let face = cascade.faces.first(where: { has($0) && !(isText && $0.characterCoverage.hasColor) }) { return face }
    if let lastFallback, has(lastFallback) { return lastFallback }
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    guard let letter = needed.first else { return cascade.faces[0] }
    var base: FontFace?
    var inColor: FontFace?
    for face in cascade.catalog.fallbackFaces(for: needed, language: cascade.language) {
      if has(face) {
        guard face.characterCoverage.hasColor else {
          lastFallback = face
          return face
        }
        inColor = inColor ?? face
      }
      if base == nil, face.characterCoverage.contains(letter) { base = face }
    }
    if let face = cascade.faces.first(where: has) ?? inColor { return face }
    missing.append(range)
    return primary.contains(letter) ? cascade.faces[0] : base ?? cascade.faces[0]
  }

  /// The first face in colour that has a cluster, or nil.
  private mutating func colorFace(_ codePoints: [UInt32]) -> FontFace? {
    func has(_ face: FontFace) -> Bool {
      face.characterCoverage.hasColor && covers(face.characterCoverage, codePoints)
    }
    if let face = cascade.faces.first(where: has) { return face }
    if let lastColorFallback, has(lastColorFallback) { return lastColorFallback }
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    lastColorFallback = cascade.catalog.fallbackFaces(for: needed, language: cascade.language, inColor: true)
      .first(where: has)
    return lastColorFallback
  }

  /// The code points of a cluster; lone surrogates stay as they are.
  private func decoded(_ range: Range<Int>) -> [UInt32] {
    var codePoints: [UInt32] = []
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
    return codePoints
  }

  /// Whether a face can show a cluster: as it is, composed, or decomposed, since HarfBuzz shapes either.
  private func covers(_ coverage: CharacterCoverage, _ codePoints: [UInt32]) -> Bool {
    func all(_ points: some Sequence<UInt32>) -> Bool {
      points.allSatisfy { coverage.contains($0) || isDefaultIgnorable($0) }
    }
    if all(codePoints) { return true }
    guard codePoints.count <= Self.longestNormalized else { return false }
    return [1, 0].contains { compose in normalized(codePoints, compose: compose).map(all) ?? false }
  }

  /// Longer clusters are looked at as they are only: no precomposed character has so many parts.
  private static let longestNormalized = 8

  /// A short cluster in NFC or NFD, or nil where ICU fails. The corresponding C function is `unorm2_normalize`.
  private func normalized(_ codePoints: [UInt32], compose: Int32) -> [UInt32]? {
    let units = codePoints.flatMap { point in
      Unicode.Scalar(point).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: point)]
    }
    var result = [UInt16](repeating: 0, count: Self.longestNormalized * 8)
    var count: Int32 = 0
    guard
      unsafe cu_normalize(units, Int32(units.count), compose, &result, Int32(result.count), &count) == 0,
      count <= result.count
    else { return nil }
    return String(decoding: result.prefix(Int(count)), as: UTF16.self).unicodeScalars.map(\.value)
  }
}

/// Whether a character needs no glyph of its own (Default_Ignorable_Code_Point of Unicode 15, DerivedCoreProperties.txt).
func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF:
    true
  default: false
  }
}
