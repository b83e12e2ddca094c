import FontEngine

/// How a line is widened to fill its room: the room that is left goes in equal parts to gaps behind clusters.
struct LineStretch {
  /// The line's own width.
  var natural: Double
  /// The width that it is to have.
  var target: Double
  /// The clusters, by their starts, behind which room is added.
  var gaps: Set<Int>

  /// No room at all.
  static let none = LineStretch(natural: 0, target: 0, gaps: [])

  /// Where a place on the line comes to lie with so many gaps on its left. Beyond the last gap places are counted from the
  /// right edge, so that the line ends exactly where it is to end.
  func x(_ natural: Double, gaps left: Int) -> Double {
    if left == 0 { return natural }
    if left == gaps.count { return target - (self.natural - natural) }
    return natural + (target - self.natural) * Double(left) / Double(gaps.count)
  }
}

extension ShapedText {
  /// The clusters of a line, by their starts, behind which it may be widened (`text-justify: auto` of CSS Text 3): word
  /// separators, and those beside an ideograph or kana; nothing before the last tab, and nothing at the line's ends.
  ///
  /// Arabic letters are not lengthened.
  func gaps(in pieces: [LinePiece]) -> Set<Int> {
    var gaps: Set<Int> = []
    var last: Int?
    var previous: Int?
    // At its start as behind a gap: nothing is added there.
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

  /// The word-separator characters of CSS Text 3 in the first plane.
  private func isWordSeparator(before end: Int) -> Bool {
    let unit = paragraph.units[end - 1]
    return unit == 0x20 || unit == 0xA0 || unit == 0x1361
  }

  /// Ideographs, kana and the symbols among them; Hangul has spaces.
  private func isIdeographic(at place: Int) -> Bool {
    switch paragraph.units[place] {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6:
      true
    // The high surrogates of U+1AFF0 to U+1B2FF, kana, and of planes 2 and 3, ideographs.
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
  /// The shaper's clusters in the order of the text, as starts and ends.
  var clusters: [(start: Int, end: Int)] {
    var starts: [Int] = []
    for glyph in isRightToLeft ? glyphs.reversed() : glyphs where Int(glyph.cluster) != starts.last {
      starts.append(Int(glyph.cluster))
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { (start: $0, end: $1) }
  }
}
