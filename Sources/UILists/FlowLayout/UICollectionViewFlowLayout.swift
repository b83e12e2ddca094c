public import Foundation
public import UIFoundation
import UIViews

/// Arranges items in lines, from the top left corner, with headers and footers between sections.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What a section's insets begin from.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The collection's content insets.
    case fromContentInset = 0
    /// Its safe area.
    case fromSafeArea = 1
    /// Its margins.
    case fromLayoutMargins = 2
  }

  /// An estimate for items whose cells decide on the size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What the layout has prepared.
  final var flow = FlowState()
  /// Set by the delegate's default method: the delegate has no sizes of its own.
  final var delegateHasNoSizes = false

  /// A layout with items of 50 by 50 points, 10 points apart.
  public override init() { super.init() }

  /// A layout with items of 50 by 50 points, 10 points apart; there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The least space between lines, in points.
  open var minimumLineSpacing = FlowNumbers.spacing {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least space between the items of a line, in points.
  open var minimumInteritemSpacing = FlowNumbers.spacing {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of every item, in points, unless the delegate or the cells decide.
  open var itemSize = FlowNumbers.itemSize {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items that were not shown yet. Cells decide on their sizes unless it is zero, as at first.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      forgetPreferredSizes()
      invalidateLayout()
    }
  }
  /// The axis of scrolling; lines run along the other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != oldValue else { return }
      forgetPreferredSizes()
      invalidateLayout()
    }
  }
  /// The size of headers; only the length along the axis of scrolling counts, and 0 is for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers; only the length along the axis of scrolling counts, and 0 is for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The room around a section's lines, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What ``sectionInset`` begins from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay on the screen as long as their section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay on the screen as long as their section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// ``UICollectionViewFlowLayoutInvalidationContext``.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Finds the places of all sections.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }
  /// The size of all sections together, in points.
  open override var collectionViewContentSize: CGSize { flowSize }
  /// The elements that a rectangle of the content touches. O(log n + elements found).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flowAttributes(in: rect)
  }
  /// Where an item lies. O(log n).
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }
  /// Where a header or a footer lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, at: indexPath) }

  /// Notes what of the sections is no longer true.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }
  /// Whether lines get other room, or headers or footers are to stay on the screen.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }
  /// A context that has sizes and spaces asked for anew where lines get other room.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      changesRoom(newBounds)
    return context
  }
  /// Whether a cell prefers another size than it has, and cells decide.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesUp(preferredAttributes, originalAttributes) }
  /// A context that gives the item the size that its cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    notePreferred(preferredAttributes)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func asksPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && estimatedItemSize != .zero
  }
  override var anchoredAxis: NSLayoutConstraint.Axis? {
    if estimatedItemSize == .zero { return nil }
    return scrollDirection == .vertical ? .vertical : .horizontal
  }
  override func forgetPreferredSizes() {
    flow.preferred = [:]
    flow.pending = [:]
    flow.needsMetrics = true
  }
  override func willUpdate(by plan: CollectionUpdatePlan) { renumberPreferred(plan) }
}
