import FontEngine

/// The justification of a line: the remaining space is distributed equally among gaps after clusters.
struct LineJustification {
  /// The width of the line's content.
  var natural: Double
  /// The width to fill.
  var target: Double
  /// The clusters, identified by their starts, after which space is added.
  var gaps: Set<Int>

  /// No justification.
  static let none = LineJustification(natural: 0, target: 0, gaps: [])

  /// Returns the position of a point on the line, given the number of gaps to its left.
  ///
  /// After the last gap, positions are computed from the right edge, so that the line ends exactly at the target.
  func x(_ natural: Double, gaps left: Int) -> Double {
    if left == 0 { return natural }
    if left == gaps.count { return target - (self.natural - natural) }
    return natural + (target - self.natural) * Double(left) / Double(gaps.count)
  }
}

extension ShapedText {
  /// Returns the clusters, identified by their starts, after which a line may be widened.
  ///
  /// As with `text-justify: auto` of CSS Text 3, these are word separators, and clusters beside an ideograph or kana,
  /// but none before the last tab or at the ends of the line. Arabic letters are not elongated.
  func gaps(in pieces: [LinePiece]) -> Set<Int> {
    var gaps: Set<Int> = []
    var last: Int?
    var previous: Int?
    // The start of the line counts as a gap, since no space is added there.
    var isBehindGap = true
    for piece in pieces {
      switch piece.kind {
      case .text, .control: break
      case .tab:
        gaps = []
        (last, previous, isBehindGap) = (nil, nil, true)
      case .attachment, .hyphen, .truncationToken: (previous, isBehindGap) = (nil, false)
      }
      for (start, end) in piece.clusters {
        let unit = paragraph.units[start]
        if isWordSeparator(before: end) {
          gaps.insert(start)
          (last, previous, isBehindGap) = (start, start, true)
        } else if isIdeographic(at: start) {
          if !isBehindGap, let previous { gaps.insert(previous) }
          gaps.insert(start)
          (last, previous, isBehindGap) = (start, start, true)
        } else if !isInvisible(unit) {
          (previous, isBehindGap) = (start, false)
        }
      }
    }
    if isBehindGap, let last { gaps.remove(last) }
    return gaps
  }

  /// Returns whether the preceding character is a word separator of CSS Text 3 in the basic multilingual plane.
  private func isWordSeparator(before end: Int) -> Bool {
    let unit = paragraph.units[end - 1]
    return unit == 0x20 || unit == 0xA0 || unit == 0x1361
  }

  /// Returns whether a character is an ideograph, kana, or a related symbol. Hangul is not, since it has spaces.
  private func isIdeographic(at offset: Int) -> Bool {
    switch paragraph.units[offset] {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6:
      true
    // The high surrogates of U+1AFF0 to U+1B2FF (kana) and of planes 2 and 3 (ideographs).
    case 0xD82B...0xD82C, 0xD840...0xD8BF: true
    default: false
    }
  }

  private func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }
}

extension LinePiece {
  /// The clusters of the shaper in the order of the text, as starts and ends.
  var clusters: [(start: Int, end: Int)] {
    var starts: [Int] = []
    for glyph in isRightToLeft ? glyphs.reversed() : glyphs where Int(glyph.cluster) != starts.last {
      starts.append(Int(glyph.cluster))
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { (start: $0, end: $1) }
  }
}
