import FontEngine

extension LineBreaker {
  /// A line within a word that is too long for any: as many whole grapheme clusters as fit, but at least one.
  func emergencyLine(within target: Int64, before limit: Int) throws(FontError) -> TextLine {
    var end = boundary(atOrBefore: lastPlace(within: target, before: limit)) ?? boundary(after: lineStart)
    var line = try clusters(upTo: end)
    while line.width > width, let shorter = boundary(atOrBefore: end - 1) {
      end = shorter
      line = try clusters(upTo: end)
    }
    // Within a ligature or a joined word the sums say too much: a longer part may still fit.
    while end < limit {
      let next = boundary(after: end)
      guard next <= limit, text.places[lineStart].union(text.places[next]).contains(.unsafeToBreak) else { break }
      let longer = try clusters(upTo: next)
      if longer.width > width { break }
      line = longer
      end = next
    }
    return line
  }

  /// A line of the clusters up to `end`; spaces that follow hang.
  private func clusters(upTo end: Int) throws(FontError) -> TextLine {
    var content = end
    while content > lineStart + 1, text.places[content - 1].contains(.space) { content -= 1 }
    var rest = end
    while rest < text.length, text.places[rest].contains(.space) { rest += 1 }
    return try line(content: content, end: rest)
  }

  /// The last place whose sum of advances is within the target.
  private func lastPlace(within target: Int64, before limit: Int) -> Int {
    var low = lineStart
    var high = limit + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if text.advances[middle] <= target { low = middle } else { high = middle }
    }
    return low
  }

  private func boundary(atOrBefore place: Int) -> Int? {
    var place = place
    while place > lineStart, !text.places[place].contains(.grapheme) { place -= 1 }
    return place > lineStart ? place : nil
  }

  private func boundary(after place: Int) -> Int {
    var place = place + 1
    while place < text.length, !text.places[place].contains(.grapheme) { place += 1 }
    return place
  }
}
