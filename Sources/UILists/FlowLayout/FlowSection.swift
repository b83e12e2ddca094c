import Foundation
import UIFoundation

/// What a section of a flow is told, seen along the axis of scrolling.
struct FlowSectionMetrics: Equatable, Sendable {
  /// The insets before and after the lines, along the axis of scrolling.
  var before: CGFloat
  var after: CGFloat
  /// The inset at the beginning of each line.
  var lineStart: CGFloat
  /// What is left of a line between its insets.
  var room: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat
  /// The lengths of the header and the footer along the axis of scrolling; 0 for none.
  var header: CGFloat
  var footer: CGFloat
}

/// How the items in a line lie where they leave room.
enum FlowAlignment: Equatable, Sendable {
  /// From the line's beginning, with a space between items.
  case start(space: CGFloat)
  /// In the middle.
  case center
}

/// A section of a flow: a header, lines of items, a footer.
struct FlowSection: Sendable {
  let metrics: FlowSectionMetrics
  private(set) var sizes: FlowItemSizes
  private(set) var lines: FlowLines
  /// Whether the items' sizes come from cells.
  let isEstimated: Bool
  /// Where the section begins along the axis of scrolling.
  var start: CGFloat = 0

  init(metrics: FlowSectionMetrics, sizes: FlowItemSizes, isEstimated: Bool) {
    self.metrics = metrics
    self.sizes = sizes
    self.isEstimated = isEstimated
    lines = FlowLines(
      room: metrics.room, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing, sizes: sizes)
  }

  /// The section's length along the axis of scrolling.
  var length: CGFloat { metrics.header + metrics.before + lines.length + metrics.after + metrics.footer }
  var end: CGFloat { start + length }
  private var linesStart: CGFloat { start + metrics.header + metrics.before }

  /// Gives items sizes that their cells prefer.
  mutating func set(_ preferred: [Int: FlowSize]) {
    guard let first = preferred.keys.min() else { return }
    for (item, size) in preferred.sorted(by: { $0.key < $1.key }) where item < sizes.count { sizes.set(size, of: item) }
    lines.update(from: first, sizes: sizes)
  }

  /// How a line's items lie (uikit.md, "Table cells"): full lines are justified, and a line with one item centres it.
  ///
  /// The last line begins at the left with the least space. Where all items have one size, it stands in the columns of
  /// the lines above, as if it were full (openradar 20825965: the last line is left-aligned only as soon as one size
  /// differs). A last line with one item centres it where a second one would not fit, since the line is full then, or
  /// where it is alone in the section and its cell has decided on the size: our decision between these two rules.
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

  /// The place of an item in a line: along the axis of scrolling, along the line, and its size. Items lie in the middle of
  /// their line.
  func place(of item: Int, in line: FlowLine) -> FlowPlace {
    let size = sizes[item]
    var cross = metrics.lineStart
    switch alignment(of: line) {
    // An item that is wider than its line too: half of what is over lies before the line (uikit-recorded.md, R).
    case .center: cross += (metrics.room - size.cross) / 2
    case .start(let space):
      let before = item - line.items.lowerBound
      if sizes.isUniform {
        cross += CGFloat(before) * (size.cross + space)
      } else {
        for other in line.items.lowerBound..<item { cross += sizes[other].cross + space }
      }
    }
    return FlowPlace(main: linesStart + line.start + (line.extent - size.main) / 2, cross: cross, size: size)
  }

  func place(of item: Int) -> FlowPlace? {
    guard item >= 0, item < sizes.count, let line = lines.line(of: item) else { return nil }
    return place(of: item, in: line)
  }

  /// The items whose lines touch a stretch along the axis of scrolling, with their places.
  func places(from low: CGFloat, to high: CGFloat) -> [(item: Int, place: FlowPlace)] {
    lines.lines(from: low - linesStart, to: high - linesStart).flatMap { line in
      line.items.map { (item: $0, place: place(of: $0, in: line)) }
    }
  }
}

/// Where an item lies in a flow.
struct FlowPlace: Equatable, Sendable {
  var main: CGFloat
  var cross: CGFloat
  var size: FlowSize
}
