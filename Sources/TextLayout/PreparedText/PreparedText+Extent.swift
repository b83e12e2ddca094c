import FontEngine

extension PreparedText {
  /// Returns the number of lines and the width of the widest one, in points, without storing the lines.
  ///
  /// They are exactly those of ``lines(width:pointSize:limit:truncation:)``. With `countsTrailingSpace`, the width is
  /// ``TextLines/widthWithTrailingSpace()``.
  ///
  /// Returns `nil` if there are more lines than the limit, unless that is 0, and if sums of advances do not determine
  /// the lines: for text in several scales, with tracking or hyphens, or if the edge of a line has to be reshaped or a
  /// word is wider than a line. Also returns `nil` for an invalid width or size, and if the face fails.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public func plainExtent(
    width: Double, pointSize: Double, limit: Int = 0, countsTrailingSpace: Bool = false
  ) -> (count: Int, width: Double)? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize,
      let sums = try? plainSums(at: pointSize)
    else { return nil }
    let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit)
    var breaker = LineBreaker(self, request, sums, .never)
    var lines = LineCounter()
    guard (try? breaker.run(into: &lines)) ?? false, breaker.next == opportunities.count else { return nil }
    let widest = sums.scale.points(lines.widest)
    guard countsTrailingSpace, lines.widestEnd > lines.widest else { return (lines.count, widest) }
    return (lines.count, max(widest, min(sums.scale.points(lines.widestEnd), width)))
  }
}

extension PreparedText {
  /// Returns whether the text takes no more than a number of lines, as
  /// ``lines(width:pointSize:limit:truncation:)`` breaks it, or `nil` if that takes more than sums of advances.
  ///
  /// Sums have to determine only the lines before the last allowed one: if the rest of the text begins where breaking
  /// changes no glyph, it fits on that line if it is no wider. Of text whose words aren't all cached, only sums on a
  /// single line are known. The result is also `nil` for an invalid width, size, or number, and if the face fails.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines, or of glyphs if words aren't cached.
  public func plainlyFits(lines limit: Int, width: Double, pointSize: Double) -> Bool? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize, limit > 0 else { return nil }
    let plainSums: PlainSums?
    do { plainSums = try self.plainSums(at: pointSize) } catch { return nil }
    guard let sums = plainSums else {
      return isComposed ? nil : held?.fitsUnbroken(width: width, pointSize: pointSize, mayBreak: limit > 1)
    }
    let opportunities = sums.sized?.opportunities ?? opportunities
    guard opportunities.isRising else { return nil }
    var next = 0
    if limit > 1 {
      let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit - 1)
      var breaker = LineBreaker(self, request, sums, .never)
      var lines = LineCounter()
      guard (try? breaker.run(into: &lines)) ?? false else { return nil }
      next = breaker.next
    }
    guard next < opportunities.count else { return true }
    if let hard = opportunities.hardIndices.last, hard >= next { return false }
    let start = next > 0 ? opportunities[next - 1] : nil
    let end = opportunities[opportunities.count - 1]
    guard start?.isUnsafe != true else { return nil }
    if sums.scale.points(max(0, end.contentAdvance - (start?.advance ?? 0))) <= width { return true }
    // The first cluster of a line is on it even if it is wider than the line.
    let first = start?.position ?? 0
    return hasSeveralClusters(in: first..<max(first, end.contentEnd)) ? false : nil
  }

  /// Returns whether the first few code units of a range show that it has more than one grapheme cluster.
  private func hasSeveralClusters(in range: Range<Int>) -> Bool {
    var end = min(range.upperBound, range.lowerBound + 8)
    if end > range.lowerBound, UTF16.isLeadSurrogate(paragraph.units[end - 1]) { end -= 1 }
    return !paragraph.text(in: range.lowerBound..<end).dropFirst().isEmpty
  }
}

extension ShapedText {
  /// Returns whether a text in one style that was shaped without a size fits on a line at a size, or `nil` if its sums
  /// don't express that, or if it may be broken and doesn't fit.
  fileprivate func fitsUnbroken(width: Double, pointSize: Double, mayBreak: Bool) -> Bool? {
    guard paragraph.styles.count == 1, paragraph.styles[0].tracking == 0, hyphens.isEmpty,
      segments.allSatisfy({ $0.content == .glyphs }), opportunities.hardIndices.isEmpty, opportunities.count > 0,
      opportunities[opportunities.count - 1].contentEnd == length,
      runs.allSatisfy({ $0.run.face.pointSize == nil && !$0.run.face.sizeDependence.changesShapes })
    else { return nil }
    // The sums of faces with the same units are added up before they are converted, as in the segments of a line.
    var sum = 0.0
    var units: Int64 = 0
    var unitsPerEm = 0
    func points() -> Double {
      AdvanceScale(pointSize: pointSize, unitsPerEm: Double(max(1, unitsPerEm))).points(units)
    }
    for glyphs in runs {
      guard let face = try? glyphs.run.face.at(pointSize: pointSize) else { return nil }
      if face.advanceUnitsPerEm != unitsPerEm {
        sum += points()
        (units, unitsPerEm) = (0, face.advanceUnitsPerEm)
      }
      units += face.sizedAdvance(of: glyphs.glyphs, glyphs.run)
    }
    sum += points()
    if sum <= width { return true }
    // The first cluster of a line is on it even if it is wider than the line.
    return mayBreak || !places[1..<length].contains { $0.contains(.grapheme) } ? nil : false
  }
}
