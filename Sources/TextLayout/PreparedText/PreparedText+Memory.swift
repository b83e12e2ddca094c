import FontEngine
import Synchronization

extension PreparedText {
  /// The number of bytes that the text takes now, including its paragraph and caches, but not the faces, which are
  /// shared.
  ///
  /// The caches grow with use. They contain the last lines; the properties and glyphs of plain text, once requested;
  /// reshaped edges, up to one for each 4 code units or `TextLimits.minimumEdgePieces`; up to 64 tokens; and the text
  /// at up to `TextLimits.maximumSizedTexts` sizes, if its faces depend on the size.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  public var memory: Int {
    var sum = Self.objects + HeapBytes.of(paragraph.styles)
    let held = held
    if !(held?.sharesGlyphs ?? false) {
      sum += paragraph.memory + opportunities.memory
    }
    return sum + (held?.memory ?? 0)
      + kept.withLock { ($0.lines?.memory ?? 0) + ($0.sums?.memory ?? 0) }
  }

  /// The object itself, its account, and the most that its entry in a cache takes, including the allocator's overhead.
  private static let objects = 176 + 64 + ParagraphTable.maximumBytesPerText
}

/// Data that a text caches counts toward the capacity of the paragraph cache that contains it. When that is full, no
/// more is cached.
extension PreparedText {
  /// Reserves the text's bytes, and all bytes that it caches from now on, in a budget. Returns `false` if they do not
  /// fit.
  func enter(_ budget: MemoryBudget) -> Bool { account.open(budget, bytes: memory) }

  /// Releases all bytes of the budget. The text then caches without a limit.
  func leaveBudget() {
    account.close()
    held?.leaveBudget()
  }

  /// Replaces the lines that were requested last, unless there is no room for the new ones.
  func storeLines(_ lines: TextLines.Storage) {
    // The old lines are released after the lock.
    _ = kept.withLock { kept -> TextLines.Storage? in
      if account.isLimited, !account.grow(by: lines.memory - (kept.lines?.memory ?? 0)) { return nil }
      defer { kept.lines = lines }
      return kept.lines
    }
  }
}
