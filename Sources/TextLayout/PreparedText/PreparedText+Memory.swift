import FontEngine
import Synchronization

extension PreparedText {
  /// How many bytes the text takes now, its paragraph and what it remembers included; the faces, which others share, not.
  ///
  /// What it remembers grows with what is asked for: the last lines; of plain text all places and glyphs, once they are asked
  /// for; reshaped edges, up to one for each 4 code units, or ``TextLimits/minimumEdgePieces``; up to 64 tokens; the text at its last
  /// ``TextLimits/maximumSizedTexts`` sizes, where faces depend on the size. Time: proportional to the runs.
  public var memory: Int {
    var sum = Self.objects + HeapBytes.of(paragraph.styles)
    let held = held
    if !(held?.sharesGlyphs ?? false) {
      sum += paragraph.memory + opportunities.memory
    }
    return sum + (held?.memory ?? 0) + answerMemo.bytes + (lastSums.withLock { $0 }?.memory ?? 0)
  }

  /// The object itself, its account, and the most that its place in a cache's table takes, with what the allocator adds.
  private static let objects = 176 + 64 + ParagraphTable.maximumBytesPerText
}

/// What a text remembers counts towards the bytes of a cache that holds it; where there are none left, it remembers nothing more.
extension PreparedText {
  /// Takes the text's bytes from a budget, and from now on all that it remembers; false if there are not as many.
  func enter(_ budget: MemoryBudget) -> Bool { account.open(budget, bytes: memory) }

  /// Gives all bytes back, and remembers without counting from now on.
  func leaveBudget() {
    account.close()
    held?.leaveBudget()
  }

  /// The answer to the last question, if it is at hand.
  var lastAnswer: LineAnswer? { answerMemo.answer }

  /// The last answer, if it is at hand and that of a request.
  func knownAnswer(_ request: LineRequest) -> LineAnswer? {
    guard let known = answerMemo.answer(width: request.width), known.answers(request) else { return nil }
    return known
  }

  /// Keeps an answer in place of the last one.
  func remember(_ answer: LineAnswer) { answerMemo.keep(answer) { account.grow(by: $0) } }
}
