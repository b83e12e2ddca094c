import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UICollectionViewTests {
  private func rows(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: height)
    flow.minimumLineSpacing = 0
    return flow
  }

  @Test("only visible items have cells, and cells that leave are reused")
  func reuse() {
    let tiles = Tiles([Array(0..<100)])
    let collection = Collections.make(tiles, rows())
    #expect(collection.visibleCells.count == 5 && tiles.shown.map(\.item) == [0, 1, 2, 3, 4])
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    collection.contentOffset.y = 1000
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [10, 11, 12, 13, 14])
    #expect(tiles.hidden.map(\.item) == [0, 1, 2, 3, 4] && first?.superview == nil)
    collection.contentOffset.y = 2000
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? TileCell }
    #expect(cells.map(\.number) == [20, 21, 22, 23, 24] && cells.map(\.reuses) == [1, 1, 1, 1, 1])
    #expect(cells.contains { $0 === first })
    #expect(collection.subviews.count == 5)
    #expect(cells.first.flatMap { collection.indexPath(for: $0) } == IndexPath(item: 20, section: 0))
    #expect(cells[0].contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("a cell has its position before the data source configures it")
  func placeOnDequeue() {
    final class Looking: NSObject, UICollectionViewDataSource {
      var frames: [CGRect] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        frames.append(cell.frame)
        return cell
      }
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows())
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let data = Looking()
    collection.dataSource = data
    collection.layoutIfNeeded()
    #expect(
      data.frames == [CGRect(x: 0, y: 0, width: 320, height: 100), CGRect(x: 0, y: 100, width: 320, height: 100)])
  }

  @Test("registrations create and configure cells and supplementary views")
  func registrations() {
    final class Registering: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in cell.number = number }
      let bands = UICollectionView.SupplementaryRegistration<BandView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 100 + path.section }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 7 + indexPath.item)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: bands, for: indexPath)
      }
    }
    let flow = rows()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    let data = Registering()
    collection.dataSource = data
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map { ($0 as? TileCell)?.number } == [7, 8])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.tag == 100)
  }

  @Test("scrolling moves an item to the top, the center, the bottom, or just into view")
  func scrolling() {
    let collection = Collections.make(Tiles([Array(0..<50)]), rows())
    let path = IndexPath(item: 20, section: 0)
    // The item is from 2000 to 2100, the screen 480 high, the content 5000.
    let offsets: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 2000), (.bottom, 1620), (.centeredVertically, 1810), ([], 1810),
    ]
    for (position, offset) in offsets {
      collection.scrollToItem(at: path, at: position, animated: false)
      #expect(collection.contentOffset.y == offset)
    }
    collection.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: false)
    #expect(collection.contentOffset.y == 4520)
    collection.scrollToItem(at: path, at: [], animated: false)
    #expect(collection.contentOffset.y == 2000)
    #expect(collection.cellForItem(at: path) != nil)
  }

  @Test("backgrounds are behind the content, that of selected cells in front of the other", arguments: [false, true])
  func backgrounds(isSelectedFirst: Bool) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (background, selected) = (UIView(), UIView())
    if isSelectedFirst {
      cell.selectedBackgroundView = selected
      #expect(cell.subviews == [selected, cell.contentView])
      cell.backgroundView = background
    } else {
      cell.backgroundView = background
      #expect(cell.subviews == [background, cell.contentView])
      cell.selectedBackgroundView = selected
    }
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(background.frame == cell.bounds && selected.frame == cell.bounds)
    #expect(!background.isHidden && selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    let other = UIView()
    cell.backgroundView = other
    #expect(cell.subviews == [other, selected, cell.contentView])
  }

  /// One item of 50 by 20 points at the leading edge, turned around, in content of a given width.
  private final class Turned: UICollectionViewLayout {
    var width: CGFloat = 200
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 100) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
  }

  @Test("transformed items are mirrored by their centers, in the content or in wider bounds", arguments: [200, 400])
  func mirroredTransforms(width: CGFloat) {
    let layout = Turned()
    layout.width = width
    let collection = Collections.make(Tiles([[0]]), layout)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(x: 25, y: 10))
    collection.semanticContentAttribute = .forceRightToLeft
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    // The collection view is 320 points wide.
    let center = CGPoint(x: max(width, 320) - 25, y: 10)
    let attributes = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(attributes?.center == center && attributes?.bounds.size == CGSize(width: 50, height: 20))
    collection.contentOffset.x = max(width, 320) - 320
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.center == center)
  }

  @Test("the selection is stored in the collection view, not in cells")
  func selection() {
    let collection = Collections.make(Tiles([Array(0..<50)]), rows())
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    collection.selectItem(at: second, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [second])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [second, first])
    collection.contentOffset.y = 2000
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.isSelected) == [true, true, false, false, false])
    collection.deselectItem(at: second, animated: false)
    #expect(collection.cellForItem(at: second)?.isSelected == false)
    collection.reloadData()
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("items ahead are prefetched, and canceled when they are no longer ahead")
  func prefetching() {
    final class Fetching: NSObject, UICollectionViewDataSourcePrefetching {
      var fetched: [[Int]] = []
      var cancelled: [[Int]] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        fetched.append(indexPaths.map(\.item))
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths.map(\.item))
      }
    }
    let collection = Collections.make(Tiles([Array(0..<50)]), rows(120))
    let fetching = Fetching()
    collection.prefetchDataSource = fetching
    collection.contentOffset.y = 120
    collection.layoutIfNeeded()
    // Items 1 to 4 are visible; the next screen starts at 600.
    #expect(fetching.fetched == [[5, 6, 7, 8]] && fetching.cancelled.isEmpty)
    collection.contentOffset.y = 60
    collection.layoutIfNeeded()
    #expect(fetching.cancelled == [[5, 6, 7, 8]])
  }

  @Test("a new layout takes over the cells")
  func otherLayout() {
    let collection = Collections.make(Tiles([[0, 1, 2]]), rows())
    let cells = collection.visibleCells
    let (old, other) = (collection.collectionViewLayout, UICollectionViewFlowLayout())
    other.itemSize = CGSize(width: 100, height: 30)
    collection.setCollectionViewLayout(other, animated: false)
    #expect(old.collectionView == nil && other.collectionView === collection)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells == cells && cells.map(\.frame.minX) == [0, 110, 220])
  }

  @Test("a controller is its collection view's data source and delegate, and the collection view fills its view")
  func controller() {
    final class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 70, height: 33) }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      }
    }
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(
      controller.collectionView.visibleCells.map(\.frame.size)
        == Array(repeating: CGSize(width: 70, height: 33), count: 3))
  }

  @Test("errors of the data source trap with UIKit's messages")
  func messages() async {
    func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    let unregistered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = collection.dequeueReusableCell(withReuseIdentifier: "who", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      message(unregistered).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier who - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"))
    let homeMade = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class HomeMade: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        let data = HomeMade()
        collection.dataSource = data
        collection.layoutIfNeeded()
      }
    }
    #expect(
      message(homeMade).contains(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
  }
}
