public import Foundation
import UIFoundation

/// A layout between two others: every element lies as far on its way from the one to the other as the passage has come.
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

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
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
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
    for layout in [old, new] { layout.attach(to: collectionView) }
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
    let named = (old.layoutAttributesForElements(in: rect) ?? []) + (new.layoutAttributesForElements(in: rect) ?? [])
    return named.map(\.element).filter { seen.insert($0).inserted }.compactMap(between)
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

  private func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * transitionProgress }

  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (old.attributes(of: element), new.attributes(of: element))
    guard let from, let to else {
      // What only one layout knows of fades in or out.
      let only = (from ?? to)?.copied
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
  /// Where an element lies.
  fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: return layoutAttributesForItem(at: element.path)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}
