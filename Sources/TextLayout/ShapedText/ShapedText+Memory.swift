import FontEngine
import Synchronization

extension ShapedText {
  /// How many bytes the text takes now but for what its ``PreparedText`` has as well, with all that it remembers. Time:
  /// proportional to the runs.
  var memory: Int {
    var sum = Self.object + HeapBytes.of(runs)
    if !sharesGlyphs {
      sum += HeapBytes.of(places) + HeapBytes.of(advances) + HeapBytes.of(trackedClusters) + HeapBytes.of(segments)
      sum += HeapBytes.of(hyphens) + HeapBytes.of(missingClusters)
      sum += HeapBytes.of(analysis.places) + HeapBytes.of(analysis.scripts) + length * Self.levels
      for run in runs { sum += HeapBytes.of(run.glyphs) }
    }
    sum += edgePieces.withLock(\.capacity) * Self.edge
    for token in tokens.withLock({ Array($0.values) }) { sum += token.memory }
    for text in sizedTexts.withLock({ Array($0.values) }) { sum += text.memory }
    return sum
  }

  /// Gives back the bytes of the texts that belong to this one.
  func leaveBudget() {
    for text in sizedTexts.withLock({ Array($0.values) }) { text.leaveBudget() }
    for token in tokens.withLock({ Array($0.values) }) { token.leaveBudget() }
  }

  /// Keeps the shape of an edge, and forgets all others where they are too many.
  func remember(_ shape: EdgeShape, for piece: EdgePiece) {
    edgePieces.withLock { pieces in
      let before = pieces.capacity
      if pieces.count >= max(TextLimits.minimumEdgePieces, length / 4) { pieces.removeAll() }
      pieces[piece] = shape
      let growth = (pieces.capacity - before) * Self.edge
      guard growth != 0, !account.grow(by: growth) else { return }
      pieces.removeAll()
      _ = account.grow(by: -before * Self.edge)
    }
  }

  /// The object itself, its locks and what the allocator adds.
  private static let object = 384
  /// Bytes of a code unit's embedding level and base direction.
  private static let levels = 2
  /// An entry of the reshaped edges.
  private static let edge = MemoryLayout<EdgePiece>.stride + MemoryLayout<EdgeShape>.stride + 1
}

/// How many bytes arrays take on the heap.
enum HeapBytes {
  /// The elements, and what the standard library and the allocator put before them.
  static func of<Element>(_ array: [Element]) -> Int {
    array.isEmpty ? 0 : header + array.count * MemoryLayout<Element>.stride
  }

  private static let header = 48
}
