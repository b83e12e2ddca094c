package import Foundation

/// The heights of a table's rows: measured where they were measured, estimated elsewhere.
///
/// Rows are kept in blocks, and only a block with a measured row has storage: a million unmeasured rows take a quarter
/// of a megabyte. Each question costs O(log n) in the number of blocks and O(1) in the size of one.
package struct RowHeights: Sendable {
  /// Rows to the block: large enough that the trees over the blocks stay small, small enough to be added up quickly.
  static let blockSize = 64

  /// How many rows there are.
  package let count: Int
  /// The height of a row that was not measured, in points.
  package private(set) var estimate: CGFloat
  /// The measured heights of each block, NaN where a row was not measured; empty until one was.
  private var blocks: [[CGFloat]]
  private var measuredHeights: FenwickTree<CGFloat>
  private var measuredCounts: FenwickTree<Int>

  /// So many rows, none of them measured. An estimate that is negative or not finite counts as 0.
  package init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = Self.usable(estimate)
    let blockCount = (self.count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: [], count: blockCount)
    measuredHeights = FenwickTree(count: blockCount)
    measuredCounts = FenwickTree(count: blockCount)
  }

  private static func usable(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : 0 }

  /// The measured height of a row; nil if it was not measured.
  package func measuredHeight(of row: Int) -> CGFloat? {
    let block = blocks[row / Self.blockSize]
    guard !block.isEmpty else { return nil }
    let height = block[row % Self.blockSize]
    return height.isNaN ? nil : height
  }

  /// The height of a row, measured or estimated, in points.
  package func height(of row: Int) -> CGFloat { measuredHeight(of: row) ?? estimate }

  /// Replaces a row's estimate, or its former height, by a measured one; one that is negative or not finite counts as 0.
  package mutating func setHeight(_ height: CGFloat, of row: Int) {
    let height = Self.usable(height)
    let (block, place) = (row / Self.blockSize, row % Self.blockSize)
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockSize) }
    let old = blocks[block][place]
    if old.isNaN { measuredCounts.add(1, at: block) }
    measuredHeights.add(height - (old.isNaN ? 0 : old), at: block)
    blocks[block][place] = height
  }

  /// Forgets every measured height, and takes a new estimate for all rows. O(number of blocks).
  package mutating func forget(estimate: CGFloat) { self = RowHeights(count: count, estimate: estimate) }

  /// The distance from the first row's top to a row's, in points; for ``count``, the height of all rows.
  package func top(of row: Int) -> CGFloat {
    let block = row / Self.blockSize
    let before = block * Self.blockSize
    var top =
      measuredHeights.sum(first: block) + CGFloat(before - measuredCounts.sum(first: block)) * estimate
    for row in before..<row { top += height(of: row) }
    return top
  }

  /// The height of all rows, in points.
  package var totalHeight: CGFloat { top(of: count) }

  /// The row at a distance from the first row's top; the first row above it, the last below it, nil without rows.
  package func row(at distance: CGFloat) -> Int? {
    guard count > 0, !distance.isNaN else { return nil }
    var (block, rest) = (0, distance)
    var length = 1
    while length * 2 <= blocks.count { length *= 2 }
    while length > 0 {
      let end = block + length
      if end <= blocks.count {
        // The last block may hold fewer rows, and is then as high as if it were full: it is never skipped wrongly,
        // since what lies below the last row belongs to it.
        let unmeasured = length * Self.blockSize - measuredCounts.sum(ofNodeEndingAt: end)
        let height = measuredHeights.sum(ofNodeEndingAt: end) + CGFloat(unmeasured) * estimate
        if end * Self.blockSize < count, height <= rest {
          block = end
          rest -= height
        }
      }
      length /= 2
    }
    var row = block * Self.blockSize
    let last = min(row + Self.blockSize, count) - 1
    while row < last {
      let height = height(of: row)
      if rest < height { break }
      rest -= height
      row += 1
    }
    return row
  }
}
