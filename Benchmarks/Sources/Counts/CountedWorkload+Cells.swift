import UIKit
import Workloads

/// Cells that size themselves, on the main thread, which this program runs on.
extension CountedWorkload {
  static var cells: [CountedWorkload] {
    cells("cells/headline-body", HeadlineBodyCell.self) + cells("cells/feed", FeedCell.self) + [
      onMain("cells/card-build") {
        var rows = fresh(2)
        return { _ = CardCell(rows.removeLast(), width: 375) }
      },
      onMain("table/1500-rows") {
        var generator = SeededGenerator(seed: 5)
        let tables = (0..<2).map { _ in TallTable(RowTexts.reordered(1500, &generator)) }
        var next = 0
        return {
          _ = tables[next].scrollThrough(at: .large)
          next += 1
        }
      },
      // Live cells at another text size, each fitted and laid out.
      onMain("cells/category-change") {
        let cells = LiveCells(fresh(100))
        // Two sizes that the process does not have: what happens once in a process is not counted.
        var sizes: [UIContentSizeCategory] = [.extraLarge, .extraExtraLarge]
        return { cells.change(to: sizes.removeLast()) }
      },
      // The same rows at another text size, their texts known.
      onMain("table/1500-rows-second-size") {
        var generator = SeededGenerator(seed: 6)
        let table = TallTable(RowTexts.reordered(1500, &generator))
        var sizes: [UIContentSizeCategory] = [.extraLarge, .large]
        _ = table.scrollThrough(at: .extraSmall)
        return { _ = table.scrollThrough(at: sizes.removeLast()) }
      },
      // The same, measured ahead and not shown.
      onMain("table/1500-rows-measured") {
        var generator = SeededGenerator(seed: 7)
        let table = TallTable(RowTexts.reordered(1500, &generator))
        var sizes: [UIContentSizeCategory] = [.extraLarge, .large]
        _ = table.measureAll(at: .extraSmall)
        return { _ = table.measureAll(at: sizes.removeLast()) }
      },
    ]
  }

  private static func cells<Cell: SampleCell>(_ name: String, _: Cell.Type) -> [CountedWorkload] {
    [
      onMain("\(name)-build") {
        var rows = fresh(2)
        return { _ = Cell(rows.removeLast(), width: 375) }
      },
      // A body never seen, in words that were.
      onMain("\(name)-text-change") {
        // Another seed for each kind of cell: their texts would be known otherwise.
        var generator = SeededGenerator(seed: UInt64(name.utf8.count))
        var rows = RowTexts.reordered(400, &generator)
        let cell = Cell(rows.removeLast(), width: 375)
        while rows.count > 2 {
          cell.showBody(rows.removeLast().body)
          cell.layOut(width: 375)
        }
        return {
          cell.showBody(rows.removeLast().body)
          cell.layOut(width: 375)
        }
      },
      onMain("\(name)-width-change") {
        let cell = Cell(fresh(1)[0], width: 375)
        var width: CGFloat = 375
        return {
          width -= 24
          cell.layOut(width: width)
        }
      },
    ]
  }

  private static func fresh(_ count: Int) -> [RowTexts] {
    var generator = SeededGenerator(seed: 4)
    return RowTexts.fresh(count, &generator)
  }

  /// Returns work on the main thread, which makes no pivots of its own.
  static func onMain(
    _ name: String, _ make: @escaping @MainActor () -> @MainActor () -> Void
  ) -> CountedWorkload {
    CountedWorkload(name: name) {
      let run = MainActor.assumeIsolated { make() }
      return {
        MainActor.assumeIsolated { run() }
        return 0
      }
    }
  }
}
