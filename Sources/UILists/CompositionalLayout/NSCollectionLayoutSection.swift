public import Foundation
public import UIFoundation
import UIViews

/// What insets begin from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As what is around says.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The width that suits reading.
  case readableContent = 4
}

/// How a section scrolls across the collection's axis of scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and it stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the section's width.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which comes to lie in the middle.
  case groupPagingCentered = 5
}

/// Groups one after another, with headers, footers and backgrounds.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// The list that the section is one of; nil in other layouts.
  final var list: UICollectionLayoutListConfiguration?

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points.
  ///
  /// Insets that are NaN or infinite are not taken; the property stays as it was.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if !contentInsets.isFinite { contentInsets = oldValue } }
  }
  /// The space between groups, in points.
  ///
  /// A spacing that is NaN or infinite is not taken; the property stays as it was.
  open var interGroupSpacing: CGFloat = 0 {
    didSet { if !interGroupSpacing.isFinite { interGroupSpacing = oldValue } }
  }
  /// What ``contentInsets`` begin from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers begin from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across: in a scroll view of its own, in which its cells are.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How scrolling across feels: kept.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers begin and end where the groups do; yes at first.
  open var supplementariesFollowContentInsets = true
  /// Called before what shows of the section is laid out, and may change it.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section with the same values.
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
