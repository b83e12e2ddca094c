public import Foundation
import UIFoundation

/// The configuration of a compositional layout: its scroll direction, section spacing, and boundary items.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The scroll direction. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default is 0.
  ///
  /// A spacing that is NaN or infinite is ignored; the property keeps its value.
  open var interSectionSpacing: CGFloat = 0 { didSet { interSectionSpacing.keepFinite(oldValue) } }
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for the content insets of sections. The default is `safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration that scrolls vertically.
  public override init() { super.init() }

  /// Returns a copy with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The reference for content insets.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the enclosing configuration.
  case automatic
  /// The edges of the container.
  case none
  /// The safe area of the container.
  case safeArea
  /// The layout margins of the container.
  case layoutMargins
  /// The readable content guide of the container.
  case readableContent
}
