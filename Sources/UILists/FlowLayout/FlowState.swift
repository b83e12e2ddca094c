import Foundation

/// The numbers of a flow that nothing else decides.
enum FlowNumbers {
  /// The size of items.
  static let itemSize = CGSize(width: 50, height: 50)
  /// The least space between items and between lines.
  static let spacing: CGFloat = 10
  /// The depth of headers and footers that stay on the screen: in front of the items.
  static let pinnedDepth = 10
  /// How much another size has to differ to be one, in points: the noise of computing with lengths.
  static let tolerance: CGFloat = 1e-6
}

/// What a flow has prepared.
struct FlowState {
  var sections: [FlowSection] = []
  /// Whether sizes and spaces are to be asked for.
  var needsMetrics = true
  /// The sizes that cells preferred, by section and item.
  var preferred: [Int: [Int: FlowSize]] = [:]
  /// Those of them that no line knows of yet.
  var pending: [Int: [Int: FlowSize]] = [:]
  /// The size of the content, in points.
  var contentSize = CGSize.zero
  /// The collection's length along the lines for which cells were measured.
  var measuredFor: CGFloat?

  /// Where each section begins; whether a point lies in one. O(log n).
  func section(at position: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts the sections one after another, from one on; their length.
  mutating func stack(from first: Int) -> CGFloat {
    var start = first > 0 && first <= sections.count ? sections[first - 1].end : 0
    for index in min(first, sections.count)..<sections.count {
      sections[index].start = start
      start = sections[index].end
    }
    return sections.last?.end ?? 0
  }
}
