/// The directional status stack of rules X1 to X8, with the counters that belong to it.
struct DirectionalStatusStack {
  /// A directional status entry (X1).
  struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate = false
    /// The end of the range that the entry is for, or `nil` for an entry of a control character.
    var end: Int?
  }

  private var entries: [Entry]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// The constant max_depth of BD2.
  private static let maximumDepth: UInt8 = 125

  /// Creates a stack with the entry of a paragraph (X1).
  init(base: UInt8) { entries = [Entry(level: base)] }

  /// The last entry. The paragraph's own is never removed.
  var top: Entry { entries[entries.count - 1] }

  /// Pushes the entry of an embedding or override, or counts an overflow (X2 to X5).
  mutating func pushEmbedding(isRightToLeft: Bool, override: BidiClass?) {
    if let level = nextLevel(isRightToLeft: isRightToLeft) {
      entries.append(Entry(level: level, override: override))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Pushes the entry of an isolate, or counts an overflow (X5a to X5c).
  mutating func pushIsolate(isRightToLeft: Bool) {
    if let level = nextLevel(isRightToLeft: isRightToLeft) {
      validIsolates += 1
      entries.append(Entry(level: level, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// Ends the last isolate, and the embeddings in it (X6a).
  mutating func popIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while let last = entries.last, !last.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  /// Ends the last embedding or override, unless an isolate or a range began after it (X7).
  mutating func popEmbedding() {
    guard overflowIsolates == 0 else { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate, top.end == nil, entries.count > 1 {
      entries.removeLast()
    }
  }

  /// Pushes the entry of a range, as X2 to X5 do for a character. Does nothing beyond the maximum depth.
  mutating func pushRange(_ direction: DirectionRange) {
    guard let level = nextLevel(isRightToLeft: direction.isRightToLeft) else { return }
    let override: BidiClass = direction.isRightToLeft ? .r : .l
    entries.append(
      Entry(level: level, override: direction.isOverride ? override : nil, end: direction.range.upperBound))
  }

  /// Removes the entries of ranges that end at or before a position, and everything that began in them.
  mutating func popRanges(endingAt offset: Int) {
    guard let ended = entries.firstIndex(where: { ($0.end ?? .max) <= offset }) else { return }
    validIsolates -= entries[ended...].count(where: \.isIsolate)
    entries.removeSubrange(ended...)
    // Both were 0 where the range began.
    (overflowIsolates, overflowEmbeddings) = (0, 0)
  }

  /// Returns the next odd level for right to left, or the next even level; `nil` where that overflows.
  private func nextLevel(isRightToLeft: Bool) -> UInt8? {
    let level = isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
  }
}
