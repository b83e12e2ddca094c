public import Foundation
public import UIFoundation

/// A section of groups, one after another, with headers, footers, and backgrounds.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// The list configuration that the section was created from; `nil` in other layouts.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups, in points. The default is zero.
  ///
  /// Insets that are NaN or infinite are ignored; the property keeps its value.
  open var contentInsets = NSDirectionalEdgeInsets.zero { didSet { contentInsets.keepFinite(oldValue) } }
  /// The spacing between groups, in points. The default is 0.
  ///
  /// A spacing that is NaN or infinite is ignored; the property keeps its value.
  open var interGroupSpacing: CGFloat = 0 { didSet { interGroupSpacing.keepFinite(oldValue) } }
  /// The reference for ``contentInsets``. The default is `automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored for source compatibility; has no effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior of orthogonal scrolling, which puts the cells in a nested scroll view. The default is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Stored for source compatibility; has no effect.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset like the groups. The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// A closure that may change the visible items of the section before they are laid out.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Returns a copy with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }
}
