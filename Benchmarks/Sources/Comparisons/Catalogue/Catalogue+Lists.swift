import Foundation
import UIKit
import Workloads

extension Catalogue {
  static let lists =
    cells("cells/headline-body", HeadlineBodyCell.self, seed: 4) + cells("cells/feed", FeedCell.self, seed: 11)
    + [tableFirst, tableSecondSize]

  /// Everything here runs on the main thread, which Google Benchmark was called from.
  static func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try MainActor.assumeIsolated { Unchecked(value: try body()) }.value
    }
  }

  /// Carries a result out of `assumeIsolated`, which never leaves the thread.
  struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  private static let rowCount = 100_000

  /// A text size that the process does not have at the moment, whatever ran before.
  @MainActor private static var otherCategory: UIContentSizeCategory {
    UIApplication.shared.preferredContentSizeCategory == .large ? .extraExtraLarge : .large
  }

  /// 100,000 rows of two labels with distinct texts in one vocabulary, measured one after another; for all rows.
  private static let tableFirst = Comparison(name: "table/100000-first", peer: "hb_shape", pairs: 3) {
    var generator = SeededGenerator(seed: 7)
    let shaping = try RowShaping()
    var rows: [RowTexts] = []
    return Pairing(
      refill: { _ in
        rows = RowTexts.reordered(rowCount, &generator)
        try shaping.load(rows)
      },
      ours: { _ in onMain { [rows] in TallTable(rows).measureAll(at: .large) } },
      peer: { _ in shaping.shape(rowCount) },
      difference: {
        let (row, widths) = (rows[0], shaping.widths(0))
        return onMain { labelDifference(HeadlineBodyCell.self, row, widths) }
      }, limit: 1)
  }

  /// The same rows at another text size afterwards.
  private static let tableSecondSize = Comparison(name: "table/100000-second-size", peer: "first size", pairs: 3) {
    var generator = SeededGenerator(seed: 8)
    var first = 0.0
    var heights = (first: 0.0, second: 0.0)
    func measure(_ count: Int) -> Double {
      let rows = RowTexts.reordered(count, &generator)
      return onMain {
        let table = TallTable(rows)
        first = table.measureAll(at: .large)
        heights.first = table.contentHeight
        let second = table.measureAll(at: .extraExtraLarge)
        heights.second = table.contentHeight
        return second
      }
    }
    return Pairing(
      ours: { _ in measure(rowCount) }, peer: { _ in first },
      difference: {
        // Larger text makes rows higher.
        _ = measure(100)
        return heights.second > heights.first ? nil : "\(heights.first) pt, \(heights.second) pt"
      }, limit: 1)
  }

  /// A table of rows that show a thousand texts in turn.
  private static func tall(_ count: Int) -> Unchecked<TallTable> {
    var generator = SeededGenerator(seed: 12)
    let texts = RowTexts.reordered(1000, &generator)
    return onMain { Unchecked(value: TallTable(texts, count: count)) }
  }

  /// Tables of up to 10,000 rows, measured from top to end.
  static let listGrowth = [
    GrowthCurve(name: "table/rows", sizes: [100, 1000, 10_000]) { size in
      var generator = SeededGenerator(seed: 9)
      return {
        let rows = RowTexts.reordered(size, &generator)
        return onMain { TallTable(rows).measureAll(at: .large) }
      }
    },
    // The same tables scrolled through, so that rows are shown as well.
    GrowthCurve(name: "table/scrolled", sizes: [100, 1000, 10_000]) { size in
      var generator = SeededGenerator(seed: 9)
      return {
        let rows = RowTexts.reordered(size, &generator)
        return onMain { TallTable(rows).scrollThrough(at: .large) }
      }
    },
    // From the data source's answer to a full screen, most rows estimated.
    GrowthCurve(name: "table/first-screen", sizes: [10_000, 100_000, 1_000_000]) { size in
      let table = tall(size)
      return { onMain { table.value.fillScreen() } }
    },
    // To the middle and a screen beside it, in turn.
    GrowthCurve(name: "table/jump", sizes: [10_000, 100_000, 1_000_000]) { size in
      let table = tall(size)
      _ = onMain { table.value.fillScreen() }
      var step = 0
      return {
        step += 1
        return onMain { table.value.jump(to: size / 2 + step % 2 * 1000) }
      }
    },
    // Another text size, and the rows on the screen at it.
    GrowthCurve(name: "table/category-change", sizes: [10_000, 100_000, 1_000_000]) { size in
      let table = tall(size)
      _ = onMain { table.value.fillScreen() }
      return { onMain { table.value.change(to: otherCategory) } }
    },
    // Feed cells that are alive while the text size changes; each is fitted and laid out again.
    GrowthCurve(name: "cells/category-change", sizes: [10, 100, 1000]) { size in
      var generator = SeededGenerator(seed: 11)
      let texts = RowTexts.reordered(size, &generator)
      let cells = onMain { Unchecked(value: LiveCells(texts)) }
      return { onMain { Stopwatch.thread.seconds { cells.value.change(to: otherCategory) } } }
    },
    // Cards of 21 views, each made from nothing, fitted and laid out.
    GrowthCurve(name: "cells/hundred-of-twenty", sizes: [10, 100, 1000]) { size in
      var generator = SeededGenerator(seed: 10)
      return {
        let rows = RowTexts.reordered(size, &generator)
        return onMain { Stopwatch.thread.seconds { for row in rows { _ = CardCell(row, width: 375) } } }
      }
    },
  ]
}
