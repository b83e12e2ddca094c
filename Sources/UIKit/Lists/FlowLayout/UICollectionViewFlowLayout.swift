public import Foundation
public import UIFoundation

/// A layout that arranges items in lines from the top left, with section headers and footers.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference for section insets.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content insets of the collection view.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The layout margins of the collection view.
    case fromLayoutMargins
  }

  /// The estimated size that makes cells determine their own sizes.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The prepared state of the layout.
  final var flow = FlowState()
  /// Whether the delegate has no sizes; set by the default implementation of its method.
  final var delegateHasNoSizes = false

  /// Creates a layout with items of 50 by 50 points and a spacing of 10 points.
  public override init() { super.init() }

  /// Creates a layout with items of 50 by 50 points and a spacing of 10 points; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing = FlowNumbers.spacing {
    didSet { if minimumLineSpacing.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The minimum spacing between items on a line, in points. The default is 10.
  open var minimumInteritemSpacing = FlowNumbers.spacing {
    didSet { if minimumInteritemSpacing.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The size of items, in points, unless the delegate or cells determine it. The default is 50 by 50.
  open var itemSize = FlowNumbers.itemSize {
    didSet { if itemSize.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The estimated size of items, in points. If not zero, the default, cells determine their own sizes.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize.acceptChange(from: oldValue) else { return }
      forgetPreferredSizes()
      invalidateLayout()
    }
  }
  /// The scroll direction; lines run along the other axis. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != oldValue else { return }
      forgetPreferredSizes()
      invalidateLayout()
    }
  }
  /// The size of headers. Only the length along the scrolling axis counts; 0, the default, means no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The size of footers. Only the length along the scrolling axis counts; 0, the default, means no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The insets around a section's lines, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset.acceptChange(from: oldValue) { invalidateLayout() } }
  }
  /// The reference for ``sectionInset``. The default is `fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay visible as long as their section is. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay visible as long as their section is. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The class of invalidation contexts: ``UICollectionViewFlowLayoutInvalidationContext``.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes the lines and positions of all sections.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }
  /// The total size of the sections, in points.
  open override var collectionViewContentSize: CGSize { flowSize }
  /// Returns the attributes of the elements that intersect a rectangle. O(log n + elements found).
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flowAttributes(in: rect)
  }
  /// Returns the attributes of an item. O(log n).
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }
  /// Returns the attributes of a header or footer.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, at: indexPath) }

  /// Invalidates the delegate's metrics if the context asks for it.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }
  /// Returns whether the length of lines changes, or headers or footers are pinned.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }
  /// Returns a context that invalidates the delegate's metrics if the length of lines changes.
  @discardableResult
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      changesRoom(newBounds)
    return context
  }
  /// Returns whether cells determine sizes and the preferred size differs from the current one.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesUp(preferredAttributes, originalAttributes) }
  /// Returns a context after storing the cell's preferred size.
  @discardableResult
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

  // Cells are also asked if their size is fixed, and the answer is then ignored (uikit-recorded.md, "Cells and tables",
  // L).
  override func asksPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
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
  override func willUpdate(by plan: ListUpdatePlan) { renumberPreferred(plan) }
}
