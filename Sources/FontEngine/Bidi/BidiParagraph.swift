/// The state of the algorithm for one paragraph. Positions are relative to the start of the paragraph.
struct BidiParagraph {
  private let original: ArraySlice<BidiClass>
  private let brackets: ArraySlice<UInt16>
  private let opens: ArraySlice<Bool>
  private let matches: [Int32]
  private let base: UInt8
  private let directions: [DirectionRange]
  private(set) var levels: [UInt8]
  /// The classes with overrides applied, which the rules change until they are resolved.
  private var classes: [BidiClass]

  /// Creates the state for a paragraph. `directions` are those of the whole text, outer ranges before inner ones.
  init(_ text: BidiText, _ range: Range<Int>, base: UInt8, directions: [DirectionRange]) {
    self.directions = directions.filter { $0.range.overlaps(range) }.map { direction in
      var inside = direction
      let part = direction.range.clamped(to: range)
      inside.range = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      return inside
    }
    original = text.classes[range]
    brackets = text.brackets[range]
    opens = text.opens[range]
    matches = text.isolateMatches(in: range)
    self.base = base
    levels = [UInt8](repeating: base, count: range.count)
    classes = Array(original)
  }

  /// Resolves the levels, and checks for cancellation before each pass over the paragraph.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  mutating func resolve(_ cancellation: Cancellation) throws(FontError) {
    try assignExplicitLevels(cancellation)
    for sequence in try isolatingRunSequences(cancellation) { try resolve(sequence, cancellation) }
    try cancellation.check()
    fillRemoved()
    resetWhiteSpace()
  }

  private func originalClass(_ place: Int) -> BidiClass { original[original.startIndex + place] }

  /// Applies rules X1 to X8.
  private mutating func assignExplicitLevels(_ cancellation: Cancellation) throws(FontError) {
    var stack = DirectionalStatusStack(base: base)
    var nextDirection = 0
    for place in classes.indices {
      if place % TextBatches.size == 0 { try cancellation.check() }
      if !directions.isEmpty { stack.popRanges(endingAt: place) }
      while nextDirection < directions.count, directions[nextDirection].range.lowerBound == place {
        stack.pushRange(directions[nextDirection])
        nextDirection += 1
      }
      // A PDI has the level of its initiator; the other control characters have the level around them.
      let bidiClass = classes[place]
      if bidiClass == .pdi { stack.popIsolate() }
      let around = stack.top
      levels[place] = bidiClass == .b ? base : around.level
      switch bidiClass {
      case .rle: stack.pushEmbedding(isRightToLeft: true, override: nil)
      case .lre: stack.pushEmbedding(isRightToLeft: false, override: nil)
      case .rlo: stack.pushEmbedding(isRightToLeft: true, override: .r)
      case .lro: stack.pushEmbedding(isRightToLeft: false, override: .l)
      case .rli, .lri, .fsi:
        if let override = around.override { classes[place] = override }
        stack.pushIsolate(isRightToLeft: isolateIsRightToLeft(place))
      case .pdf: stack.popEmbedding()
      case .b, .bn: break
      default:
        if let override = around.override { classes[place] = override }
      }
    }
  }

  /// Returns whether an isolate is right to left. An FSI has the direction of the first strong character up to its PDI
  /// (X5c).
  private func isolateIsRightToLeft(_ place: Int) -> Bool {
    switch originalClass(place) {
    case .rli: return true
    case .lri: return false
    default:
      let end = matches[place] >= 0 ? Int(matches[place]) : levels.count
      var inside = place + 1
      while inside < end {
        let bidiClass = originalClass(inside)
        if bidiClass == .l { return false }
        if bidiClass == .r || bidiClass == .al { return true }
        // Characters in a nested isolate do not count; one that is never closed extends to the end.
        if bidiClass.isIsolateInitiator {
          guard matches[inside] >= 0 else { return false }
          inside = Int(matches[inside])
        }
        inside += 1
      }
      return false
    }
  }

  /// The positions of an isolating run sequence, which isolates may interrupt (BD13), and the directions at its ends
  /// (X10).
  private struct RunSequence {
    var places: [Int]
    var level: UInt8
    var start: BidiClass
    var end: BidiClass
  }

  private func isolatingRunSequences(_ cancellation: Cancellation) throws(FontError) -> [RunSequence] {
    var present: [Int] = []
    present.reserveCapacity(classes.count)
    for place in classes.indices where !originalClass(place).isRemoved {
      if place % TextBatches.size == 0 { try cancellation.check() }
      present.append(place)
    }
    var runs: [Range<Int>] = []  // indices in `present`
    var runAt = [Int32](repeating: -1, count: levels.count)
    for (index, place) in present.enumerated() {
      if index % TextBatches.size == 0 { try cancellation.check() }
      if let last = runs.last, levels[present[last.lowerBound]] == levels[place] {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
      runAt[place] = Int32(runs.count - 1)
    }
    try cancellation.check()
    var sequences: [RunSequence] = []
    for run in runs {
      let first = present[run.lowerBound]
      // A run that begins with a matched PDI continues the sequence of the run that its initiator ended.
      if originalClass(first) == .pdi, matches[first] >= 0 { continue }
      var places = Array(present[run])
      var lastIndex = run.upperBound - 1
      while let last = places.last, originalClass(last).isIsolateInitiator, matches[last] >= 0 {
        let continued = runs[Int(runAt[Int(matches[last])])]
        places += present[continued]
        lastIndex = continued.upperBound - 1
      }
      let level = levels[first]
      let before = run.lowerBound > 0 ? levels[present[run.lowerBound - 1]] : base
      let endsInOpenIsolate = places.last.map { originalClass($0).isIsolateInitiator } ?? false
      let after = lastIndex + 1 < present.count && !endsInOpenIsolate ? levels[present[lastIndex + 1]] : base
      sequences.append(
        RunSequence(
          places: places, level: level, start: .direction(ofLevel: max(level, before)),
          end: .direction(ofLevel: max(level, after))))
    }
    return sequences
  }

  private mutating func resolve(_ sequence: RunSequence, _ cancellation: Cancellation) throws(FontError) {
    let places = sequence.places
    let isMark = places.map { originalClass($0) == .nsm }
    if places.count > TextBatches.size { try cancellation.check() }
    var resolver = BidiSequenceResolver(
      classes: places.map { classes[$0] }, isMark: isMark,
      brackets: places.map { classes[$0] == .on ? brackets[brackets.startIndex + $0] : 0 },
      opens: places.map { opens[opens.startIndex + $0] }, level: sequence.level, start: sequence.start,
      end: sequence.end)
    try resolver.resolve(cancellation)
    for (index, place) in places.enumerated() { levels[place] = resolver.resolvedLevel(index) }
  }

  /// Gives characters that X9 removes the level of the preceding one, so that they do not divide a run.
  private mutating func fillRemoved() {
    var last = base
    for place in levels.indices {
      if originalClass(place).isRemoved { levels[place] = last } else { last = levels[place] }
    }
  }

  /// Applies rule L1: separators, and white space before them or at the end, get the level of the paragraph.
  private mutating func resetWhiteSpace() {
    var resets = true
    for place in levels.indices.reversed() {
      switch originalClass(place) {
      case .b, .s:
        levels[place] = base
        resets = true
      case .ws, .fsi, .lri, .rli, .pdi:
        if resets { levels[place] = base }
      case let bidiClass where bidiClass.isRemoved:
        if resets { levels[place] = base }
      default:
        resets = false
      }
    }
  }
}
