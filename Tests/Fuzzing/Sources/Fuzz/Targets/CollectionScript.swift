@testable import UIKit

/// A script of calls on a collection, in a flow layout or a compositional one.
@MainActor
final class CollectionScript: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var lies: Lies
  private let collection: UICollectionView

  init(_ input: FuzzInput) {
    lies = Lies(input: input)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.collectionViewLayout = layout()
    collection.dataSource = self
    collection.delegate = self
    lies.counts = [3, 0, 5]
  }

  func run() {
    for _ in 0..<32 where !lies.input.isEmpty {
      step()
      check()
    }
    collection.layoutIfNeeded()
    check()
  }

  private func step() {
    switch lies.input.below(12) {
    case 0: collection.layoutIfNeeded()
    case 1: collection.reloadData()
    case 2: tell()
    case 3, 4, 5: batch()
    case 6: scroll()
    case 7: collection.contentOffset = CGPoint(x: lies.unsignedLength(), y: lies.unsignedLength())
    case 8:
      collection.frame.size = CGSize(
        width: lies.input.one(of: [320, 0, 1e6]), height: lies.input.one(of: [480, 0, 20]))
    case 9: collection.setCollectionViewLayout(layout(), animated: lies.input.bool())
    case 10: ask()
    default: collection.collectionViewLayout.invalidateLayout()
    }
  }

  /// Other counts. A collection that lays out items that are not there any more raises UIKit's exception, so it hears
  /// of them.
  private func tell() {
    lies.change()
    collection.reloadData()
  }

  private func layout() -> UICollectionViewLayout {
    switch lies.input.below(4) {
    case 0: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case 1: return UICollectionViewCompositionalLayout(section: section())
    default:
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = lies.input.bool() ? .horizontal : .vertical
      layout.minimumLineSpacing = lies.length()
      layout.minimumInteritemSpacing = lies.length()
      layout.sectionInset.left = lies.length()
      if lies.input.bool() { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      layout.headerReferenceSize = CGSize(width: lies.length(), height: lies.length())
      return layout
    }
  }

  private func section() -> NSCollectionLayoutSection {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalWidth(1), .absolute(44), .estimated(30), .absolute(0), .fractionalHeight(2),
    ]
    func size() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: lies.input.one(of: dimensions), heightDimension: lies.input.one(of: dimensions))
    }
    let item = NSCollectionLayoutItem(layoutSize: size())
    let group =
      lies.input.bool()
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item])
      : NSCollectionLayoutGroup.vertical(layoutSize: size(), subitems: [item])
    group.interItemSpacing = lies.input.one(of: [nil, .fixed(8), .flexible(0)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = lies.length()
    section.orthogonalScrollingBehavior = lies.input.one(of: [.none, .none, .continuous, .paging])
    return section
  }

  private func ask() {
    let path = lies.path()
    _ = (collection.cellForItem(at: path), collection.layoutAttributesForItem(at: path)?.frame)
    _ = collection.indexPathForItem(at: CGPoint(x: lies.length(), y: lies.length()))
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }

  private func scroll() {
    collection.layoutIfNeeded()
    // UIKit raises an exception for an item that is not there.
    guard let path = lies.presentPath(), collection.loadedCounts.contains(path) else { return }
    collection.scrollToItem(
      at: path, at: lies.input.one(of: [.top, .bottom, .centeredVertically, .left, []]), animated: lies.input.bool())
  }

  private func batch() {
    collection.performBatchUpdates {
      if lies.input.bool() { lies.change() }
      for _ in 0..<1 + lies.input.below(4) { update() }
      let plan = try? ListUpdatePlan(
        collection.updates.pending, from: collection.counts.items, to: lies.counts)
      if plan == nil {
        collection.updates.pending = []
        collection.reloadData()
      }
    }
  }

  private func update() {
    switch lies.input.below(9) {
    case 0: collection.insertItems(at: lies.paths())
    case 1: collection.deleteItems(at: lies.paths())
    case 2: collection.reloadItems(at: lies.paths())
    case 3: collection.moveItem(at: lies.path(), to: lies.path())
    case 4: collection.insertSections(lies.sections())
    case 5: collection.deleteSections(lies.sections())
    case 6: collection.reloadSections(lies.sections())
    case 7: collection.moveSection(lies.input.below(6), toSection: lies.input.below(6))
    // One more, both said and true.
    default: if let path = lies.addedPath() { collection.insertItems(at: [path]) }
    }
  }

  private func check() {
    let size = collection.contentSize
    require(size.width.isFinite && size.height.isFinite && size.height >= 0, "the content is \(size)")
    require(collection.contentOffset.y.isFinite, "the content is at \(collection.contentOffset)")
    for view in collection.subviews { require(view.frame.isUsable, "\(view)") }
    let visible = collection.indexPathsForVisibleItems
    require(Set(visible).count == visible.count, "an item is visible twice")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { lies.counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lies.counts.indices.contains(section) ? lies.counts[section] : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: lies.unsignedLength(), height: lies.unsignedLength())
  }
}
