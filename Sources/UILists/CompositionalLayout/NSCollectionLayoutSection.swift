public import Foundation
public import UIFoundation
public import UIViews

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

/// What a layout's visible elements can be changed by while they scroll.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UICoordinateSpace {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// Which elements lie in front of others.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The centre in the content.
  var center: CGPoint { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// The rectangle in the content.
  var frame: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind; nil for cells.
  var representedElementKind: String? { get }
}

/// Called with what shows of a section, how far it was scrolled, and the space around.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Groups one after another, with headers, footers and backgrounds.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` begin from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers begin from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across; here it lies as before any scrolling.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How scrolling across feels: kept.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers begin and end where the groups do; yes at first.
  open var supplementariesFollowContentInsets = true
  /// Called while the section scrolls: kept.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
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
