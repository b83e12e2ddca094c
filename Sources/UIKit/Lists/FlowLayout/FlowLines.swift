import FontEngine
import Foundation

/// A line of a section.
struct FlowLine: Equatable, Sendable {
  var items: Range<Int>
  /// The position along the scrolling axis, relative to the first line.
  var start: CGFloat
  /// The length along the scrolling axis: that of the longest item.
  var extent: CGFloat
  /// The sum of the items' lengths along the line.
  var sum: CGFloat
  var isLast: Bool
}

/// The lines of a section. A run stores any number of consecutive lines of equal items.
struct FlowLines: Sendable {
  /// The allowed overflow of a line, for rounding errors when lengths are added.
  private static let tolerance: CGFloat = 1e-6

  /// Consecutive lines with the same number of items of the same size.
  private struct Run: Sendable {
    var item: Int
    var perLine: Int
    var lines: Int
    var start: CGFloat
    var extent: CGFloat
    var sum: CGFloat

    var end: Int { item + perLine * lines }
  }

  /// The length available along a line.
  let room: CGFloat
  /// The minimum spacing between items.
  let itemSpacing: CGFloat
  /// The spacing between lines.
  let lineSpacing: CGFloat
  private var runs: [Run] = []
  private var count = 0
  /// The length of all lines along the scrolling axis, including the spacing between them.
  private(set) var length: CGFloat = 0

  init(room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, sizes: FlowItemSizes) {
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    fill(from: 0, sizes)
  }

  /// Returns the number of items of a length that fit on a line; at least 1.
  func capacity(_ length: CGFloat) -> Int {
    let step = length + itemSpacing
    guard step > 0, step.isFinite else { return Int.max >> 8 }
    let fitting = ((room + itemSpacing + Self.tolerance) / step).rounded(.down)
    return max(1, fitting < 1e9 ? Int(fitting) : 1_000_000_000)
  }

  /// Breaks lines again from an item whose size changed. O(changes after it + log n).
  mutating func update(from item: Int, sizes: FlowItemSizes) {
    // The item may now fit on the previous line.
    guard let index = runIndex(of: item) else { return fill(from: 0, sizes) }
    let run = runs[index]
    let line = (item - run.item) / run.perLine
    if line > 0 {
      // Keep the lines of the run before the previous line.
      runs.removeSubrange((index + 1)...)
      runs[index].lines = line - 1
      let next = runs[index].end
      if runs[index].lines == 0 { runs.removeLast() }
      fill(from: next, sizes)
    } else if index > 0 {
      let before = runs[index - 1]
      runs.removeSubrange(index...)
      runs[index - 1].lines -= 1
      if before.lines == 1 { runs.removeLast() }
      fill(from: before.item + before.perLine * (before.lines - 1), sizes)
    } else {
      runs = []
      fill(from: 0, sizes)
    }
  }

  private mutating func fill(from first: Int, _ sizes: FlowItemSizes) {
    count = sizes.count
    var (item, start) = (first, end(of: runs.last))
    let common = sizes.common
    let perLine = min(capacity(common.cross), max(count, 1))
    while item < count {
      // The line before an item with an explicit size may have room for that item too.
      let next = sizes.next(from: item)
      let lines = next == count ? (next - item) / perLine : max((next - item) / perLine - 1, 0)
      if lines > 0 {
        let run = Run(
          item: item, perLine: perLine, lines: lines, start: start, extent: common.main,
          sum: common.cross * CGFloat(perLine))
        runs.append(run)
        item = run.end
      } else {
        let run = line(from: item, start, sizes)
        runs.append(run)
        item = run.end
      }
      start = end(of: runs.last)
    }
    length = max(start - lineSpacing, 0)
    if count == 0 { length = 0 }
  }

  /// Returns a line with as many items as fit.
  private func line(from item: Int, _ start: CGFloat, _ sizes: FlowItemSizes) -> Run {
    let first = sizes[item]
    var (sum, extent, end) = (first.cross, first.main, item + 1)
    while end < count {
      let size = sizes[end]
      let spaces = itemSpacing * CGFloat(end - item)
      guard sum + size.cross + spaces <= room + Self.tolerance else { break }
      sum += size.cross
      extent = max(extent, size.main)
      end += 1
    }
    return Run(item: item, perLine: end - item, lines: 1, start: start, extent: extent, sum: sum)
  }

  /// Returns the position of the line after a run.
  private func end(of run: Run?) -> CGFloat {
    guard let run else { return 0 }
    return run.start + CGFloat(run.lines) * (run.extent + lineSpacing)
  }

  private func line(_ index: Int, of run: Run) -> FlowLine {
    let first = run.item + index * run.perLine
    return FlowLine(
      items: first..<(first + run.perLine), start: run.start + CGFloat(index) * (run.extent + lineSpacing),
      extent: run.extent, sum: run.sum, isLast: first + run.perLine >= count)
  }

  /// Returns the index of the run that contains an item. O(log n).
  private func runIndex(of item: Int) -> Int? {
    let index = runs.indices.partitioningIndex { runs[$0].end > item }
    return index < runs.count && runs[index].item <= item ? index : nil
  }

  /// Returns the line that contains an item. O(log n).
  func line(of item: Int) -> FlowLine? {
    guard let index = runIndex(of: item) else { return nil }
    return line((item - runs[index].item) / runs[index].perLine, of: runs[index])
  }

  /// Returns the lines that intersect a range along the scrolling axis, which may be infinite. O(log n + lines found).
  func lines(from low: CGFloat, to high: CGFloat) -> [FlowLine] {
    if low.isNaN || high.isNaN { return [] }
    let first = runs.indices.partitioningIndex { end(of: runs[$0]) > low }
    var found: [FlowLine] = []
    for run in runs[first...] {
      if run.start > high { break }
      let step = run.extent + lineSpacing
      let skipped = step > 0 ? Int(min(max((low - run.start) / step - 1, 0), CGFloat(run.lines))) : 0
      for index in skipped..<max(run.lines, skipped) {
        let line = line(index, of: run)
        if line.start > high { break }
        if line.start + line.extent >= low { found.append(line) }
      }
    }
    return found
  }
}
