import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Events that interrupt the interactive movement of an item.
@MainActor
struct MovementInterruptionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A collection view whose first item was dragged over the fourth row, which is from 150 to 190.
  private func carrying(_ data: MovableTiles) -> UICollectionView {
    let collection = data.makeRows()
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 170))
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [1, 2, 3, 0])
    return collection
  }

  @Test("reloading data during a movement requests everything again, and ends the movement")
  func reload() {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = carrying(data)
    data.sections = [[0, 1]]
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [0, 1])
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty && collection.beginInteractiveMovementForItem(at: path(1)))
  }

  @Test("a new data source ends the movement, too")
  func otherData() {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = carrying(data)
    let other = MovableTiles([[7]])
    collection.dataSource = other
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [7])
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty && other.moves.isEmpty)
  }

  @Test("updates refer to the items' positions in the data, regardless of the movement")
  func batch() {
    let data = MovableTiles([[0, 1], [2]])
    let collection = data.makeRows()
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    // The second section starts at 90.
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 1) == 2)
    collection.performBatchUpdates {
      data.sections = [[0, 1, 7], []]
      collection.insertItems(at: [path(2)])
      collection.deleteItems(at: [path(0, 1)])
    }
    #expect(collection.tileNumbers == [0, 1, 7])
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty && data.sections == [[0, 1, 7], []])
  }

  @Test("a single update ends the movement, too, and an empty batch does not")
  func steps() {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = carrying(data)
    collection.performBatchUpdates(nil)
    #expect(collection.cellForItem(at: path(3))?.center == CGPoint(x: 160, y: 170))
    data.sections = [[1, 2, 3]]
    collection.deleteItems(at: [path(0)])
    #expect(collection.tileNumbers == [1, 2, 3] && collection.cellForItem(at: path(2))?.frame.minY == 100)
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty)
  }

  @Test("reconfiguring an item uses its position in the data")
  func reconfiguring() {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = carrying(data)
    data.sections = [[10, 11, 12, 13]]
    collection.reconfigureItems(at: [path(0), path(2)])
    #expect(collection.tileNumbers == [1, 12, 3, 10])
  }

  @Test("a new layout shows items at their positions in the data")
  func layout() {
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = carrying(data)
    let low = UICollectionViewFlowLayout()
    low.itemSize = CGSize(width: 320, height: 20)
    collection.collectionViewLayout = low
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [0, 1, 2, 3])
    // 20 high, and 10 apart.
    #expect(
      collection.cellForItem(at: path(0))?.frame.minY == 0 && collection.cellForItem(at: path(3))?.frame.minY == 90)
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty)
  }

  @Test(
    "an invalid position is rejected", arguments: [IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 5)])
  func refused(target: IndexPath) {
    let data = MovableTiles([[0, 1, 2, 3]])
    data.target = target
    let collection = data.makeRows()
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [0, 1, 2, 3])
    #expect(collection.cellForItem(at: path(0))?.center == CGPoint(x: 160, y: 70))
    collection.endInteractiveMovement()
    #expect(data.moves.isEmpty)
  }

  @Test("a dragged cell stays while its position is off the screen")
  func offScreen() throws {
    let data = MovableTiles([Array(0..<40)])
    data.target = path(0)
    let collection = data.makeRows()
    let held = try #require(collection.cellForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.contentOffset.y = 1000
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 1220))
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0)) === held && held.center == CGPoint(x: 160, y: 1220))
    #expect(held.superview === collection && collection.visibleCells.first === held)
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0)) == nil && held.superview == nil)
  }

  @Test("an item of an orthogonal section is under the finger, in front of its section")
  func orthogonal() throws {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [card]))
    section.orthogonalScrollingBehavior = .continuous
    let data = MovableTiles([[0, 1, 2, 3]])
    let collection = data.make(UICollectionViewCompositionalLayout(section: section))
    let scroller = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
    scroller.contentOffset.x = 180
    collection.layoutIfNeeded()
    let held = try #require(collection.cellForItem(at: path(1)))
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    collection.layoutIfNeeded()
    // From 200 to 400, and 180 to the left of it.
    #expect(held.superview === collection && held.frame == CGRect(x: 20, y: 0, width: 200, height: 100))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
    collection.layoutIfNeeded()
    #expect(held.center == CGPoint(x: 150, y: 60) && collection.cellForItem(at: path(1)) === held)
    collection.cancelInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(held.superview === scroller && held.frame == CGRect(x: 200, y: 0, width: 200, height: 100))
  }

  @Test("items whose data source cannot move them return, and cannot be moved again")
  func noMethod() {
    let tiles = Tiles([[0, 1, 2]])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    let collection = Collections.make(tiles, flow)
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 115))
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [0, 1, 2] && !collection.beginInteractiveMovementForItem(at: path(0)))
    let data = MovableTiles([[5]])
    collection.dataSource = data
    collection.layoutIfNeeded()
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
  }
}
