import FontEngine

extension LineBreaker {
  /// A line within a word that is too long for any: as many whole grapheme clusters as fit, but at least one.
  func emergencyLine(within target: Int64, before limit: Int) throws(TextLayoutError) -> TextLine {
    var end = boundary(atOrBefore: try lastPlace(within: target, before: limit)) ?? boundary(after: start)
    var line = try clusters(upTo: end)
    // Ends: each turn takes a nearer boundary, and the first cluster is kept whether or not it fits.
    while line.width > room, let shorter = boundary(atOrBefore: end - 1) {
      end = shorter
      line = try clusters(upTo: end)
    }
    // Within a ligature or a joined word the sums say too much, and letters change their width with what follows: a part
    // that is longer by some clusters may fit although a shorter one does not.
    var next = boundary(after: end)
    var misfits = 0
    // Ends: each turn takes a farther boundary, up to `limit`.
    while next <= limit, misfits < Self.patience,
      places[start].union(places[next]).contains(.unsafeToBreak)
    {
      let longer = try clusters(upTo: next)
      misfits = longer.width > room ? misfits + 1 : 0
      if misfits == 0 { line = longer }
      next = boundary(after: next)
    }
    return line
  }

  /// How many longer parts are tried in vain. Our own decision: with one, 2 of 5,760 random layouts had other lines when wrapped
  /// again at their widest line; with four, none of 144,000.
  private static let patience = 4

  /// A line of the clusters up to `end`; spaces that follow hang.
  private func clusters(upTo end: Int) throws(TextLayoutError) -> TextLine {
    var content = end
    while content > start + 1, places[content - 1].contains(.space) { content -= 1 }
    var rest = end
    while rest < advances.count - 1, places[rest].contains(.space) { rest += 1 }
    return try line(content: content, end: rest)
  }

  /// The last place whose sum of advances is within the target: a gallop, then a binary search, since a line is short against
  /// a word that has to be divided often; or, where sums fall, by their floors.
  private func lastPlace(within target: Int64, before limit: Int) throws(TextLayoutError) -> Int {
    if let floors {
      var place = floors.last(in: start...limit, from: start, room: room) { $0 }
      while place > start, try !roughlyFits(upTo: place) { place -= 1 }
      return place
    }
    func fits(_ place: Int) throws(TextLayoutError) -> Bool {
      try ruler.isPlain ? advances[place] <= target : roughlyFits(upTo: place)
    }
    var low = start
    var step = 1
    // Ends: `step` doubles until it leads beyond `limit`. Then the distance of `low` and `high` is halved until it is 1.
    while low + step <= limit, try fits(low + step) {
      low += step
      step *= 2
    }
    var high = min(low + step, limit + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func boundary(atOrBefore place: Int) -> Int? {
    var place = place
    while place > start, !places[place].contains(.grapheme) { place -= 1 }
    return place > start ? place : nil
  }

  private func boundary(after place: Int) -> Int {
    var place = place + 1
    while place < advances.count - 1, !places[place].contains(.grapheme) { place += 1 }
    return place
  }
}
