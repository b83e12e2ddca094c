/// The state of the algorithm for one paragraph. Positions are relative to the start of the paragraph.
struct BidiParagraph {
  private let original: ArraySlice<BidiClass>
  private let brackets: ArraySlice<Int32>
  /// The classes that occur.
  private let present: BidiClassSet
  /// For each isolate initiator the position of its PDI and vice versa; empty without controls.
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
    present = BidiClassSet(of: original)
    matches = present.isDisjoint(with: .controls) ? [] : text.isolateMatches(in: range)
    self.base = base
    levels = [UInt8](repeating: base, count: range.count)
    classes = Array(original)
  }

  /// Resolves the levels, and checks for cancellation before each pass over the paragraph.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  mutating func resolve(_ cancellation: Cancellation) throws(FontError) {
    // Nothing leaves the paragraph's level where all has its direction.
    if directions.isEmpty, present.isDisjoint(with: base == 0 ? .turningRight : .turningLeft) { return }
    if directions.isEmpty, present.isDisjoint(with: .controls) {
      try resolveOneSequence(cancellation)
    } else {
      try assignExplicitLevels(cancellation)
      for sequence in try isolatingRunSequences(cancellation) { try resolve(sequence, cancellation) }
    }
    try cancellation.check()
    if !present.isDisjoint(with: .removed) { fillRemoved() }
    resetWhiteSpace()
  }

  /// Resolves a paragraph without controls, as most are: rules X1 to X10 leave it in one sequence at its own level.
  private mutating func resolveOneSequence(_ cancellation: Cancellation) throws(FontError) {
    let direction = BidiClass.direction(ofLevel: base)
    guard !present.contains(.bn) else {
      let offsets = levels.indices.filter { originalClass($0) != .bn }
      return try resolve(RunSequence(offsets: offsets, level: base, start: direction, end: direction), cancellation)
    }
    var resolver = BidiSequenceResolver(
      classes: classes, present: present, isMark: present.contains(.nsm) ? classes.map { $0 == .nsm } : [],
      brackets: Array(brackets), level: base, start: direction, end: direction)
    try resolver.resolve(cancellation)
    levels = resolver.levels
  }

  private func originalClass(_ offset: Int) -> BidiClass { original[original.startIndex + offset] }

  /// Applies rules X1 to X8.
  private mutating func assignExplicitLevels(_ cancellation: Cancellation) throws(FontError) {
    var stack = DirectionalStatusStack(base: base)
    var nextDirection = 0
    for offset in classes.indices {
      if offset % TextBatches.size == 0 { try cancellation.check() }
      if !directions.isEmpty { stack.popRanges(endingAt: offset) }
      while nextDirection < directions.count, directions[nextDirection].range.lowerBound == offset {
        stack.pushRange(directions[nextDirection])
        nextDirection += 1
      }
      // A PDI has the level of its initiator; the other control characters have the level around them.
      let bidiClass = classes[offset]
      if bidiClass == .pdi { stack.popIsolate() }
      let around = stack.top
      levels[offset] = bidiClass == .b ? base : around.level
      switch bidiClass {
      case .rle: stack.pushEmbedding(isRightToLeft: true, override: nil)
      case .lre: stack.pushEmbedding(isRightToLeft: false, override: nil)
      case .rlo: stack.pushEmbedding(isRightToLeft: true, override: .r)
      case .lro: stack.pushEmbedding(isRightToLeft: false, override: .l)
      case .rli, .lri, .fsi:
        if let override = around.override { classes[offset] = override }
        stack.pushIsolate(isRightToLeft: isolateIsRightToLeft(offset))
      case .pdf: stack.popEmbedding()
      case .b, .bn: break
      default:
        if let override = around.override { classes[offset] = override }
      }
    }
  }

  /// Returns whether an isolate is right to left. An FSI has the direction of the first strong character up to its PDI
  /// (X5c).
  private func isolateIsRightToLeft(_ offset: Int) -> Bool {
    switch originalClass(offset) {
    case .rli: return true
    case .lri: return false
    default:
      let end = matches[offset] >= 0 ? Int(matches[offset]) : levels.count
      var inside = offset + 1
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
    var offsets: [Int]
    var level: UInt8
    var start: BidiClass
    var end: BidiClass
  }

  private func isolatingRunSequences(_ cancellation: Cancellation) throws(FontError) -> [RunSequence] {
    var present: [Int] = []
    present.reserveCapacity(classes.count)
    for offset in classes.indices where !originalClass(offset).isRemoved {
      if offset % TextBatches.size == 0 { try cancellation.check() }
      present.append(offset)
    }
    var runs: [Range<Int>] = []  // indices in `present`
    var runAt = [Int32](repeating: -1, count: levels.count)
    for (index, offset) in present.enumerated() {
      if index % TextBatches.size == 0 { try cancellation.check() }
      if let last = runs.last, levels[present[last.lowerBound]] == levels[offset] {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
      runAt[offset] = Int32(runs.count - 1)
    }
    try cancellation.check()
    var sequences: [RunSequence] = []
    for run in runs {
      let first = present[run.lowerBound]
      // A run that begins with a matched PDI continues the sequence of the run that its initiator ended.
      if originalClass(first) == .pdi, matches[first] >= 0 { continue }
      var offsets = Array(present[run])
      var lastIndex = run.upperBound - 1
      while let last = offsets.last, originalClass(last).isIsolateInitiator, matches[last] >= 0 {
        let continued = runs[Int(runAt[Int(matches[last])])]
        offsets += present[continued]
        lastIndex = continued.upperBound - 1
      }
      let level = levels[first]
      let before = run.lowerBound > 0 ? levels[present[run.lowerBound - 1]] : base
      let endsInOpenIsolate = offsets.last.map { originalClass($0).isIsolateInitiator } ?? false
      let after = lastIndex + 1 < present.count && !endsInOpenIsolate ? levels[present[lastIndex + 1]] : base
      sequences.append(
        RunSequence(
          offsets: offsets, level: level, start: .direction(ofLevel: max(level, before)),
          end: .direction(ofLevel: max(level, after))))
    }
    return sequences
  }

  private mutating func resolve(_ sequence: RunSequence, _ cancellation: Cancellation) throws(FontError) {
    let offsets = sequence.offsets
    if offsets.count > TextBatches.size { try cancellation.check() }
    var resolver = BidiSequenceResolver(
      classes: offsets.map { classes[$0] }, present: present,
      isMark: present.contains(.nsm) ? offsets.map { originalClass($0) == .nsm } : [],
      brackets: offsets.map { brackets[brackets.startIndex + $0] }, level: sequence.level, start: sequence.start,
      end: sequence.end)
    try resolver.resolve(cancellation)
    for (offset, level) in zip(offsets, resolver.levels) { levels[offset] = level }
  }

  /// Gives characters that X9 removes the level of the preceding one, so that they do not divide a run.
  private mutating func fillRemoved() {
    var last = base
    for offset in levels.indices {
      if originalClass(offset).isRemoved { levels[offset] = last } else { last = levels[offset] }
    }
  }

  /// Applies rule L1: separators, and white space before them or at the end, get the level of the paragraph.
  private mutating func resetWhiteSpace() {
    var resets = true
    let hasSegments = present.contains(.s)
    for offset in levels.indices.reversed() {
      if !resets, !hasSegments { return }
      switch originalClass(offset) {
      case .b, .s:
        levels[offset] = base
        resets = true
      case .ws, .fsi, .lri, .rli, .pdi:
        if resets { levels[offset] = base }
      case let bidiClass where bidiClass.isRemoved:
        if resets { levels[offset] = base }
      default:
        resets = false
      }
    }
  }
}
