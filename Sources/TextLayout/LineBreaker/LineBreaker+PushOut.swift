import FontEngine

/// Hard lines whose last word would be alone on the second line.
extension LineBreaker {
  /// The start of a hard line, and what was found before it.
  struct HardLineStart {
    /// The first opportunity.
    var first = 0
    /// The number of lines before.
    var lineCount = 0
    /// Whether the hard line begins a paragraph.
    var startsParagraph = true
    /// Whether breaking there changes glyphs.
    var isUnsafe = false
  }

  /// Moves the break between the two lines of a hard line a word up if only one word follows it.
  ///
  /// Returns `false` if the sink can't store the lines, since sums do not determine them. `scale` is `nil` if they did
  /// not determine the present ones.
  mutating func pushOut(
    in sums: some LineSums, from start: HardLineStart, upTo last: Int, _ scale: AdvanceScale?, isSafe: Bool,
    of sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    guard layout.wrapsWords, layout.breaking == .greedy, let present = sink.breakBeforeLast(in: sums),
      let index = Self.pushedBreak(from: present, in: sums, start.first, upTo: last)
    else { return true }
    let isDetermined =
      isSafe
      || !(start.isUnsafe || sums[index].isUnsafe || sums[index].isContentUnsafe || sums[last].isContentUnsafe)
    if isDetermined, sink.isPlain, let scale {
      let width = scale.points(max(0, sums[last].contentAdvance - sums[index].advance))
      if width <= layout.otherLine.room { sink.moveBreak(to: index, in: sums, from: start.first, upTo: last) }
      return true
    }
    guard sink.storesLines else { return false }
    if let lines = try measuredLines(from: start, endingAt: index, upTo: last) {
      sink.replaceLastTwo(with: lines, plainLines)
    }
    return true
  }

  /// Returns the opportunity before what is pushed out, or `nil` if nothing is.
  ///
  /// That is the last word of the first line, or the part of it after a hyphen. Source: recordings of Interface Builder
  /// (uikit-recorded.md, "Text of labels"). In all of them, the lone word is 11 to 24 % as wide as the room. Not
  /// recorded: whether words are pushed out to wider ones too, several hard lines, and text that breaks without white
  /// space, such as Chinese.
  private static func pushedBreak(
    from present: Int, in sums: some LineSums, _ first: Int, upTo last: Int
  ) -> Int? {
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
