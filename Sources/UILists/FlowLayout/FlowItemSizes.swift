import Foundation

/// A size seen along the axis in which a collection scrolls.
struct FlowSize: Equatable, Sendable {
  /// The length along the axis of scrolling.
  var main: CGFloat
  /// The length along a line.
  var cross: CGFloat
}

/// The sizes of a section's items: one for all, and those that are others.
struct FlowItemSizes: Sendable {
  private(set) var count: Int
  /// The size of an item that has none of its own.
  let common: FlowSize
  /// The items with sizes of their own, ascending.
  private var items: [Int] = []
  private var sizes: [FlowSize] = []

  /// So many items of one size.
  init(count: Int, common: FlowSize) {
    self.count = count
    self.common = common
  }

  /// Items with sizes; where all are the same, none is kept.
  init(_ all: [FlowSize], common: FlowSize) {
    let first = all.first ?? common
    self.init(count: all.count, common: first)
    guard all.contains(where: { $0 != first }) else { return }
    items = Array(0..<all.count)
    sizes = all
  }

  /// Whether all items have one size.
  var isUniform: Bool { items.isEmpty }

  /// The size of an item. O(log n) in the number of items with sizes of their own.
  subscript(item: Int) -> FlowSize {
    let place = place(of: item)
    return place < items.count && items[place] == item ? sizes[place] : common
  }

  /// The first item from one on that has a size of its own; the count, if there is none.
  func next(from item: Int) -> Int {
    let place = place(of: item)
    return place < items.count ? items[place] : count
  }

  /// Gives an item a size of its own; O(1) where items come in order.
  mutating func set(_ size: FlowSize, of item: Int) {
    let place = place(of: item)
    if place < items.count, items[place] == item {
      sizes[place] = size
    } else {
      items.insert(item, at: place)
      sizes.insert(size, at: place)
    }
  }

  /// The items with sizes of their own.
  var own: [(item: Int, size: FlowSize)] { zip(items, sizes).map { (item: $0, size: $1) } }

  /// How many items with sizes of their own lie before one.
  private func place(of item: Int) -> Int {
    if let last = items.last, last < item { return items.count }
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
