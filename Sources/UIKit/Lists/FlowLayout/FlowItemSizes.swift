import FontEngine
import Foundation

/// A size relative to the scrolling axis.
struct FlowSize: Equatable, Sendable {
  /// The length along the scrolling axis.
  var main: CGFloat
  /// The length along a line.
  var cross: CGFloat
}

/// The sizes of a section's items: a common size, and exceptions.
struct FlowItemSizes: Sendable {
  private(set) var count: Int
  /// The size of items without an explicit size.
  let common: FlowSize
  /// The items with explicit sizes, in ascending order.
  private var items: [Int] = []
  private var sizes: [FlowSize] = []

  /// Creates `count` items of the same size.
  init(count: Int, common: FlowSize) {
    self.count = count
    self.common = common
  }

  /// Creates items with the given sizes. If all are the same, only the common size is stored.
  init(_ all: [FlowSize], common: FlowSize) {
    let first = all.first ?? common
    self.init(count: all.count, common: first)
    guard all.contains(where: { $0 != first }) else { return }
    items = Array(0..<all.count)
    sizes = all
  }

  /// Whether all items have the same size.
  var isUniform: Bool { items.isEmpty }

  /// The size of an item. O(log n) in the number of items with explicit sizes.
  subscript(item: Int) -> FlowSize {
    let index = explicitIndex(of: item)
    return index < items.count && items[index] == item ? sizes[index] : common
  }

  /// Returns the first item at or after `item` with an explicit size, or the count if there is none.
  func next(from item: Int) -> Int {
    let index = explicitIndex(of: item)
    return index < items.count ? items[index] : count
  }

  /// Sets the explicit size of an item. O(1) if items are set in ascending order.
  mutating func set(_ size: FlowSize, of item: Int) {
    let index = explicitIndex(of: item)
    if index < items.count, items[index] == item {
      sizes[index] = size
    } else {
      items.insert(item, at: index)
      sizes.insert(size, at: index)
    }
  }

  /// Returns the number of items with explicit sizes before an item.
  private func explicitIndex(of item: Int) -> Int {
    if let last = items.last, last < item { return items.count }
    return items.indices.partitioningIndex { items[$0] >= item }
  }
}
