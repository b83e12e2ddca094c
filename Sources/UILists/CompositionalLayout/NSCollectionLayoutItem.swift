public import Foundation
public import UIFoundation

/// An item's size, with the room around it.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size with ``contentInsets``.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that lie at the item, such as badges.
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How much smaller than its size the item is; along an axis where the content decides, nothing.
  ///
  /// Insets that are NaN or infinite are not taken; the property stays as it was.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if !contentInsets.isFinite { contentInsets = oldValue } }
  }
  /// The spaces outside the item's edges.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with views that lie at it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// Views that lie at the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// The item itself: a layout reads it only when it prepares.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the content decides along an axis somewhere inside.
  func isEstimated(_ axes: FittingAxes) -> Bool { !layoutSize.estimatedAxes.isDisjoint(with: axes) }
}

/// Where and in front of what a custom group places an item.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The rectangle in the group.
  public let frame: CGRect
  /// Which items lie in front of others: those with a higher number.
  public let zIndex: Int

  /// An item at a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a place, in front of those with a lower number.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The item itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
