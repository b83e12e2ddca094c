import FontEngine

/// Measures ranges of a text at its point sizes, as if each were on a line by itself.
///
/// Advances are added up in whole units while the scale stays the same, in the order of the text. This is exactly the
/// sum that shaping the line alone gives.
struct Ruler {
  let text: ShapedText
  /// The scale of each segment.
  let scales: [AdvanceScale]
  /// The tab stops of the current paragraph.
  var tabs = TabRuler()
  /// Whether a single factor converts every advance of the text to points.
  let isPlain: Bool
  let pointSizes: PointSizes

  init(_ text: ShapedText, pointSizes: PointSizes) {
    self.text = text
    self.pointSizes = pointSizes
    scales = text.segments.map { segment in
      AdvanceScale(
        pointSize: pointSizes[segment.style], unitsPerEm: Double(segment.unitsPerEm),
        tracking: text.paragraph.styles[segment.style].tracking)
    }
    isPlain = text.isPlain
  }

  /// Whether a longer range may be narrower than a shorter one.
  ///
  /// This is the case if an advance is negative, or if tracking subtracts more from a cluster than its width.
  var mayFall: Bool {
    text.hasFallingSums
      || scales.contains { $0.tracking < 0 && $0.tracking + text.narrowestTracked * $0.pointSize < 0 }
  }

  /// Returns the width of a range in points, with its edges reshaped where needed.
  ///
  /// The range begins `origin` points from the leading edge. `segment` is the index of the segment that contains its
  /// start, if known.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if shaping an edge fails.
  func width(of range: Range<Int>, from origin: Double = 0, segment: Int? = nil) throws(TextLayoutError) -> Double {
    guard !range.isEmpty else { return 0 }
    let isUnsafe =
      text.properties[range.lowerBound].contains(.unsafeToBreak)
      || (range.upperBound < text.length && text.properties[range.upperBound].contains(.unsafeToBreak))
    let correction = isUnsafe ? try correction(of: range) : EdgeCorrection()
    if isPlain {
      let units = text.advances[range.upperBound] - text.advances[range.lowerBound]
      return scales[0].points(units + correction.atStart.units + correction.atEnd.units)
    }
    return try width(of: range, from: origin, segment: segment, correction)
  }

  private func correction(of range: Range<Int>) throws(TextLayoutError) -> EdgeCorrection {
    do {
      return try text.edgeCorrection(start: range.lowerBound, end: range.upperBound)
    } catch {
      throw .font(error)
    }
  }

  /// Returns the width of a range according to the sums, which is exact unless an edge needs reshaping.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if shaping the text after a tab fails.
  func roughWidth(of range: Range<Int>, from origin: Double, segment: Int? = nil) throws(TextLayoutError) -> Double {
    try width(of: range, from: origin, segment: segment, EdgeCorrection())
  }

  private func width(
    of range: Range<Int>, from origin: Double, segment: Int?, _ correction: EdgeCorrection
  ) throws(TextLayoutError) -> Double {
    var sum = 0.0
    var from = range.lowerBound
    var index = segment ?? text.segmentIndex(at: from)
    var extra = correction.atStart
    while from < range.upperBound {
      let to = min(range.upperBound, text.segments[index].end)
      if to == range.upperBound { extra = extra + correction.atEnd }
      switch text.segments[index].content {
      case .glyphs: sum += scales[index].points(text.advance(from: from, to: to) + extra)
      case .attachment(let number): sum += text.paragraph.attachments[number].width
      case .tab: sum = max(sum, try tabEnd(at: origin + sum, segment: index, limit: range.upperBound) - origin)
      }
      extra = TrackedAdvance()
      from = to
      index += 1
    }
    return sum
  }

  /// Returns the end of a tab that begins at `x`, on a line whose content ends at `limit`.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if shaping an edge fails.
  func tabEnd(at x: Double, segment: Int, limit: Int) throws(TextLayoutError) -> Double {
    guard let stop = tabs.stop(after: x) else {
      return x + (try text.spaceWidth(style: text.segments[segment].style, pointSizes: pointSizes))
    }
    let start = text.segments[segment].end
    var next = segment + 1
    while next < text.segments.count, text.segments[next].content != .tab, text.segments[next].start < limit {
      next += 1
    }
    let end = next < text.segments.count ? min(limit, text.segments[next].start) : limit
    switch stop.alignment {
    case .leading: return stop.location
    case .trailing: return stop.location - (try width(of: start..<max(start, end)))
    case .center: return stop.location - (try width(of: start..<max(start, end))) / 2
    case .decimal(let separator):
      let mark = text.paragraph.units[start..<max(start, end)].firstIndex(of: separator) ?? max(start, end)
      return stop.location - (try width(of: start..<mark))
    }
  }
}

/// The tab stops of a paragraph.
struct TabRuler: Sendable {
  private var stops: [TabStop] = []
  private var interval = 0.0

  init() {}

  init(_ style: ParagraphStyle) {
    stops = style.tabStops.filter { $0.location > 0 && $0.location.isFinite }.sorted { $0.location < $1.location }
    interval = ParagraphStyle.distance(style.defaultTabInterval)
  }

  /// Returns the first stop after `x`, or `nil` if there is none and a tab is as wide as a space.
  func stop(after x: Double) -> TabStop? {
    if let stop = stops.first(where: { $0.location > x }) { return stop }
    guard interval > 0 else { return nil }
    let next = ((x / interval).rounded(.down) + 1) * interval
    // If the pen is so far away that a step no longer moves it, the tab has no width.
    return TabStop(next > x ? next : x)
  }
}
