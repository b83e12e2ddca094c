import FontEngine

extension LineMeasurer {
  /// Returns a line within a word that is too long for any line: as many grapheme clusters as fit, but at least one.
  func emergencyLine(before limit: Int) throws(TextLayoutError) -> TextLine {
    var end = boundary(atOrBefore: try lastOffset(before: limit)) ?? boundary(after: start)
    var line = try clusters(upTo: end)
    // Terminates: each iteration moves to a nearer boundary, and the first cluster is used whether or not it fits.
    while line.width > room, let shorter = boundary(atOrBefore: end - 1) {
      end = shorter
      line = try clusters(upTo: end)
    }
    // Within a ligature or a joined word the sums are too large, and letters change their width with what follows: a
    // part that is longer by some clusters may fit although a shorter one does not.
    var next = boundary(after: end)
    var misfits = 0
    // Terminates: each iteration moves to a farther boundary, up to `limit`.
    while next <= limit, misfits < Self.patience,
      properties[start].union(properties[next]).contains(.unsafeToBreak)
    {
      let longer = try clusters(upTo: next)
      misfits = longer.width > room ? misfits + 1 : 0
      if misfits == 0 { line = longer }
      next = boundary(after: next)
    }
    return line
  }

  /// The number of longer parts to try without success.
  ///
  /// Galley's own choice: with one, 2 of 5,760 random layouts had different lines when wrapped again at their widest
  /// line; with four, none of 144,000.
  private static let patience = 4

  /// Returns a line of the clusters up to `end`. Spaces at its end and after it hang.
  private func clusters(upTo end: Int) throws(TextLayoutError) -> TextLine {
    var content = end
    while content > start, properties[content - 1].contains(.space) { content -= 1 }
    var rest = end
    while rest < advances.count - 1, properties[rest].contains(.space) { rest += 1 }
    return try line(content: content, end: rest)
  }

  /// Returns the last offset before a limit that fits according to the sums.
  private func lastOffset(before limit: Int) throws(TextLayoutError) -> Int {
    if let floors {
      var offset = floors.last(in: start...limit, from: start, room: room) { $0 }
      while offset > start, try !roughlyFits(upTo: offset) { offset -= 1 }
      return offset
    }
    return try lastIndex(from: start, to: limit) { offset throws(TextLayoutError) in try roughlyFits(upTo: offset) }
  }

  private func boundary(atOrBefore offset: Int) -> Int? {
    var offset = offset
    while offset > start, !properties[offset].contains(.grapheme) { offset -= 1 }
    return offset > start ? offset : nil
  }

  private func boundary(after offset: Int) -> Int {
    var offset = offset + 1
    while offset < advances.count - 1, !properties[offset].contains(.grapheme) { offset += 1 }
    return offset
  }
}
