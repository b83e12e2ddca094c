package import Foundation

/// The heights of a table's rows: measured where they were measured, estimated elsewhere.
///
/// Rows are kept in blocks, and only a block with a measured row has storage: a million unmeasured rows take half
/// a megabyte.
/// Each question costs O(log n) in the number of blocks and O(1) in the size of one.
///
/// Heights are added up as whole numbers of a unit in which thirds and halves of a point have no remainder: a position
/// is the exact sum rounded once, whatever was measured, forgotten and replaced before.
package struct RowHeights: Sendable {
  /// Rows to the block: large enough that the trees over the blocks stay small, small enough to be added up quickly.
  static let blockSize = 64
  /// The most rows that a table can have, 134,217,728: they take 67 MB before one is measured, and they are 5.9e9 points
  /// high at 44 points each, where a position still resolves a millionth of a point. More are a mistake in counting.
  package static let rowLimit = 1 << 27
  /// The units in a point: whole pixels of screens with 1, 2, 3 or 4 of them to the point add up without rounding.
  private static let unitsPerPoint = CGFloat(3 << 40)
  /// The greatest height of a row, in points: so many times the row limit is still a number of units.
  private static let heightLimit: CGFloat = 1e15

  /// How many rows there are.
  package let count: Int
  /// The height of a row that was not measured, in points.
  package let estimate: CGFloat
  private let estimateUnits: Int128
  /// The measured heights of each block, NaN where a row was not measured; empty until one was.
  private var blocks: [[CGFloat]]
  private var measuredHeights: FenwickTree<Int128>
  private var measuredCounts: FenwickTree<Int>

  /// So many rows, at most ``rowLimit``, none of them measured. An estimate that is negative or not finite counts as 0.
  package init(count: Int, estimate: CGFloat) {
    precondition(count <= Self.rowLimit, "There are \(count) rows, and a table holds \(Self.rowLimit) at most")
    self.count = max(count, 0)
    self.estimate = Self.usable(estimate)
    estimateUnits = Self.units(self.estimate)
    let blockCount = (self.count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: [], count: blockCount)
    measuredHeights = FenwickTree(count: blockCount)
    measuredCounts = FenwickTree(count: blockCount)
  }

  private static func usable(_ height: CGFloat) -> CGFloat {
    height > 0 && height.isFinite ? min(height, heightLimit) : 0
  }

  private static func units(_ height: CGFloat) -> Int128 { Int128((height * unitsPerPoint).rounded()) }

  private static func points(_ units: Int128) -> CGFloat { CGFloat(units) / unitsPerPoint }

  /// The measured height of a row; nil if it was not measured.
  package func measuredHeight(of row: Int) -> CGFloat? {
    let block = blocks[row / Self.blockSize]
    guard !block.isEmpty else { return nil }
    let height = block[row % Self.blockSize]
    return height.isNaN ? nil : height
  }

  /// The height of a row, measured or estimated, in points.
  package func height(of row: Int) -> CGFloat { measuredHeight(of: row) ?? estimate }

  private func units(ofRow row: Int) -> Int128 { measuredHeight(of: row).map(Self.units) ?? estimateUnits }

  /// Replaces a row's estimate, or its former height, by a measured one; one that is negative or not finite counts as 0.
  package mutating func setHeight(_ height: CGFloat, of row: Int) {
    let height = Self.usable(height)
    let (block, place) = (row / Self.blockSize, row % Self.blockSize)
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockSize) }
    let old = blocks[block][place]
    if old.isNaN { measuredCounts.add(1, at: block) }
    measuredHeights.add(Self.units(height) - (old.isNaN ? 0 : Self.units(old)), at: block)
    blocks[block][place] = height
  }

  /// Forgets every measured height, and takes a new estimate for all rows. O(number of blocks).
  package mutating func forget(estimate: CGFloat) { self = RowHeights(count: count, estimate: estimate) }

  /// The distance from the first row's top to a row's, in points; for ``count``, the height of all rows.
  package func top(of row: Int) -> CGFloat {
    let block = row / Self.blockSize
    let before = block * Self.blockSize
    var top = measuredHeights.sum(first: block) + Int128(before - measuredCounts.sum(first: block)) * estimateUnits
    for row in before..<row { top += units(ofRow: row) }
    return Self.points(top)
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
        let unmeasured = length * Self.blockSize - measuredCounts.sum(ofNodeEndingAt: end)
        let bottom = top + measuredHeights.sum(ofNodeEndingAt: end) + Int128(unmeasured) * estimateUnits
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
