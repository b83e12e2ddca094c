public import Foundation
public import UIFoundation
import UIViews

/// Says where a collection's elements lie. Subclasses do; by itself it knows of none.
///
/// The class body holds what a subclass may override. Before it is asked anything, the collection calls ``prepare()``,
/// and again after ``invalidateLayout(with:)``.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  private weak var view: UICollectionView?
  /// Whether ``prepare()`` is due.
  final var needsPreparation = true
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The layout between this one and another that asks this one; nil while the collection asks itself.
  final weak var asker: UICollectionViewLayout?

  /// A layout.
  public override init() { super.init() }

  /// A layout; there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that is laid out.
  open var collectionView: UICollectionView? { view }

  /// Takes a collection, or leaves it.
  func attach(to collectionView: UICollectionView?) {
    view = collectionView
    needsPreparation = true
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // What a layout knows.

  /// Called before the layout is asked, the first time and whenever it was invalidated.
  open func prepare() {}
  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements that a rectangle of the content touches.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view lies.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item lies that is moved by hand: with its centre where the hand is, in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(at: indexPath, position) }
  /// Names a class whose views the collection may make for the layout; nil takes the name back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerClass(viewClass, elementKind)
  }

  // What makes it untrue.

  /// Says that the layout is no longer true: it is prepared again before it is next asked, and views on the screen say
  /// anew what they prefer.
  open func invalidateLayout() {
    collectionView?.askAnew()
    invalidateLayout(with: makeContext())
  }
  /// Says what of the layout is no longer true. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { takeInvalidation(context) }
  /// Whether the layout depends on which part of the content shows; asked before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What other bounds make untrue.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Whether the layout takes up the attributes that an element's view prefers.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What the attributes that an element's view prefers make untrue.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // Where scrolling stops, and the direction.

  /// Where scrolling by hand stops: nothing here scrolls so.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content should lie after updates or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection mirrors the layout where it runs in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // Updates. Nothing is animated here; the calls come in the order in which iOS makes them.

  /// Called with what a batch of updates did, after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the updates are done.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change in an animation: never here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when bounds have changed in an animation: never here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when another layout has taken over, or this one has.
  open func finalizeLayoutTransition() {}
  /// Where an item that appears comes from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath)?.copied }
  /// Where an item that disappears goes to.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departing[.item(itemIndexPath)]?.copied }
  /// Where a supplementary view that appears comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied
  }
  /// Where a supplementary view that disappears goes to.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departing[.supplementary(elementKind, elementIndexPath)]?.copied }
  /// Where a decoration view that appears comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied
  }
  /// Where a decoration view that disappears goes to.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that the updates take away; those of deleted sections go by themselves.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that the updates take away.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that the updates bring.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that the updates bring.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The place that an item takes that is moved by hand: that of the item there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.path(at: position) ?? previousIndexPath }
  /// What moving items by hand makes untrue.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: targetIndexPaths, targetPosition)
  }
  /// What letting items go makes untrue.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths, .zero) }

  // What the collection asks of its own layouts.

  /// The class whose views the collection may make for a kind of decoration.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }
  /// Whether a view with these attributes is asked which ones it prefers.
  func asksPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// The axis along which what shows stays where it is while estimates before it are replaced. A layout of an app's own
  /// has a context's `contentOffsetAdjustment` for that.
  var anchoredAxis: NSLayoutConstraint.Axis? { nil }
  /// Where a section scrolls across; nil where it does not.
  func orthogonalRegion(of section: Int) -> OrthogonalRegion? { nil }
  /// Where a section that scrolls across comes to rest; nil for one that does not.
  func orthogonalStops(of section: Int) -> OrthogonalStops? { nil }
  /// The attributes with which elements on the screen are shown.
  func adjusted(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { visible }
  /// Forgets the sizes that views preferred.
  func forgetPreferredSizes() {}
  /// Called before the layout is invalidated by a batch of updates.
  func willUpdate(by plan: CollectionUpdatePlan) {}
  /// Where the elements that were on the screen before the running batch of updates were.
  final var departing: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}
