public import Foundation
public import UIFoundation

/// An item's size and the space around it.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item, including ``contentInsets``.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views anchored to the item, such as badges.
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item in its space, in points. The default is zero.
  ///
  /// Insets along an axis with an estimated dimension are ignored. Insets that are NaN or infinite are ignored; the
  /// property keeps its value.
  open var contentInsets = NSDirectionalEdgeInsets.zero { didSet { contentInsets.keepFinite(oldValue) } }
  /// The spacing outside the item's edges; `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of the given size with supplementary views anchored to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The supplementary views anchored to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// Returns the item itself: a layout reads it only while preparing.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the item, or an item inside it, has an estimated dimension along one of the axes.
  func isEstimated(_ axes: FittingAxes) -> Bool { !layoutSize.estimatedAxes.isDisjoint(with: axes) }
}
