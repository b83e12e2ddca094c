public import Foundation
import UIFoundation
import UIViews

/// Says what a section is like; nil leaves it out.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What a compositional layout has beside its sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The axis of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  ///
  /// A spacing that is NaN or infinite is not taken; the property stays as it was.
  open var interSectionSpacing: CGFloat = 0 {
    didSet { if !interSectionSpacing.isFinite { interSectionSpacing = oldValue } }
  }
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections' insets begin from: the safe area at first.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration that scrolls up and down.
  public override init() { super.init() }

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Arranges items in groups, and groups in sections.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What the layout has prepared.
  final var composition = Composition()

  /// A layout whose sections are all like one.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout whose sections are all like one.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// A layout whose sections a closure gives.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout whose sections a closure gives.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// A layout without sections; there are no archives here.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What the layout has beside its sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      forgetPreferredSizes()
      invalidateLayout()
    }
  }

  /// Yes: leading and trailing are sides of the language.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  /// Asks for the sections and stacks them.
  open override func prepare() {
    super.prepare()
    prepareSections()
  }
  /// The size of all sections together, in points.
  open override var collectionViewContentSize: CGSize { composedSize }
  /// The elements that a rectangle of the content touches. O(log n + elements found).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    composedAttributes(in: rect)
  }
  /// Where an item lies. O(log n).
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }
  /// Where a header, a footer or a badge lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, at: indexPath) }
  /// Where a section's background lies.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }

  /// Notes what of the sections is no longer true.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if composition.isTakingSize { composition.isTakingSize = false } else { composition.needsSections = true }
    super.invalidateLayout(with: context)
  }
  /// Whether the space is another, or headers or footers are to stay on the screen.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || composition.hasPinned
  }
  /// A context; where only the offset changes, sections stay as they are.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if newBounds.size == collectionView?.bounds.size { composition.isTakingSize = true }
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  /// Whether a view prefers another size than it has, along an axis where it decides.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesUp(preferredAttributes, originalAttributes) }
  /// A context that gives an element the size that its view prefers.
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
  override func willUpdate(by plan: CollectionUpdatePlan) { renumberPreferred(plan) }
}
