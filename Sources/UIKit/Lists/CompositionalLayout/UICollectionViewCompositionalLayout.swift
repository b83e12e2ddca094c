public import Foundation

/// Returns the layout of a section. Returning `nil` raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that arranges items in groups, and groups in sections.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The prepared state of the layout.
  final var composition = Composition()

  /// Creates a layout in which every section has the same definition.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout in which every section has the same definition.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout whose sections come from a closure.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections come from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout without sections; archives are not supported.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The configuration of the layout. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      forgetPreferredSizes()
      invalidateLayout()
    }
  }

  /// Returns `true`: leading and trailing follow the layout direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  /// Requests the sections from the provider if needed, and stacks them.
  open override func prepare() {
    super.prepare()
    prepareSections()
  }
  /// The total size of the sections, in points.
  open override var collectionViewContentSize: CGSize { composedSize }
  /// Returns the attributes of the elements that intersect a rectangle. O(log n + elements found).
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    composedAttributes(in: rect)
  }
  /// Returns the attributes of an item. O(log n).
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }
  /// Returns the attributes of a header, footer, or other supplementary view.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, at: indexPath) }
  /// Returns the attributes of a section's background.
  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }

  /// Invalidates the sections, unless only sizes or the scroll position changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if composition.isTakingSize { composition.isTakingSize = false } else { composition.needsSections = true }
    super.invalidateLayout(with: context)
  }
  /// Returns whether the size changes or a header or footer is pinned.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || composition.hasPinned
  }
  /// Returns a context. If only the offset changes, the sections stay valid.
  @discardableResult
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if newBounds.size == collectionView?.bounds.size { composition.isTakingSize = true }
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  /// Returns whether the preferred size differs along an estimated axis.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesUp(preferredAttributes, originalAttributes) }
  /// Returns a context after storing the element's preferred size.
  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    notePreferred(preferredAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func asksPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty
  }
  override func screenMayDiffer(_ width: CGFloat) {
    guard let prepared = composition.screenWidth, prepared != width else { return }
    if composition.sections.contains(where: { $0.section.list != nil }) { invalidateLayout() }
  }
  override var anchoredAxis: NSLayoutConstraint.Axis? { isVertical ? .vertical : .horizontal }
  override func orthogonalStops(of section: Int) -> OrthogonalStops? { stops(of: section) }
  override func orthogonalRegion(of section: Int) -> OrthogonalRegion? { region(of: section) }
  override func adjusted(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    handled(visible)
  }
  override func forgetPreferredSizes() {
    composition.preferred = [:]
    composition.pending = [:]
    composition.needsSections = true
  }
  override func willUpdate(by plan: ListUpdatePlan) { renumberPreferred(plan) }
}
