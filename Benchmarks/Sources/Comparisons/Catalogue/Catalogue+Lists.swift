import Foundation
import UIKit
import Workloads

extension Catalogue {
  static let lists = [cellBuild, cellTextChange, cellWidthChange] + feeds + [tableFirst, tableSecondSize]

  /// Everything here runs on the main thread, which Google Benchmark was called from.
  static func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try MainActor.assumeIsolated { Unchecked(value: try body()) }.value
    }
  }

  /// Carries a result out of `assumeIsolated`, which never leaves the thread.
  struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  /// What is wrong where a label's one line is not as wide as `hb_shape` says, to a pixel.
  @MainActor
  private static func labelDifference(_ texts: RowTexts, _ widths: [Double]) -> String? {
    let cell = HeadlineBodyCell(texts, width: 375)
    return zip([cell.headlineLabel, cell.bodyLabel], widths).lazy.compactMap { label, width in
      let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      let expected = width / RowTexts.bodyCase.pointSize * Double(label.font.pointSize)
      return abs(Double(size.width) - expected) <= 1 ? nil : "\(size.width) pt, \(expected) pt"
    }.first
  }

  /// A cell of a headline and a body made from nothing, with texts never seen, fitted and laid out.
  private static let cellBuild = Comparison(name: "cells/headline-body-build", peer: "hb_shape", pairs: 41) {
    let shaping = try RowShaping()
    var generator = SeededGenerator(seed: 4)
    var rows: [RowTexts] = []
    return Pairing(
      refill: { count in
        rows = RowTexts.fresh(count, &generator)
        try shaping.load(rows)
      },
      ours: { count in
        onMain { Stopwatch.thread.seconds { for row in rows.prefix(count) { _ = HeadlineBodyCell(row, width: 375) } } }
      },
      peer: { shaping.shape($0) },
      difference: {
        let (row, widths) = (rows[0], shaping.widths(0))
        return onMain { labelDifference(row, widths) }
      }, limit: 1024)
  }

  /// Both texts of a cell change to ones never seen, and it is fitted and laid out again.
  private static let cellTextChange = Comparison(name: "cells/headline-body-text-change", peer: "hb_shape", pairs: 41) {
    let shaping = try RowShaping()
    var generator = SeededGenerator(seed: 5)
    var rows = RowTexts.fresh(1, &generator)
    let cell = onMain { Unchecked(value: HeadlineBodyCell(rows[0], width: 375)) }
    return Pairing(
      refill: { count in
        rows = RowTexts.fresh(count, &generator)
        try shaping.load(rows)
      },
      ours: { count in
        onMain {
          Stopwatch.thread.seconds {
            for row in rows.prefix(count) {
              cell.value.show(row)
              cell.value.layOut(width: 375)
            }
          }
        }
      },
      peer: { shaping.shape($0) },
      difference: {
        let (row, widths) = (rows[0], shaping.widths(0))
        return onMain { labelDifference(row, widths) }
      }, limit: 1024)
  }

  /// A cell's width changes, between eight widths in turn, against the re-wrapping of its two texts alone.
  private static let cellWidthChange = Comparison(
    name: "cells/headline-body-width-change", peer: "its texts wrapped again", pairs: 41
  ) {
    var generator = SeededGenerator(seed: 6)
    let texts = RowTexts.fresh(1, &generator)[0]
    let cell = onMain { Unchecked(value: HeadlineBodyCell(texts, width: 375)) }
    let engines = try [RowTexts.headlineCase, RowTexts.bodyCase].map { try OurEngine($0) }
    for (engine, text) in zip(engines, [texts.headline, texts.body]) {
      engine.load([text])
      try engine.keep(0)
    }
    var step = 0
    let widths = (0..<8).map { 320 + Double($0 * 3 % 8) * 12 }
    return Pairing(
      ours: { count in
        onMain {
          Stopwatch.thread.seconds {
            for _ in 0..<count {
              step += 1
              cell.value.layOut(width: widths[step % 8])
            }
          }
        }
      },
      peer: { count in try engines.reduce(0) { $0 + (try $1.rewrap(widths, count: count)) } },
      difference: {
        onMain {
          for width in widths {
            cell.value.layOut(width: width)
            if cell.value.bounds.width != width { return "\(cell.value.bounds.width) pt, \(width) pt" }
          }
          return nil
        }
      }, limit: 1024)
  }

  private static let rowCount = 100_000

  /// 100,000 rows of two labels with distinct texts in one vocabulary, each measured on the way down; for all rows.
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
        return onMain { labelDifference(row, widths) }
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

  /// Tables of up to 10,000 rows, measured from top to end.
  static let listGrowth = [
    GrowthCurve(name: "table/rows", sizes: [100, 1000, 10_000]) { size in
      var generator = SeededGenerator(seed: 9)
      return {
        let rows = RowTexts.reordered(size, &generator)
        return onMain { TallTable(rows).measureAll(at: .large) }
      }
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
