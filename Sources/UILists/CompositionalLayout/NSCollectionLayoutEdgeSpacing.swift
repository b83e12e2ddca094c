public import Foundation

/// The spacing outside an item's edges.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing before the item; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing; `nil` means none at that edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the spacing itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
