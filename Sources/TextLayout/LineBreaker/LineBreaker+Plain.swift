import FontEngine

/// The lines of most text: one scale, no hyphens, and no edges that need reshaping.
extension LineBreaker {
  /// Appends lines as long as sums alone determine them. `nextLine()` finds the line after these.
  ///
  /// The lines are the same as those of `nextLine()`.
  mutating func appendPlainLines(to lines: inout [TextLine]) {
    guard isPlain, opportunities.isRising, !hasHyphens, layout.breaking == .greedy,
      layout.wrapMode == .word || layout.wrapMode == .wordThenCharacter
    else { return }
    // The last allowed line may have to be shortened, and the caller checks for cancellation between calls.
    let fullCount = min(limit > 0 ? limit - 1 : .max, lines.count + 1024)
    var stretch = PlainStretch(opportunities, plainScale, room: room)
    while start < text.length, lines.count < fullCount {
      stretch.move(
        to: start, before: advances[start], isUnsafe: places[start].contains(.unsafeToBreak), first: opportunity)
      stretch.begin(
        upTo: hardOpportunity, room: room, otherRoom: layout.otherLine.room, startsParagraph: startsParagraph)
      let count = lines.count
      let isDone = stretch.walk(atMost: fullCount - count) { lines.append($0) }
      guard let last = lines.last, lines.count > count else { return }
      resume(at: stretch.start, opportunity: stretch.first, endsHard: last.endsHard)
      if !isDone { return }
    }
  }
}
