import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation

@testable import UIKit

/// Interactive movement of items, and interactive transitions between layouts.
@MainActor
struct InteractiveMovementTests {
  private func make(_ data: MovableTiles, _ layout: UICollectionViewFlowLayout = .init()) -> UICollectionView {
    data.makeRows(layout)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func numbers(_ collection: UICollectionView) -> [Int] {
    collection.visibleCells.compactMap { ($0 as? TileCell)?.number }
  }

  @Test("items make way for a dragged item; the data changes when it is dropped")
  func movement() throws {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = make(data)
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 115))
    collection.layoutIfNeeded()
    // The third row is from 100 to 140.
    #expect(numbers(collection) == [1, 2, 0, 3] && data.sections == [[0, 1, 2, 3]])
    let held = try #require(collection.cellForItem(at: path(2)))
    #expect(held.center == CGPoint(x: 150, y: 115) && held.layer.zPosition > 0)
    #expect(collection.cellForItem(at: path(0))?.frame.minY == 0)
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(data.moves == [[path(0), path(2)]] && data.sections == [[1, 2, 0, 3]])
    #expect(collection.cellForItem(at: path(2)) === held && held.frame.minY == 100)
    #expect(held.layer.zPosition == 0)
  }

  @Test("an item moves to another section, and back when the movement is canceled")
  func sections() {
    let data = MovableTiles([[0, 1], [2]])
    let collection = make(data)
    // The second section starts at 90.
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 1 && collection.numberOfItems(inSection: 1) == 2)
    #expect(numbers(collection) == [0, 1, 2] && collection.cellForItem(at: path(1, 1))?.frame.minY == 90)
    collection.cancelInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(numbers(collection) == [0, 1, 2] && data.moves.isEmpty)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 50)
  }

  @Test("the data source determines which items can move, and the delegate the target")
  func decisions() {
    let data = MovableTiles([[0, 1, 2, 3]])
    data.fixed = [1]
    let collection = make(data)
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    data.target = path(3)
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    #expect(!collection.beginInteractiveMovementForItem(at: path(2)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
    collection.endInteractiveMovement()
    #expect(data.moves == [[path(0), path(3)]])
  }

  @Test("a cell that appears during a movement shows the data source's content for it")
  func appearing() {
    let data = MovableTiles([Array(0..<40)])
    let collection = make(data)
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 220))
    collection.contentOffset.y = 500
    collection.layoutIfNeeded()
    // The dragged item is shown fifth: the items before it are shifted by one, and those after it are not.
    #expect(numbers(collection).first == 10)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(numbers(collection).prefix(6) == [1, 2, 3, 4, 0, 5])
  }

  @Test("layouts are notified of the position of the movement, and of the items moved")
  func contexts() {
    final class Told: UICollectionViewFlowLayout {
      var told: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        told.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let data = MovableTiles([[0, 1, 2, 3]])
    let layout = Told()
    let collection = make(data, layout)
    layout.told = []
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    #expect(layout.told.last?.targetIndexPathsForInteractivelyMovingItems == [path(1)])
    #expect(layout.told.last?.previousIndexPathsForInteractivelyMovingItems == [path(0)])
    #expect(layout.told.last?.interactiveMovementTarget == CGPoint(x: 160, y: 60))
    #expect(layout.makeContext().targetIndexPathsForInteractivelyMovingItems == nil)
  }

  @Test("a diffable data source moves its items automatically, and reports the changes")
  func diffable() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.number = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.appendItems([5], toSection: "c")
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.didReorder = { transactions.append($0) }
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    // The second section is 140 below, its only row 40 high.
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3])
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 4])
    #expect(numbers(collection) == [2, 3, 1, 4, 5])
    #expect(transactions.count == 1 && transactions.first?.initialSnapshot == snapshot)
    #expect(transactions.first?.finalSnapshot == source.snapshot())
    #expect(transactions.first?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transactions.first?.sectionTransactions.last?.finalSnapshot.items == [1, 4])
    #expect([1, 2, 3, 4, 5].applying(transactions.first?.difference ?? [1].difference(from: [])) == [2, 3, 1, 4, 5])
  }

  @Test("during a transition between layouts, elements are interpolated by its progress")
  func transition() {
    let data = MovableTiles([[0, 1, 2]])
    let collection = make(data)
    let columns = UICollectionViewFlowLayout()
    columns.itemSize = CGSize(width: 100, height: 80)
    var results: [[Bool]] = []
    let old = collection.collectionViewLayout
    let between = collection.startInteractiveTransition(to: columns) { results.append([$0, $1]) }
    #expect(collection.collectionViewLayout === between && between.currentLayout === old)
    between.transitionProgress = 0.25
    collection.layoutIfNeeded()
    // The second row, at 0, 50 with 320 by 40, goes to 110, 0 with 100 by 80: a quarter of the way.
    #expect(
      collection.cellForItem(at: path(1))?.frame == CGRect(x: 27.5, y: 37.5, width: 265, height: 50))
    // From 3 * 40 + 2 * 10 = 140 to 80: 140 - 60 / 4.
    #expect(collection.contentSize.height == 125)
    collection.cancelInteractiveTransition()
    #expect(collection.collectionViewLayout === old && results == [[true, false]])
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
    _ = collection.startInteractiveTransition(to: columns) { results.append([$0, $1]) }
    collection.finishInteractiveTransition()
    #expect(collection.collectionViewLayout === columns && results == [[true, false], [true, true]])
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 110, y: 0, width: 100, height: 80))
    between.updateValue(3, forAnimatedKey: "bend")
    #expect(between.value(forAnimatedKey: "bend") == 3 && between.value(forAnimatedKey: "other") == 0)
  }
}
