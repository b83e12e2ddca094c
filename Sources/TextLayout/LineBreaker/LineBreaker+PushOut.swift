import FontEngine

/// Hard lines whose last word would be alone on the second line.
extension LineBreaker {
  /// Moves the break between the two lines of a hard line a word up if only one word follows it.
  ///
  /// Returns `false` if the sink can't store the lines, since sums do not determine them.
  // As with lines that have to be measured.
  @inline(never)
  mutating func pushOut(
    of hardLine: HardLine, in sums: some LineSums, _ scale: AdvanceScale?, isSafe: Bool, to sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    let last = hardLine.last
    guard layout.wrapsWords, layout.breaking == .greedy, let present = sink.breakBeforeLast(in: sums),
      let index = Self.pushedBreak(from: present, of: hardLine, in: sums)
    else { return true }
    let isDetermined =
      isSafe
      || !(hardLine.startIsUnsafe || sums[index].isUnsafe || sums[index].isContentUnsafe || sums[last].isContentUnsafe)
    if isDetermined, sink.isPlain, let scale {
      let width = scale.points(max(0, sums[last].contentAdvance - sums[index].advance))
      if width <= layout.otherLine.room { sink.moveBreak(to: index, of: hardLine, in: sums) }
      return true
    }
    guard sink.storesLines else { return false }
    if let lines = try measuredLines(of: hardLine, endingAt: index) { sink.replaceLastTwo(with: lines, plainLines) }
    return true
  }

  /// Returns the opportunity before what is pushed out, or `nil` if nothing is.
  ///
  /// That is the last word of the first line, or the part of it after a hyphen. Source: recordings of Interface Builder
  /// (uikit-recorded.md, "Text of labels"). In all of them, the lone word is 11 to 24 % as wide as the room. Not
  /// recorded: whether words are pushed out to wider ones too, several hard lines, and text that breaks without white
  /// space, such as Chinese.
  private static func pushedBreak(from present: Int, of hardLine: HardLine, in sums: some LineSums) -> Int? {
    let (first, last) = (hardLine.first, hardLine.last)
    guard present > first, present < last, sums[present].endsWord else { return nil }
    for index in present + 1..<last where sums[index].endsWord { return nil }
    var wordCount = 1
    for index in first..<present where sums[index].endsWord { wordCount += 1 }
    return wordCount > 2 ? present - 1 : nil
  }
}

extension BreakOpportunity {
  /// Whether white space follows the content.
  fileprivate var endsWord: Bool { hanging > 0 }
}
