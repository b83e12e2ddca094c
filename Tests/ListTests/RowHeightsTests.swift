import Foundation
import TestSupport
import Testing

@testable import UIKit

struct RowHeightsTests {
  @Test("sums and searches agree with simple addition", arguments: [1, 2, 63, 64, 65, 128, 200, 1000])
  func againstAddingUp(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var rows = RowHeights(count: count, estimate: 44)
    var plain = Array(repeating: CGFloat(44), count: count)
    func top(of row: Int) -> CGFloat { plain[..<row].reduce(0, +) }
    for _ in 0..<300 {
      let row = Int.random(in: 0..<count, using: &generator)
      // Quarters of a point add up without rounding, so that sums compare exactly.
      let height = CGFloat(Int.random(in: 0...800, using: &generator)) / 4
      rows.setHeight(height, of: row)
      plain[row] = height
      let probe = Int.random(in: 0...count, using: &generator)
      #expect(rows.top(of: probe) == top(of: probe))
      for near in [probe, min(probe + 1, count), max(probe - 3, 0), row] {
        #expect(rows.nextTop(of: near) == top(of: near))
      }
      let distance = CGFloat(Int.random(in: 0...100_000, using: &generator)) / 4
      var (expected, rest) = (0, distance)
      while expected < count - 1, rest >= plain[expected] {
        rest -= plain[expected]
        expected += 1
      }
      #expect(rows.row(at: distance) == expected)
    }
    #expect(rows.totalHeight == top(of: count))
  }

  @Test("a row's top is found in that row")
  func inverse() {
    var generator = SeededGenerator(seed: 1)
    var rows = RowHeights(count: 500, estimate: 30)
    for row in 0..<500 where row % 3 == 0 {
      rows.setHeight(CGFloat(Int.random(in: 1...100, using: &generator)), of: row)
    }
    for row in 0..<500 {
      #expect(rows.row(at: rows.top(of: row)) == row)
      #expect(rows.row(at: rows.top(of: row) + rows.height(of: row) - 0.25) == row)
    }
  }

  @Test("positions outside the rows find the nearest row")
  func outside() {
    let rows = RowHeights(count: 10, estimate: 44)
    #expect(rows.row(at: -5) == 0)
    #expect(rows.row(at: 1e9) == 9)
    #expect(rows.row(at: .nan) == nil)
    #expect(RowHeights(count: 0, estimate: 44).row(at: 0) == nil)
    #expect(RowHeights(count: 0, estimate: 44).totalHeight == 0)
  }

  @Test("invalid heights are ignored")
  func degenerate() {
    for estimate in [-1, .nan, .infinity] as [CGFloat] {
      #expect(RowHeights(count: 3, estimate: estimate).totalHeight == 0)
    }
    var rows = RowHeights(count: 2, estimate: 10)
    rows.setHeight(.nan, of: 0)
    rows.setHeight(-7, of: 1)
    #expect(rows.totalHeight == 0)
    #expect(RowHeights(count: -4, estimate: 10).count == 0)
  }

  @Test("a height is measured once it is set, and estimated after all are discarded")
  func forgetting() {
    var rows = RowHeights(count: 100, estimate: 44)
    #expect(rows.measuredHeight(of: 7) == nil && rows.height(of: 7) == 44)
    rows.setHeight(60, of: 7)
    let total: CGFloat = 99 * 44 + 60
    #expect(rows.measuredHeight(of: 7) == 60 && rows.totalHeight == total)
    rows.resetHeights(estimate: 50)
    #expect(rows.measuredHeight(of: 7) == nil && rows.totalHeight == 5000)
  }

  @Test("positions are exact sums rounded once, regardless of earlier heights")
  func noDrift() {
    var generator = SeededGenerator(seed: 2)
    var rows = RowHeights(count: 200, estimate: 44)
    var pixels = Array(repeating: 132, count: 200)
    for _ in 0..<5000 {
      let row = Int.random(in: 0..<200, using: &generator)
      pixels[row] = Int.random(in: 0...1500, using: &generator)
      // Neither a third of a point nor a tenth is a sum of halves.
      rows.setHeight(CGFloat(Int.random(in: 0...9999, using: &generator)) / 10, of: row)
      rows.setHeight(CGFloat(pixels[row]) / 3, of: row)
    }
    for row in 0...200 {
      let top = pixels[..<row].reduce(0, +)
      #expect(rows.top(of: row) == CGFloat(top) / 3)
    }
    for row in 0..<200 where pixels[row] > 0 { #expect(rows.row(at: rows.top(of: row)) == row) }
  }

  @Test("the maximum heights and number of rows have a sum")
  func greatest() {
    var rows = RowHeights(count: RowHeights.rowLimit, estimate: .greatestFiniteMagnitude)
    rows.setHeight(.greatestFiniteMagnitude, of: 5)
    #expect(rows.totalHeight == 134_217_728e15)
    #expect(rows.row(at: 1e300) == RowHeights.rowLimit - 1)
  }
}
