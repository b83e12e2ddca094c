import FontEngine
import Synchronization

extension ShapedText {
  /// The number of bytes that the text and its caches take now, except for what its ``PreparedText`` has as well.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  var memory: Int {
    var sum = Self.object + HeapBytes.of(runs)
    if !sharesGlyphs {
      sum += HeapBytes.of(properties) + HeapBytes.of(advances) + HeapBytes.of(trackedClusters) + HeapBytes.of(segments)
      sum += HeapBytes.of(hyphens) + HeapBytes.of(missingClusters)
      sum += HeapBytes.of(analysis.properties) + HeapBytes.of(analysis.scripts) + length * Self.levels
      for run in runs { sum += HeapBytes.of(run.glyphs) }
    }
    sum += edgePieces.withLock(\.capacity) * Self.edge
    for token in tokens.withLock({ Array($0.values) }) { sum += token.memory }
    for text in sizedTexts.withLock({ Array($0.values) }) { sum += text.memory }
    return sum
  }

  /// Releases the bytes of the texts that belong to this one.
  func leaveBudget() {
    for text in sizedTexts.withLock({ Array($0.values) }) { text.leaveBudget() }
    for token in tokens.withLock({ Array($0.values) }) { token.leaveBudget() }
  }

  /// Caches the shape of an edge. If there are too many, all others are dropped.
  func cacheEdge(_ shape: EdgeShape, for piece: EdgePiece) {
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

  /// The size of the object and its locks, including the allocator's overhead.
  private static let object = 384
  /// The size of a code unit's embedding level and base direction, in bytes.
  private static let levels = 2
  /// The size of a cached edge, in bytes.
  private static let edge = MemoryLayout<EdgePiece>.stride + MemoryLayout<EdgeShape>.stride + 1
}

/// The sizes of arrays on the heap, in bytes.
enum HeapBytes {
  /// Returns the size of the elements and of the headers of the standard library and the allocator.
  static func of<Element>(_ array: [Element]) -> Int {
    array.isEmpty ? 0 : header + array.count * MemoryLayout<Element>.stride
  }

  private static let header = 48
}
