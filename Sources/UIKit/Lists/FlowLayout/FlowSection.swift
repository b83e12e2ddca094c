import Foundation
import UIFoundation

/// The metrics of a section, relative to the scrolling axis.
struct FlowSectionMetrics: Equatable, Sendable {
  /// The insets before and after the lines, along the scrolling axis.
  var before: CGFloat
  var after: CGFloat
  /// The inset at the start of each line.
  var lineStart: CGFloat
  /// The length of a line between its insets.
  var room: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat
  /// The lengths of the header and footer along the scrolling axis; 0 for none.
  var header: CGFloat
  var footer: CGFloat
}

/// The alignment of items on a line that they don't fill.
enum FlowAlignment: Equatable, Sendable {
  /// Items start at the beginning of the line, with spacing between them.
  case start(space: CGFloat)
  /// The items of a line are centered.
  case center
}

/// A section of a flow layout: a header, lines of items, and a footer.
struct FlowSection: Sendable {
  let metrics: FlowSectionMetrics
  private(set) var sizes: FlowItemSizes
  private(set) var lines: FlowLines
  /// Whether cells determine the sizes of items.
  let isEstimated: Bool
  /// The position along the scrolling axis.
  var start: CGFloat = 0

  init(metrics: FlowSectionMetrics, sizes: FlowItemSizes, isEstimated: Bool) {
    self.metrics = metrics
    self.sizes = sizes
    self.isEstimated = isEstimated
    lines = FlowLines(
      room: metrics.room, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing, sizes: sizes)
  }

  /// The length along the scrolling axis.
  var length: CGFloat { metrics.header + metrics.before + lines.length + metrics.after + metrics.footer }
  var end: CGFloat { start + length }
  private var linesStart: CGFloat { start + metrics.header + metrics.before }

  /// Applies the preferred sizes of cells.
  mutating func set(_ preferred: [Int: FlowSize]) {
    guard let first = preferred.keys.min() else { return }
    for (item, size) in preferred.sorted(by: { $0.key < $1.key }) where item < sizes.count { sizes.set(size, of: item) }
    lines.update(from: first, sizes: sizes)
  }

  /// Returns the alignment of a line: full lines are justified, and a single item is centered (uikit.md, "Table
  /// cells").
  ///
  /// The last line starts at the left with the minimum spacing. If all items have the same size, it follows the columns
  /// of the lines above, as if it were full (openradar 20825965: the last line is left-aligned only as soon as one size
  /// differs). A single item on the last line is centered if a second one would not fit, since the line is full then,
  /// or if it is alone in the section and its cell determined the size: our choice between these two rules.
  private func alignment(of line: FlowLine) -> FlowAlignment {
    if sizes.isUniform, !isEstimated || !line.isLast {
      let capacity = lines.capacity(sizes.common.cross)
      if capacity == 1 { return .center }
      let full = sizes.common.cross * CGFloat(capacity)
      let space = capacity > 1_000_000 ? metrics.itemSpacing : (metrics.room - full) / CGFloat(capacity - 1)
      return .start(space: max(space, metrics.itemSpacing))
    }
    if line.items.count == 1 {
      let isAlone = line.items.lowerBound == 0 && isEstimated
      let takesAnother = lines.capacity(line.sum) > 1
      return line.isLast && takesAnother && !isAlone ? .start(space: 0) : .center
    }
    if line.isLast { return .start(space: metrics.itemSpacing) }
    let space = (metrics.room - line.sum) / CGFloat(line.items.count - 1)
    return .start(space: max(space, metrics.itemSpacing))
  }

  /// Returns the position and size of an item, relative to the scrolling axis. Items are centered on the line's cross
  /// axis.
  func itemFrame(of item: Int, in line: FlowLine) -> FlowFrame {
    let size = sizes[item]
    var cross = metrics.lineStart
    switch alignment(of: line) {
    // An item wider than its line is centered too: half of the overflow is before the line (uikit-recorded.md, R).
    case .center: cross += (metrics.room - size.cross) / 2
    case .start(let space):
      let before = item - line.items.lowerBound
      if sizes.isUniform {
        cross += CGFloat(before) * (size.cross + space)
      } else {
        for other in line.items.lowerBound..<item { cross += sizes[other].cross + space }
      }
    }
    return FlowFrame(main: linesStart + line.start + (line.extent - size.main) / 2, cross: cross, size: size)
  }

  func itemFrame(of item: Int) -> FlowFrame? {
    guard item >= 0, item < sizes.count, let line = lines.line(of: item) else { return nil }
    return itemFrame(of: item, in: line)
  }

  /// Returns the items whose lines intersect a range along the scrolling axis, with their positions.
  func itemFrames(from low: CGFloat, to high: CGFloat) -> [(item: Int, frame: FlowFrame)] {
    lines.lines(from: low - linesStart, to: high - linesStart).flatMap { line in
      line.items.map { (item: $0, frame: itemFrame(of: $0, in: line)) }
    }
  }
}

/// The position and size of an item in a flow layout, relative to the scrolling axis.
struct FlowFrame: Equatable, Sendable {
  var main: CGFloat
  var cross: CGFloat
  var size: FlowSize
}
