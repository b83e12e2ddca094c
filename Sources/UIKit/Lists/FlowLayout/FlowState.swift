import FontEngine
import Foundation

/// The default values and constants of flow layouts.
enum FlowNumbers {
  /// The default size of items, in points.
  static let itemSize = CGSize(width: 50, height: 50)
  /// The default minimum spacing between items and between lines, in points.
  static let spacing: CGFloat = 10
  /// The z-index of pinned headers and footers: in front of the items.
  static let pinnedDepth = 10
  /// The smallest significant size difference, in points. Smaller ones are rounding errors.
  static let tolerance: CGFloat = 1e-6
}

/// The prepared state of a flow layout.
struct FlowState {
  var sections: [FlowSection] = []
  /// Whether sizes and spacing must be requested again.
  var needsMetrics = true
  /// The preferred sizes of cells, by section and item.
  var preferred: [Int: [Int: FlowSize]] = [:]
  /// The preferred sizes not yet applied to the lines.
  var pending: [Int: [Int: FlowSize]] = [:]
  /// The size of the content, in points.
  var contentSize = CGSize.zero
  /// The cross-axis length that cells were measured for.
  var measuredFor: CGFloat?

  /// Returns the index of the section at a position along the scrolling axis, or of the next one. O(log n).
  func section(at position: CGFloat) -> Int {
    sections.indices.partitioningIndex { sections[$0].end > position }
  }

  /// Stacks the sections from an index on, and returns their total length.
  mutating func stack(from first: Int) -> CGFloat {
    var start = first > 0 && first <= sections.count ? sections[first - 1].end : 0
    for index in min(first, sections.count)..<sections.count {
      sections[index].start = start
      start = sections[index].end
    }
    return sections.last?.end ?? 0
  }
}
