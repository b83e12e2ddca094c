public import Foundation
public import UIFoundation
import UIViews

/// A layout between two others: every element lies as far on its way from the one to the other as the passage has come.
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isProgressing = false

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (old, new) = (currentLayout, newLayout)
    super.init()
  }

  /// A layout between two that know of nothing; there are no archives here.
  public required init?(coder: NSCoder) {
    (old, new) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// How far the passage has come, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      isProgressing = true
      invalidateLayout()
      isProgressing = false
    }
  }
  /// The layout from which the passage goes.
  open var currentLayout: UICollectionViewLayout { old }
  /// The layout to which the passage goes.
  open var nextLayout: UICollectionViewLayout { new }
  /// Keeps a number that an app's own passage uses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// A number that an app's own passage uses; 0 for one that was not kept.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override func attach(to collectionView: UICollectionView?) {
    super.attach(to: collectionView)
    for layout in [old, new] {
      layout.attach(to: collectionView)
      layout.asker = collectionView == nil ? nil : self
    }
  }

  /// Prepares both layouts, where that is due.
  open override func prepare() {
    super.prepare()
    for layout in [old, new] where layout.needsPreparation {
      layout.needsPreparation = false
      layout.prepare()
    }
  }
  /// As far on the way as the passage has come.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (old.collectionViewContentSize, new.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  /// The elements that a rectangle of the content touches.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<CollectionElement> = []
    return (elements(of: old, in: rect) + elements(of: new, in: rect)).filter { seen.insert($0).inserted }
      .compactMap(between)
  }
  /// Where an item lies.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.item(indexPath))
  }
  /// Where a supplementary view lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }
  /// Where a decoration view lies.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

  // What makes it untrue makes both layouts untrue, but for the passage itself.

  /// Says what of the layout, and of those between which it lies, is no longer true.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isProgressing {
      for layout in [old, new] { layout.invalidateLayout(with: layout.makeContext(like: context)) }
    }
    super.invalidateLayout(with: context)
  }
  /// Whether one of the two depends on which part of the content shows.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [old, new].map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }.contains(true)
  }
  override func forgetPreferredSizes() { for layout in [old, new] { layout.forgetPreferredSizes() } }
  override func willUpdate(by plan: CollectionUpdatePlan) { for layout in [old, new] { layout.willUpdate(by: plan) } }
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(ofKind: kind) ?? new.decorationClass(ofKind: kind) ?? old.decorationClass(ofKind: kind)
  }

  // The direction.

  /// Whether the collection mirrors both layouts; where it mirrors one, this layout does so itself.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors(old) && mirrors(new) }
  /// The direction that the layouts were written for.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { old.developmentLayoutDirection }

  private func mirrors(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != collectionView?.effectiveUserInterfaceLayoutDirection
  }

  /// The width in which this layout mirrors one of the two; nil where it does not.
  private func mirroringWidth(of layout: UICollectionViewLayout) -> CGFloat? {
    guard mirrors(layout), !mirrors(layout === old ? new : old) else { return nil }
    return max(layout.collectionViewContentSize.width, collectionView?.bounds.width ?? 0)
  }

  /// The elements of one of the two that a rectangle touches.
  private func elements(of layout: UICollectionViewLayout, in rect: CGRect) -> [CollectionElement] {
    var rect = rect
    if let width = mirroringWidth(of: layout) { rect.origin.x = width - rect.maxX }
    return (layout.layoutAttributesForElements(in: rect) ?? []).map(\.element)
  }

  /// Where an element lies in one of the two.
  private func attributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layout.attributes(of: element)
    guard let width = mirroringWidth(of: layout) else { return attributes }
    let mirrored = attributes?.copied
    if let mirrored { mirrored.center.x = width - mirrored.center.x }
    return mirrored
  }

  // The way.

  private func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * transitionProgress }

  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (attributes(of: element, in: old), attributes(of: element, in: new))
    guard let from, let to else {
      // What only one layout knows of fades in or out.
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
  /// A context of the layout's own class that says the same.
  fileprivate func makeContext(
    like other: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(everything: other.invalidateEverything, counts: other.invalidateDataSourceCounts)
    if let items = other.invalidatedItemIndexPaths { context.invalidateItems(at: items) }
    (context.supplementary, context.decoration) = (other.supplementary, other.decoration)
    context.movement = other.movement
    return context
  }

  /// Where an element lies.
  fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: return layoutAttributesForItem(at: element.path)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}
