import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct CollectionDiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func make() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: flow)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, number in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.number = number
      return cell
    }
    return (collection, source)
  }

  private func numbers(_ collection: UICollectionView, _ section: Int) -> [Int?] {
    (0..<collection.numberOfItems(inSection: section)).map {
      (collection.cellForItem(at: IndexPath(item: $0, section: section)) as? TileCell)?.number
    }
  }

  @Test("after any snapshot, items keep their cells and are at its positions")
  func random() {
    var generator = SeededGenerator(seed: 8)
    let (collection, source) = make()
    for round in 0..<200 {
      var snapshot = Snapshot()
      let names = ["a", "b", "c", "d", "e"].filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      var numbers = Array(0..<40).filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
      // In most cases, most items keep their order.
      if Bool.random(using: &generator) { numbers.shuffle(using: &generator) }
      for name in names.shuffled(using: &generator) {
        snapshot.appendSections([name])
        let count = Int.random(in: 0...min(12, numbers.count), using: &generator)
        snapshot.appendItems(Array(numbers.prefix(count)), toSection: name)
        numbers.removeFirst(count)
      }
      let before = Dictionary(
        uniqueKeysWithValues: collection.visibleCells.compactMap { $0 as? TileCell }.map { ($0.number, $0) })
      source.apply(snapshot, animatingDifferences: round.isMultiple(of: 2))
      collection.layoutIfNeeded()
      #expect(collection.numberOfSections == snapshot.numberOfSections)
      for (section, name) in snapshot.sectionIdentifiers.enumerated() {
        let items = snapshot.itemIdentifiers(inSection: name)
        #expect(self.numbers(collection, section) == items.map { $0 }, "round \(round)")
        for item in items {
          guard let old = before[item], let path = source.indexPath(for: item) else { continue }
          #expect(collection.cellForItem(at: path) === old, "round \(round)")
          #expect(source.itemIdentifier(for: path) == item)
        }
      }
      #expect(source.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
    }
  }

  @Test("reloaded items get other cells, and reconfigured ones keep theirs")
  func reloading() {
    let (collection, source) = make()
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    let cells = collection.visibleCells
    (cells[1] as? TileCell)?.number = -5
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cells[1])
    #expect((cells[1] as? TileCell)?.number == 2 && (cells[1] as? TileCell)?.reuses == 0)
    #expect(numbers(collection, 0) == [1, 2, 3])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(source.index(for: "a") == 0 && source.sectionIdentifier(for: 0) == "a" && source.index(for: "x") == nil)
  }

  @Test("the minimum number of items move")
  func fewMoves() {
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems(items)
      return snapshot
    }
    let moves = SnapshotDifference(
      from: ShownSnapshot(snapshot([1, 2, 3, 4, 5])), to: snapshot([5, 1, 2, 3, 4])
    ).updates
    #expect(
      moves == [.move(.item(IndexPath(item: 4, section: 0)), to: .item(IndexPath(item: 0, section: 0)))])
    #expect(LongestRise.indexes(of: [3, 1, 2, 5, 4]).count == 3)
    #expect(LongestRise.indexes(of: []).isEmpty)
  }
}
