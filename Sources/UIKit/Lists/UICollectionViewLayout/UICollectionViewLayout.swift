public import Foundation
public import UIFoundation

/// The base class of layouts, which position a collection view's elements. Subclass it to provide positions.
///
/// The class body contains the overridable members. The collection view calls ``prepare()`` before any other method,
/// and again after ``invalidateLayout(with:)``.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  private weak var view: UICollectionView?
  /// Whether ``prepare()`` must be called before the layout is used.
  final var needsPreparation = true
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The transition layout that uses this one; `nil` while the collection view uses it directly.
  final weak var asker: UICollectionViewLayout?

  // MARK: - Creating a layout

  /// Creates a layout that isn't used by a collection view.
  public override init() { super.init() }

  /// Creates a layout; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout; `nil` if none does.
  open var collectionView: UICollectionView? { view }

  /// Attaches the layout to a collection view, or detaches it.
  func attach(to collectionView: UICollectionView?) {
    view = collectionView
    needsPreparation = true
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: - Positions

  /// Called before the layout is used, and again after each invalidation. The default implementation does nothing.
  open func prepare() {}
  /// The size of the content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the elements that intersect a rectangle. The default implementation returns `nil`.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item. The default implementation returns `nil`.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view. The default implementation returns `nil`.
  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default implementation returns `nil`.
  @discardableResult
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of an item during an interactive move: centered at the position, in front of all others.
  @discardableResult
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(at: indexPath, position) }
  /// Registers a class for decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = registrable(viewClass, for: "decoration kind \(elementKind)")
  }

  // MARK: - Invalidation

  /// Invalidates the layout, so that it is prepared again and visible views are measured again.
  open func invalidateLayout() {
    collectionView?.invalidateFittedSizes()
    invalidateLayout(with: makeContext())
  }
  /// Invalidates the parts of the layout that the context describes. Overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { takeInvalidation(context) }
  /// Returns whether new bounds invalidate the layout. Called before the bounds change; the default is `false`.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context for a change of bounds.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns whether a view's preferred attributes invalidate the layout. The default is `false`.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context for a view's preferred attributes.
  @discardableResult
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: - Content offset and direction

  /// Returns the content offset at which a drag ends. Galley never calls it.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Returns the content offset after updates or a layout change. By default, the proposed one.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// The layout direction that the layout was designed for. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors the layout in the opposite layout direction. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Updates

  // Nothing is animated; calls are made in the same order as on iOS.

  /// Called with a batch of updates, after ``prepare()``. The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after a batch of updates was applied. The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated bounds change. Galley never calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated bounds change. Galley never calls it.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one replaced the other. The default implementation does nothing.
  open func finalizeLayoutTransition() {}
  /// Returns the initial attributes of an appearing item. By default, its attributes in the new layout.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath)?.copied }
  /// Returns the final attributes of a disappearing item. By default, its attributes before the update.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departing[.item(itemIndexPath)]?.copied }
  /// Returns the initial attributes of an appearing supplementary view. Galley never calls it.
  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied
  }
  /// Returns the final attributes of a disappearing supplementary view. Galley never calls it.
  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departing[.supplementary(elementKind, elementIndexPath)]?.copied }
  /// Returns the initial attributes of an appearing decoration view. Galley never calls it.
  @discardableResult
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied
  }
  /// Returns the final attributes of a disappearing decoration view. Galley never calls it.
  @discardableResult
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the supplementary views to remove in a batch of updates. Galley never calls it.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to remove in a batch of updates. Galley never calls it.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views to add in a batch of updates. Galley never calls it.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to add in a batch of updates. Galley never calls it.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the destination of an interactive move: the index path of the item at the position, or the current one.
  @discardableResult
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.path(at: position) ?? previousIndexPath }
  /// Returns the context for an interactive move.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: targetIndexPaths, targetPosition)
  }
  /// Returns the context for the end of an interactive move.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths, .zero) }

  // MARK: - Requirements of the collection view on built-in layouts

  /// Returns the class registered for decoration views of a kind.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }
  /// Returns whether a view with these attributes is asked for its preferred attributes.
  func asksPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Called when the collection view has moved to a window on a screen of the given width, in points.
  func screenMayDiffer(_ width: CGFloat) {}
  /// The axis along which visible elements keep their positions while estimates before them are replaced.
  ///
  /// A custom layout uses the context's `contentOffsetAdjustment` instead.
  var anchoredAxis: NSLayoutConstraint.Axis? { nil }
  /// Returns the area of an orthogonally scrolling section, or `nil` for other sections.
  func orthogonalRegion(of section: Int) -> OrthogonalRegion? { nil }
  /// Returns the stops of an orthogonally scrolling section, or `nil` for other sections.
  func orthogonalStops(of section: Int) -> OrthogonalStops? { nil }
  /// Returns the attributes with which visible elements are shown.
  func adjusted(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { visible }
  /// Discards the preferred sizes of views.
  func forgetPreferredSizes() {}
  /// Called before a batch of updates invalidates the layout.
  func willUpdate(by plan: ListUpdatePlan) {}
  /// The attributes of visible elements before the current batch of updates.
  final var departing: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}
