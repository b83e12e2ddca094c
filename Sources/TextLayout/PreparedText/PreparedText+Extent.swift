import FontEngine

extension PreparedText {
  /// How many lines ``lines(width:pointSize:limit:truncation:)`` gives without a limit, and how wide the widest is, in points:
  /// the same to the bit, and no line is kept.
  ///
  /// nil where sums of advances do not tell: for text in several scales, tracked or hyphenated, where a line's edge has to be
  /// shaped anew or a word is longer than the room, and for a width or a size that is none. Time: proportional to the lines.
  public func plainExtent(width: Double, pointSize: Double) -> (count: Int, width: Double)? {
    guard isPlain, hyphens.isEmpty, !dependsOnSize, width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize
    else { return nil }
    let scale = AdvanceScale(pointSize: pointSize, unitsPerEm: Double(segments[0].unitsPerEm))
    var (count, widest, start, first) = (0, 0.0, 0, 0)
    var guess = PlainStretch.expectedOpportunities(self, scale, room: width)
    for last in opportunities.hardIndices {
      var stretch = PlainStretch(
        self, scale, start: start, first: first, last: Int(last), room: width, otherRoom: width, startsParagraph: false,
        guess: guess)
      let isDone = stretch.walk(atMost: .max) { line in
        count += 1
        widest = max(widest, line.width)
      }
      if !isDone { return nil }
      (start, first, guess) = (stretch.start, stretch.first, stretch.guess)
    }
    return (count, widest)
  }
}
