import Foundation
import UIFoundation

/// The heights of a table's rows: measured or estimated. Section headers and footers are stored as rows too.
///
/// Rows are grouped in blocks, and a block is allocated only if one of its rows has a height or estimate of its own: a
/// million rows with the same estimate take a megabyte. A query takes O(log n) in the number of blocks and O(1) in the
/// block size.
///
/// Heights are summed as integers in a unit that represents halves and thirds of a point exactly. A position is
/// therefore the exact sum rounded once, whatever was measured, discarded, and replaced before.
struct RowHeights: Sendable {
  /// The number of rows in a block: large enough to keep the trees small, small enough to be summed quickly.
  static let blockSize = 32
  /// The maximum number of rows of a table: 134,217,728.
  ///
  /// Unmeasured, they take 134 MB. At 44 points each they are 5.9e9 points high, where a position still resolves a
  /// millionth of a point. A larger count is a mistake in the data source.
  static let rowLimit = 1 << 27
  /// The maximum number of rows plus the headers and footers of as many sections.
  static let entryLimit = 3 * rowLimit
  /// The units in a point. Whole pixels at scales 1, 2, 3, and 4 are summed without rounding.
  private static let unitsPerPoint = CGFloat(3 << 40)
  /// The maximum height of a row, in points. The sum of ``entryLimit`` such rows still fits the units.
  private static let heightLimit: CGFloat = 1e15

  /// The number of rows.
  let count: Int
  /// The height of a row that has neither a measured height nor an estimate of its own, in points.
  let estimate: CGFloat
  private let estimateUnits: Int128
  /// The heights of each block; empty until one of its rows has a value.
  ///
  /// A measured height is positive, a row's own estimate is negated, and NaN means neither.
  private var blocks: [[CGFloat]]
  private var ownHeights: FenwickTree<Int128>
  private var ownCounts: FenwickTree<Int>
  /// The row whose top was computed last, and that top.
  private var knownTop = (row: 0, units: Int128.zero)

  /// Creates unmeasured rows, at most ``entryLimit``. An estimate that is negative or not finite counts as 0.
  init(count: Int, estimate: CGFloat) {
    raiseException(
      unless: count <= Self.entryLimit, "There are \(count) rows, and a table holds \(Self.entryLimit) at most")
    self.count = max(count, 0)
    self.estimate = Self.usable(estimate)
    estimateUnits = Self.units(self.estimate)
    let blockCount = (self.count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: [], count: blockCount)
    ownHeights = FenwickTree(count: blockCount)
    ownCounts = FenwickTree(count: blockCount)
  }

  private static func usable(_ height: CGFloat) -> CGFloat {
    height > 0 && height.isFinite ? min(height, heightLimit) : 0
  }

  /// The height in points below which a block's heights in units add up to 64 bits.
  ///
  /// Conversions to 128 bits are unspecialized generic code that took an eighth of the time to measure a row.
  private static let shortHeight: CGFloat = 0x1p14

  private static func units(_ height: CGFloat) -> Int128 {
    height < shortHeight ? Int128(shortUnits(height)) : Int128((height * unitsPerPoint).rounded())
  }

  /// Converts a short height to the nearest unit. From 2^52 on, numbers are whole and adding 0.5 would itself round.
  @inline(__always)
  private static func shortUnits(_ height: CGFloat) -> Int64 {
    let units = height * unitsPerPoint
    return Int64(units < 0x1p52 ? units + 0.5 : units)
  }

  /// Converts units to points, rounding once: the upper 85 bits of a sum below 2^85 have at most 53 digits.
  private static func points(_ units: Int128) -> CGFloat {
    let (high, low) = (Int64(truncatingIfNeeded: units >> 64), UInt64(truncatingIfNeeded: units))
    guard high >= 0, high < 1 << 21 else { return CGFloat(units) / unitsPerPoint }
    let upper = CGFloat(high) * 0x1p64 + CGFloat(low >> 32) * 0x1p32
    return (upper + CGFloat(UInt32(truncatingIfNeeded: low))) / unitsPerPoint
  }

  // Queries about one row are inlined so that only the array they read is retained, not all of them.

  /// Returns the stored value of a row: its height, its negated estimate, or NaN.
  @inline(__always)
  private func storedValue(of row: Int) -> CGFloat {
    let block = blocks[row / Self.blockSize]
    return block.isEmpty ? .nan : block[row % Self.blockSize]
  }

  /// Returns the measured height of a row, or `nil` if it was not measured.
  @inline(__always)
  func measuredHeight(of row: Int) -> CGFloat? {
    let kept = storedValue(of: row)
    return kept.isNaN || kept.sign == .minus ? nil : kept
  }

  /// Returns the measured or estimated height of a row, in points.
  @inline(__always)
  func height(of row: Int) -> CGFloat {
    let kept = storedValue(of: row)
    return kept.isNaN ? estimate : kept.magnitude
  }

  private func units(ofRow row: Int) -> Int128 {
    let kept = storedValue(of: row)
    return kept.isNaN ? estimateUnits : Self.units(kept.magnitude)
  }

  /// Sets the measured height of a row, in points. A height that is negative or not finite counts as 0.
  mutating func setHeight(_ height: CGFloat, of row: Int) { storeValue(Self.usable(height), of: row) }

  /// Sets the estimate of a row, in points. An estimate that is negative or not finite counts as 0.
  mutating func setEstimate(_ height: CGFloat, of row: Int) { storeValue(-Self.usable(height), of: row) }

  private mutating func storeValue(_ kept: CGFloat, of row: Int) {
    let (block, offset) = (row / Self.blockSize, row % Self.blockSize)
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockSize) }
    let old = blocks[block][offset]
    if old.isNaN { ownCounts.add(1, at: block) }
    let (new, oldUnits) = (Self.units(kept.magnitude), old.isNaN ? 0 : Self.units(old.magnitude))
    ownHeights.add(new - oldUnits, at: block)
    blocks[block][offset] = kept
    if row < knownTop.row { knownTop.units += new - (old.isNaN ? estimateUnits : oldUnits) }
  }

  /// Calls a closure with each measured row and its height, in ascending order.
  func forEachMeasured(_ body: (Int, CGFloat) -> Void) {
    for (index, block) in blocks.enumerated() where !block.isEmpty {
      for (offset, kept) in block.enumerated() where !kept.isNaN && kept.sign == .plus {
        body(index * Self.blockSize + offset, kept)
      }
    }
  }

  /// Discards all heights and individual estimates, and sets the estimate of all rows. O(number of blocks).
  mutating func resetHeights(estimate: CGFloat) { self = RowHeights(count: count, estimate: estimate) }

  /// Returns the position of a row's top, in points. For ``count``, it is the height of all rows.
  func top(of row: Int) -> CGFloat { Self.points(units(before: row)) }

  /// Returns the position of a row's top, caching it: O(1) for rows near the previous one.
  mutating func nextTop(of row: Int) -> CGFloat {
    if abs(row - knownTop.row) > Self.nearness { knownTop = (row, units(before: row)) }
    while knownTop.row < row {
      knownTop.units += units(ofRow: knownTop.row)
      knownTop.row += 1
    }
    while knownTop.row > row {
      knownTop.row -= 1
      knownTop.units -= units(ofRow: knownTop.row)
    }
    return Self.points(knownTop.units)
  }

  /// The maximum distance, in rows, at which a top is found by steps from the cached one.
  private static let nearness = 12

  /// Returns the height of the rows above a row, in units.
  private func units(before row: Int) -> Int128 {
    let block = row / Self.blockSize
    let before = block * Self.blockSize
    var top = ownHeights.sum(first: block) + Int128(before - ownCounts.sum(first: block)) * estimateUnits
    if row > before { top += units(ofFirst: row - before, inBlock: block) }
    return top
  }

  /// Returns the height of a block's first rows, in units.
  private func units(ofFirst count: Int, inBlock block: Int) -> Int128 {
    let heights = blocks[block]
    if heights.isEmpty { return Int128(count) * estimateUnits }
    var (sum, unmeasured) = (Int64(0), 0)
    for kept in heights.prefix(count) {
      if kept.isNaN {
        unmeasured += 1
      } else if kept.magnitude < Self.shortHeight {
        sum += Self.shortUnits(kept.magnitude)
      } else {
        return heights.prefix(count).reduce(0) { $0 + ($1.isNaN ? estimateUnits : Self.units($1.magnitude)) }
      }
    }
    return Int128(sum) + Int128(unmeasured) * estimateUnits
  }

  /// The height of all rows, in points.
  var totalHeight: CGFloat { top(of: count) }

  /// Returns the row at a position, in points; the first row above all rows, the last below them, `nil` without rows.
  ///
  /// Positions are compared with the rounded values of ``top(of:)``, so that a row is found at its own top.
  func row(at distance: CGFloat) -> Int? {
    guard count > 0, !distance.isNaN else { return nil }
    var (block, top) = (0, Int128.zero)
    var length = 1
    while length * 2 <= blocks.count { length *= 2 }
    while length > 0 {
      let end = block + length
      // Positions below the last row belong to the last block, which is never skipped.
      if end < blocks.count {
        let unmeasured = length * Self.blockSize - ownCounts.sum(ofNodeEndingAt: end)
        let bottom = top + ownHeights.sum(ofNodeEndingAt: end) + Int128(unmeasured) * estimateUnits
        if Self.points(bottom) <= distance { (block, top) = (end, bottom) }
      }
      length /= 2
    }
    var row = block * Self.blockSize
    let last = min(row + Self.blockSize, count) - 1
    while row < last {
      top += units(ofRow: row)
      if distance < Self.points(top) { break }
      row += 1
    }
    return row
  }
}
