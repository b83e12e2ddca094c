import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Interactive movement of outline items.
@MainActor
struct OutlineMovementTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// 1, with 11 and 12 collapsed; 2, with 21 and 22 visible; 3.
  private var outline: NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([21, 22], to: 2)
    outline.expand([2])
    return outline
  }

  /// Rows of 40 points, 10 apart.
  private func make() -> (UICollectionView, Source) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let source = Source(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.number = item
      return cell
    }
    source.apply(outline, to: "a")
    source.reorderingHandlers.canReorderItem = { _ in true }
    collection.layoutIfNeeded()
    return (collection, source)
  }

  private func move(_ collection: UICollectionView, _ item: Int, to height: CGFloat) {
    #expect(collection.beginInteractiveMovementForItem(at: path(item)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: height))
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
  }

  @Test("an item moves with its collapsed descendants, and transactions include them")
  func collapsed() throws {
    let (collection, source) = make()
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.didReorder = { transactions.append($0) }
    #expect(collection.tileNumbers == [1, 2, 21, 22, 3])
    // The fifth row is from 200 to 240.
    move(collection, 0, to: 210)
    #expect(collection.tileNumbers == [2, 21, 22, 3, 1])
    let moved = source.snapshot(for: "a")
    #expect(moved.items == [2, 21, 22, 3, 1, 11, 12] && moved.isExpanded(2) && !moved.isExpanded(1))
    #expect(source.snapshot().itemIdentifiers == [2, 21, 22, 3, 1])
    let transaction = try #require(transactions.first?.sectionTransactions.first)
    #expect(transactions.count == 1 && transaction.initialSnapshot == outline && transaction.finalSnapshot == moved)
    #expect(outline.items.applying(transaction.difference) == moved.items)
    #expect(transactions.first?.finalSnapshot == source.snapshot())
  }

  @Test("an item stays below its parent if possible, and otherwise changes its level")
  func levels() {
    let (collection, source) = make()
    // 21 moves after 22, before 3.
    move(collection, 2, to: 170)
    #expect(source.snapshot(for: "a").items == [1, 11, 12, 2, 22, 21, 3])
    #expect(source.snapshot(for: "a").parent(of: 21) == 2 && collection.tileNumbers == [1, 2, 22, 21, 3])
    // 3 moves before 22.
    move(collection, 4, to: 110)
    #expect(source.snapshot(for: "a").parent(of: 3) == 2 && collection.tileNumbers == [1, 2, 3, 22, 21])
    // 3 moves before 1, where nothing is below 2.
    move(collection, 2, to: 10)
    #expect(source.snapshot(for: "a").parent(of: 3) == nil && collection.tileNumbers == [3, 1, 2, 22, 21])
  }

  @Test("the visible descendants of an item follow it")
  func expanded() {
    let (collection, source) = make()
    move(collection, 1, to: 210)
    #expect(source.snapshot(for: "a").items == [1, 11, 12, 3, 2, 21, 22])
    #expect(collection.tileNumbers == [1, 3, 2, 21, 22] && source.snapshot(for: "a").isExpanded(2))
  }

  @Test("an outline can move to a section that was a list")
  func sections() {
    let (collection, source) = make()
    var snapshot = source.snapshot()
    snapshot.appendSections(["b"])
    snapshot.appendItems([7, 8], toSection: "b")
    source.apply(snapshot)
    collection.layoutIfNeeded()
    // The second section starts at 5 * 40 + 4 * 10; its second row is 50 further down.
    move(collection, 0, to: 300)
    #expect(source.snapshot(for: "a").items == [2, 21, 22, 3])
    #expect(source.snapshot(for: "b").items == [7, 1, 11, 12, 8])
    #expect(collection.tileNumbers == [2, 21, 22, 3, 7, 1, 8])
  }
}
