import CoreGraphics

/// The characters of a run's glyphs, in the order of the glyphs.
struct TextClusters {
  /// A part of the text and the number of glyphs that display it.
  struct Cluster: Hashable {
    var text: String
    var glyphs: Int
  }

  /// The clusters from left to right. Readers of PDF expect this order, and turn text that runs right to left
  /// themselves.
  let clusters: [Cluster]

  /// Finds the clusters of a run. A glyph whose cluster starts before that of the glyph before it belongs to the same.
  init(_ run: DisplayList.GlyphRun) {
    let units = Array(run.text.replacingNoncharacters.utf16)
    var starts: [Int] = []
    var counts: [Int] = []
    func add(_ glyph: DisplayList.GlyphRun.Glyph) {
      let start = starts.isEmpty ? 0 : min(glyph.cluster, units.count)
      if let last = starts.last, start <= last {
        counts[counts.count - 1] += 1
      } else {
        starts.append(start)
        counts.append(1)
      }
    }
    if run.isRightToLeft {
      for glyph in run.glyphs.reversed() { add(glyph) }
    } else {
      for glyph in run.glyphs { add(glyph) }
    }
    let inOrderOfText = starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : units.count
      return Cluster(text: String(decoding: units[starts[index]..<end], as: UTF16.self), glyphs: counts[index])
    }
    clusters = run.isRightToLeft ? inOrderOfText.reversed() : inOrderOfText
  }
}

extension String {
  /// The text with U+FFFD in place of noncharacters, which Cairo refuses in text and titles (Unicode, section 23.7).
  ///
  /// Each has as many code units of UTF-16 as before, since a pair becomes two.
  var replacingNoncharacters: String {
    guard unicodeScalars.contains(where: \.isNoncharacter) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      let isLong = scalar.value > 0xFFFF
      text += scalar.isNoncharacter ? (isLong ? "\u{FFFD}\u{FFFD}" : "\u{FFFD}") : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
