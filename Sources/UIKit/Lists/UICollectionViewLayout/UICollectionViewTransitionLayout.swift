public import Foundation
public import UIFoundation

/// A layout that interpolates between two others during an interactive transition.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isProgressing = false

  // MARK: - Creating a transition layout

  /// Creates a transition layout between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (old, new) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a transition layout between two empty layouts; archives are not supported.
  public required init?(coder: NSCoder) {
    (old, new) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  // MARK: - Progress and values

  /// The progress of the transition, from 0 to 1. The default is 0. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress.acceptChange(from: oldValue)
      else { return }
      isProgressing = true
      invalidateLayout()
      isProgressing = false
    }
  }
  /// The layout that the transition starts from.
  open var currentLayout: UICollectionViewLayout { old }
  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { new }
  /// Stores a value of the app's own transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value of the app's own transition; 0 if it was not stored.
  @discardableResult
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override func attach(to collectionView: UICollectionView?) {
    super.attach(to: collectionView)
    for layout in [old, new] {
      layout.attach(to: collectionView)
      layout.asker = collectionView == nil ? nil : self
    }
  }

  // MARK: - Positions

  /// Prepares both layouts if needed.
  open override func prepare() {
    super.prepare()
    for layout in [old, new] where layout.needsPreparation {
      layout.needsPreparation = false
      layout.prepare()
    }
  }
  /// The interpolated content size.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (old.collectionViewContentSize, new.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  /// Returns the interpolated attributes of the elements that intersect the rectangle in either layout.
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<CollectionElement> = []
    return (elements(of: old, in: rect) + elements(of: new, in: rect)).filter { seen.insert($0).inserted }
      .compactMap(between)
  }
  /// Returns the interpolated attributes of an item.
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.item(indexPath))
  }
  /// Returns the interpolated attributes of a supplementary view.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }
  /// Returns the interpolated attributes of a decoration view.
  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

  // MARK: - Invalidation

  /// Invalidates this layout and, unless only the progress changed, both layouts.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isProgressing {
      for layout in [old, new] { layout.invalidateLayout(with: layout.makeContext(like: context)) }
    }
    super.invalidateLayout(with: context)
  }
  /// Returns whether new bounds invalidate one of the layouts.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [old, new].map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }.contains(true)
  }
  override func forgetPreferredSizes() { for layout in [old, new] { layout.forgetPreferredSizes() } }
  override func willUpdate(by plan: ListUpdatePlan) { for layout in [old, new] { layout.willUpdate(by: plan) } }
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(ofKind: kind) ?? new.decorationClass(ofKind: kind) ?? old.decorationClass(ofKind: kind)
  }

  // MARK: - Layout direction

  /// Whether the collection view mirrors both layouts. If only one is mirrored, this layout does so itself.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors(old) && mirrors(new) }
  /// The development layout direction of the current layout.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { old.developmentLayoutDirection }

  private func mirrors(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != collectionView?.effectiveUserInterfaceLayoutDirection
  }

  /// Returns the width in which this layout mirrors one of the two, or `nil` if it doesn't.
  private func mirroringWidth(of layout: UICollectionViewLayout) -> CGFloat? {
    guard mirrors(layout), !mirrors(layout === old ? new : old) else { return nil }
    return max(layout.collectionViewContentSize.width, collectionView?.bounds.width ?? 0)
  }

  /// Returns the elements of one of the two layouts that intersect a rectangle.
  private func elements(of layout: UICollectionViewLayout, in rect: CGRect) -> [CollectionElement] {
    var rect = rect
    if let width = mirroringWidth(of: layout) { rect.origin.x = width - rect.maxX }
    return (layout.layoutAttributesForElements(in: rect) ?? []).map(\.element)
  }

  /// Returns the attributes of an element in one of the two layouts.
  private func attributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layout.attributes(of: element)
    guard let width = mirroringWidth(of: layout) else { return attributes }
    let mirrored = attributes?.copied
    if let mirrored { mirrored.center.x = width - mirrored.center.x }
    return mirrored
  }

  // MARK: - Interpolation

  private func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * transitionProgress }

  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (attributes(of: element, in: old), attributes(of: element, in: new))
    guard let from, let to else {
      // Elements in only one layout fade in or out.
      let only = (from ?? to)?.copied
      only?.scrollsAcross = false
      only?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let attributes = to.copied
    attributes.size = CGSize(
      width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
    attributes.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    attributes.alpha = between(from.alpha, to.alpha)
    attributes.scrollsAcross = false
    return attributes
  }
}

extension UICollectionViewLayout {
  /// Returns a context of the layout's own class with the same contents.
  fileprivate func makeContext(
    like other: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(everything: other.invalidateEverything, counts: other.invalidateDataSourceCounts)
    if let items = other.invalidatedItemIndexPaths { context.invalidateItems(at: items) }
    (context.supplementary, context.decoration) = (other.supplementary, other.decoration)
    context.movement = other.movement
    return context
  }

  /// Returns the attributes of an element.
  fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: return layoutAttributesForItem(at: element.path)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}
