import FontEngine
import Synchronization

extension PreparedText {
  /// How many bytes the text takes now, its paragraph and what it remembers included; the faces, which others share, not.
  ///
  /// What it remembers grows with what is asked for: the last lines; reshaped edges, up to one for each 4 code units, or
  /// ``TextLimits/minimumEdgePieces``; up to 64 tokens; the text at its last ``TextLimits/maximumSizedTexts`` sizes, where faces
  /// depend on the size. Time: proportional to the runs.
  public var memory: Int {
    var sum = Self.objects + Self.bytes(paragraph.styles) + Self.bytes(runs)
    if !sharesGlyphs {
      sum += Self.bytes(paragraph.units) + Self.bytes(paragraph.styleRuns) + Self.bytes(paragraph.attachments)
      sum += Self.bytes(paragraph.directions)
      sum += Self.bytes(places) + Self.bytes(advances) + Self.bytes(trackedClusters) + Self.bytes(segments)
      sum += Self.bytes(hyphens) + Self.bytes(missingClusters) + opportunities.memory
      sum += Self.bytes(analysis.places) + Self.bytes(analysis.scripts) + length * Self.levels
      for run in runs { sum += Self.bytes(run.glyphs) }
    }
    sum += edgePieces.withLock(\.capacity) * Self.edge + (lastAnswer.withLock { $0?.memory } ?? 0)
    for token in tokens.withLock({ Array($0.values) }) { sum += token.memory }
    for text in sizedTexts.withLock({ Array($0.values) }) { sum += text.memory }
    return sum
  }

  /// How many bytes an array takes on the heap.
  static func bytes<Element>(_ array: [Element]) -> Int {
    array.isEmpty ? 0 : arrayHeader + array.count * MemoryLayout<Element>.stride
  }

  /// The object itself, its locks and the headers of its small arrays.
  private static let objects = 1024
  /// Bytes of a code unit's embedding level and base direction.
  private static let levels = 2
  /// What the standard library and the allocator put before an array's elements.
  private static let arrayHeader = 48
  /// An entry of the reshaped edges.
  private static let edge = MemoryLayout<EdgePiece>.stride + MemoryLayout<EdgeShape>.stride + 1
  /// The objects of an answer, its question and their allocations.
  static let answerObjects = 2 * MemoryLayout<LineRequest>.stride + 256
}

/// What a text remembers counts towards the bytes of a cache that holds it; where there are none left, it remembers nothing more.
extension PreparedText {
  /// Takes the text's bytes from a budget, and from now on all that it remembers; false if there are not as many.
  func enter(_ budget: MemoryBudget) -> Bool {
    let memory = memory
    return account.withLock { $0.open(budget, bytes: memory) }
  }

  /// Gives all bytes back, and remembers without counting from now on.
  func leaveBudget() {
    account.withLock { $0.close() }
    for text in sizedTexts.withLock({ Array($0.values) }) { text.leaveBudget() }
    for token in tokens.withLock({ Array($0.values) }) { token.leaveBudget() }
  }

  /// Keeps an answer in place of the last one.
  func remember(_ answer: LineAnswer) {
    lastAnswer.withLock { last in
      let known = last?.memory ?? 0
      let fits = account.withLock { $0.grow(by: answer.memory - known) }
      if fits { last = answer }
    }
  }

  /// Keeps the shape of an edge, and forgets all others where they are too many.
  func remember(_ shape: EdgeShape, for piece: EdgePiece) {
    edgePieces.withLock { pieces in
      let before = pieces.capacity
      if pieces.count >= max(TextLimits.minimumEdgePieces, length / 4) { pieces.removeAll() }
      pieces[piece] = shape
      let growth = (pieces.capacity - before) * Self.edge
      guard growth != 0, !account.withLock({ $0.grow(by: growth) }) else { return }
      pieces.removeAll()
      _ = account.withLock { $0.grow(by: -before * Self.edge) }
    }
  }
}

extension BreakOpportunities {
  /// How many bytes the arrays take.
  var memory: Int {
    positions.capacity * 4 + contentEnds.capacity * 4 + contentAdvances.capacity * 8 + hardIndices.capacity * 4
  }
}
