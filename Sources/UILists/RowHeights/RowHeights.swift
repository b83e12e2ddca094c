package import Foundation
import UIFoundation

/// The heights of a table's rows: measured where they were measured, estimated elsewhere. A section's header and footer
/// are rows here like others.
///
/// Rows are kept in blocks, and only a block in which a row has a height of its own has storage: a million rows that are
/// estimated alike take a megabyte.
/// Each question costs O(log n) in the number of blocks and O(1) in the size of one.
///
/// Heights are added up as whole numbers of a unit in which thirds and halves of a point have no remainder: a position
/// is the exact sum rounded once, whatever was measured, forgotten and replaced before.
package struct RowHeights: Sendable {
  /// Rows to the block: large enough that the trees over the blocks stay small, small enough to be added up quickly.
  static let blockSize = 32
  /// The most rows that a table can have, 134,217,728: they take 134 MB before one is measured, and they are 5.9e9 points
  /// high at 44 points each, where a position still resolves a millionth of a point. More are a mistake in counting.
  package static let rowLimit = 1 << 27
  /// The most rows with the headers and footers of as many sections.
  static let entryLimit = 3 * rowLimit
  /// The units in a point: whole pixels of screens with 1, 2, 3 or 4 of them to the point add up without rounding.
  private static let unitsPerPoint = CGFloat(3 << 40)
  /// The greatest height of a row, in points: so many times the limit is still a number of units.
  private static let heightLimit: CGFloat = 1e15

  /// How many rows there are.
  package let count: Int
  /// The height of a row that was neither measured nor has an estimate of its own, in points.
  package let estimate: CGFloat
  private let estimateUnits: Int128
  /// The heights of each block: measured ones, estimates of a row's own with their sign turned, and NaN where a row has
  /// neither; empty until one has.
  private var blocks: [[CGFloat]]
  private var ownHeights: FenwickTree<Int128>
  private var ownCounts: FenwickTree<Int>
  /// A row whose top is known, and that.
  private var knownTop = (row: 0, units: Int128.zero)

  /// So many rows, at most ``entryLimit``, none of them measured. An estimate that is negative or not finite counts as 0.
  package init(count: Int, estimate: CGFloat) {
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

  /// As units, a block's heights below this many points add up to 64 bits. The conversions of 128 bits are generic code
  /// that nobody specialises: they took an eighth of the time in which a row is measured.
  private static let shortHeight: CGFloat = 0x1p14

  private static func units(_ height: CGFloat) -> Int128 {
    height < shortHeight ? Int128(shortUnits(height)) : Int128((height * unitsPerPoint).rounded())
  }

  /// A short height to the nearest unit. From 2^52 on, a number is whole and half a one would be rounded itself.
  @inline(__always)
  private static func shortUnits(_ height: CGFloat) -> Int64 {
    let units = height * unitsPerPoint
    return Int64(units < 0x1p52 ? units + 0.5 : units)
  }

  /// Rounded once: the upper 85 bits of a sum below 2^85 have no more than 53 digits.
  private static func points(_ units: Int128) -> CGFloat {
    let (high, low) = (Int64(truncatingIfNeeded: units >> 64), UInt64(truncatingIfNeeded: units))
    guard high >= 0, high < 1 << 21 else { return CGFloat(units) / unitsPerPoint }
    let upper = CGFloat(high) * 0x1p64 + CGFloat(low >> 32) * 0x1p32
    return (upper + CGFloat(UInt32(truncatingIfNeeded: low))) / unitsPerPoint
  }

  // The questions about one row are inlined, so that only the array that they read is retained, and not all of them.

  /// What is kept of a row: its height, an estimate with its sign turned, or NaN.
  @inline(__always)
  private func kept(of row: Int) -> CGFloat {
    let block = blocks[row / Self.blockSize]
    return block.isEmpty ? .nan : block[row % Self.blockSize]
  }

  /// The measured height of a row; nil if it was not measured.
  @inline(__always)
  package func measuredHeight(of row: Int) -> CGFloat? {
    let kept = kept(of: row)
    return kept.isNaN || kept.sign == .minus ? nil : kept
  }

  /// The height of a row, measured or estimated, in points.
  @inline(__always)
  package func height(of row: Int) -> CGFloat {
    let kept = kept(of: row)
    return kept.isNaN ? estimate : kept.magnitude
  }

  private func units(ofRow row: Int) -> Int128 {
    let kept = kept(of: row)
    return kept.isNaN ? estimateUnits : Self.units(kept.magnitude)
  }

  /// Replaces a row's estimate, or its former height, by a measured one; one that is negative or not finite counts as 0.
  package mutating func setHeight(_ height: CGFloat, of row: Int) { keep(Self.usable(height), of: row) }

  /// Gives a row an estimate of its own in place of what was known of it; one that is negative or not finite counts as 0.
  package mutating func setEstimate(_ height: CGFloat, of row: Int) { keep(-Self.usable(height), of: row) }

  private mutating func keep(_ kept: CGFloat, of row: Int) {
    let (block, place) = (row / Self.blockSize, row % Self.blockSize)
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockSize) }
    let old = blocks[block][place]
    if old.isNaN { ownCounts.add(1, at: block) }
    let (new, oldUnits) = (Self.units(kept.magnitude), old.isNaN ? 0 : Self.units(old.magnitude))
    ownHeights.add(new - oldUnits, at: block)
    blocks[block][place] = kept
    if row < knownTop.row { knownTop.units += new - (old.isNaN ? estimateUnits : oldUnits) }
  }

  /// Calls a closure with each row that was measured, and its height, from the first to the last.
  package func forEachMeasured(_ body: (Int, CGFloat) -> Void) {
    for (index, block) in blocks.enumerated() where !block.isEmpty {
      for (place, kept) in block.enumerated() where !kept.isNaN && kept.sign == .plus {
        body(index * Self.blockSize + place, kept)
      }
    }
  }

  /// Forgets every height and every estimate of a row's own, and takes a new estimate for all rows. O(number of blocks).
  package mutating func forget(estimate: CGFloat) { self = RowHeights(count: count, estimate: estimate) }

  /// The distance from the first row's top to a row's, in points; for ``count``, the height of all rows.
  package func top(of row: Int) -> CGFloat { Self.points(units(before: row)) }

  /// The same, remembered: O(1) for the row that was asked for last and for those near it.
  package mutating func nextTop(of row: Int) -> CGFloat {
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

  /// From how many rows away a top is found by steps.
  private static let nearness = 12

  /// The height of all rows above a row.
  private func units(before row: Int) -> Int128 {
    let block = row / Self.blockSize
    let before = block * Self.blockSize
    var top = ownHeights.sum(first: block) + Int128(before - ownCounts.sum(first: block)) * estimateUnits
    if row > before { top += units(ofFirst: row - before, inBlock: block) }
    return top
  }

  /// The height of a block's first rows.
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
  package var totalHeight: CGFloat { top(of: count) }

  /// The row at a distance from the first row's top; the first row above it, the last below it, nil without rows.
  ///
  /// The distance is compared with tops as ``top(of:)`` gives them, so that a row is found at its own.
  package func row(at distance: CGFloat) -> Int? {
    guard count > 0, !distance.isNaN else { return nil }
    var (block, top) = (0, Int128.zero)
    var length = 1
    while length * 2 <= blocks.count { length *= 2 }
    while length > 0 {
      let end = block + length
      // What lies below the last row belongs to the last block, which is never skipped.
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
