import Cassowary
import Foundation
import UIFoundation

/// Asks memory for what a region's next solution reads, all at once.
///
/// Memory answers some ten requests at a time, and finding one thing by way of another asks for one at a time. When a thousand
/// live cells get another text size, none of them is in the cache of a core any more: asked beforehand, they take a tenth less
/// time. What is in the cache takes half a percent more.
extension LayoutEngine {
  /// How many items a region may have for all of them to be fetched: a cell's. In a larger one a change concerns a part.
  private static let fetchLimit = 32

  /// What was fetched, so that it counts as used.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private static var fetched: UInt64 = 0

  /// Fetches the region's items, views and solver.
  func fetch() {
    if system.items.count <= Self.fetchLimit { Self.fetched ^= system.fetch() }
  }

  /// Fetches views that are about to be visited one after the other.
  static func fetch(_ views: [UIView]) {
    var bits: UInt64 = 0
    for index in views.indices { bits ^= views[index].fetch() }
    fetched ^= bits
  }
}

extension LayoutSystem {
  @inline(never)
  fileprivate mutating func fetch() -> UInt64 {
    var bits = solver.fetch()
    for slot in items.indices {
      bits ^= items[slot].content.width.native.bitPattern ^ items[slot].alignment.top.native.bitPattern
      for index in items[slot].contributions.indices { bits ^= items[slot].contributions[index].value.bitPattern }
      if let view = items[slot].view { bits ^= view.fetch() }
    }
    for place in installed.indices {
      bits ^= installed[place].constant.bitPattern ^ UInt64(installed[place].parts.count)
    }
    return bits
  }
}

extension UIView {
  /// A number from each line in which a view keeps what the layout cycle asks of it, and the number of its subviews, which
  /// lies where they are listed.
  @inline(__always)
  fileprivate func fetch() -> UInt64 {
    geometry.place.origin.x.native.bitPattern ^ geometry.place.bounds.size.height.native.bitPattern
      ^ insetState.safeArea.left.native.bitPattern ^ UInt64(bitPattern: Int64(layoutState.engineSlot))
      ^ UInt64(tree.subviews.count)
  }
}
