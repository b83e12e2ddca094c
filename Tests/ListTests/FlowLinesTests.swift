import Foundation
import TestSupport
import Testing

@testable import UIKit

struct FlowLinesTests {
  /// Returns the lines according to the rule, item by item.
  private func lines(_ sizes: FlowItemSizes, room: CGFloat, space: CGFloat, lineSpace: CGFloat) -> [FlowLine] {
    var (lines, start, item): ([FlowLine], CGFloat, Int) = ([], 0, 0)
    while item < sizes.count {
      var (sum, extent, end) = (sizes[item].cross, sizes[item].main, item + 1)
      while end < sizes.count, sum + sizes[end].cross + CGFloat(end - item) * space <= room {
        sum += sizes[end].cross
        extent = max(extent, sizes[end].main)
        end += 1
      }
      lines.append(FlowLine(items: item..<end, start: start, extent: extent, sum: sum, isLast: end == sizes.count))
      start += extent + lineSpace
      item = end
    }
    return lines
  }

  @Test("after items are resized one by one, the lines are the same as when all are broken again")
  func updates() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<60 {
      let count = Int.random(in: 1...60, using: &generator)
      var sizes = FlowItemSizes(count: count, common: FlowSize(main: 20, cross: 30))
      var flow = FlowLines(room: 200, itemSpacing: 8, lineSpacing: 4, sizes: sizes)
      for _ in 0..<25 {
        let item = Int.random(in: 0..<count, using: &generator)
        let size = FlowSize(
          main: CGFloat(Int.random(in: 1...60, using: &generator)),
          cross: CGFloat(Int.random(in: 1...220, using: &generator)))
        sizes.set(size, of: item)
        flow.update(from: item, sizes: sizes)
        let expected = lines(sizes, room: 200, space: 8, lineSpace: 4)
        #expect(flow.lines(from: -.infinity, to: .infinity) == expected)
        #expect((0..<count).compactMap { flow.line(of: $0)?.start }.count == count)
        #expect(flow.length == (expected.last.map { $0.start + $0.extent } ?? 0))
      }
    }
  }

  @Test("a range finds only the lines that intersect it")
  func stretches() {
    let sizes = FlowItemSizes(count: 100, common: FlowSize(main: 20, cross: 30))
    let flow = FlowLines(room: 100, itemSpacing: 5, lineSpacing: 4, sizes: sizes)
    // Three per line, 24 points each.
    #expect(flow.lines(from: 50, to: 60).map(\.items) == [6..<9])
    #expect(flow.lines(from: 21, to: 23).isEmpty)
    #expect(flow.lines(from: 20, to: 24).map(\.items) == [0..<3, 3..<6])
    #expect(flow.lines(from: 1e9, to: 2e9).isEmpty)
    #expect(flow.line(of: 99)?.items == 99..<100 && flow.line(of: 99)?.isLast == true)
    #expect(flow.line(of: 100) == nil && flow.line(of: -1) == nil)
  }

  @Test("items without length share a line")
  func degenerate() {
    let sizes = FlowItemSizes(count: 1000, common: FlowSize(main: 0, cross: 0))
    let flow = FlowLines(room: 100, itemSpacing: 0, lineSpacing: 4, sizes: sizes)
    #expect(flow.line(of: 500)?.items == 0..<1000 && flow.length == 0)
    let none = FlowLines(
      room: 100, itemSpacing: 0, lineSpacing: 4, sizes: FlowItemSizes(count: 0, common: FlowSize(main: 1, cross: 1)))
    #expect(none.length == 0 && none.lines(from: 0, to: 100).isEmpty)
  }
}
