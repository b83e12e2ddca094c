import Foundation
import TestSupport
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct FlowSelfSizingTests {
  private func flow(_ estimate: CGSize) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = estimate
    return flow
  }

  @Test("only displayed cells determine their size (uikit.md, \"Table cells\"); others have the estimate")
  func displayed() {
    let tiles = Tiles([Array(0..<100)])
    for number in 0..<100 { tiles.contents[number] = CGSize(width: 300, height: 100) }
    let collection = Collections.make(tiles, flow(CGSize(width: 300, height: 60)))
    // Lines of 100 with 10 between them: five intersect the 480 points of the screen.
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    // With estimates, 480 / 70 lines, so seven, were visible at first: these were measured.
    #expect(Set(tiles.made).sorted() == Array(0..<7))
    // 7 * 110 + 93 * 70 - 10.
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 50, section: 0))?.size.height == 60)
    #expect(collection.contentSize.height == 7270)
  }

  @Test("the default fits the content, rounds up to the pixel, and keeps a size without constraints")
  func defaultFitting() {
    let tiles = Tiles([[0, 1]])
    tiles.contents[0] = CGSize(width: 71.2, height: 30.6)
    let collection = Collections.make(tiles, flow(CGSize(width: 90, height: 44)))
    let sizes = Collections.frames(collection).map(\.size)
    #expect(sizes == [CGSize(width: 71.5, height: 31), CGSize(width: 90, height: 44)])
  }

  @Test("the delegate is notified once of the end of scrolling to an item, however often the target moves")
  func animated() {
    final class Ends: NSObject, UICollectionViewDelegateFlowLayout {
      var count = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }
    let tiles = Tiles([Array(0..<100)])
    for number in 0..<100 { tiles.contents[number] = CGSize(width: 300, height: 20 + number * 37 % 180) }
    let collection = Collections.make(tiles, flow(CGSize(width: 300, height: 60)))
    let ends = Ends()
    collection.delegate = ends
    let target = IndexPath(item: 50, section: 0)
    collection.scrollToItem(at: target, at: .bottom, animated: true)
    #expect(ends.count == 1 && collection.contentOffset.y > 0)
    #expect(collection.cellForItem(at: target)?.frame.maxY == collection.bounds.maxY)
    collection.scrollToItem(at: target, at: .bottom, animated: true)
    #expect(ends.count == 1)
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(ends.count == 1 && collection.contentOffset.y == 0)
  }

  @Test("along an axis without constraints, the size does not change")
  func oneAxis() {
    final class Tall: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let block = UIView()
        contentView.addSubview(block, at: [.top: 0, .bottom: 0])
        block.heightAnchor.constraint(equalToConstant: 77).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 123, height: 40)
    let preferred = Tall(frame: attributes.frame).preferredLayoutAttributesFitting(attributes)
    #expect(preferred.frame == CGRect(x: 10, y: 20, width: 123, height: 77))
    #expect(preferred !== attributes && attributes.frame.height == 40)
  }

  @Test("measured sizes are discarded on a change of width and by reloadData")
  func forgetting() {
    let tiles = Tiles([[0, 1]])
    tiles.contents = [0: CGSize(width: 100, height: 90), 1: CGSize(width: 100, height: 90)]
    let collection = Collections.make(tiles, flow(CGSize(width: 100, height: 50)))
    #expect(collection.contentSize.height == 90)
    tiles.contents = [0: CGSize(width: 100, height: 70), 1: CGSize(width: 100, height: 70)]
    collection.reloadData()
    #expect(Collections.frames(collection).map(\.height) == [50, 50])
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.height) == [70, 70])
    collection.frame.size.width = 200
    #expect(Collections.frames(collection).map(\.height) == [50, 50])
    collection.layoutIfNeeded()
    // Two of 100 do not fit in a line of 200 with 10 between them: 70 + 10 + 70.
    #expect(collection.contentSize.height == 150)
  }

  @Test("sizes follow their items through a batch of updates")
  func renumbering() {
    let tiles = Tiles([[0, 1, 2]])
    for number in 0..<10 { tiles.contents[number] = CGSize(width: 300, height: 20 + 10 * CGFloat(number)) }
    let collection = Collections.make(tiles, flow(CGSize(width: 300, height: 50)))
    #expect(Collections.frames(collection).map(\.height) == [20, 30, 40])
    tiles.sections = [[9, 2, 0]]
    tiles.made = []
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      collection.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
    }
    #expect(Collections.frames(collection).map(\.height) == [110, 40, 20])
    #expect(tiles.made == [9])
  }

  @Test("a content view that is constrained to its cell determines the size, too")
  func heldContentView() {
    final class Held: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          contentView.leftAnchor.constraint(equalTo: leftAnchor),
          contentView.rightAnchor.constraint(equalTo: rightAnchor),
          contentView.topAnchor.constraint(equalTo: topAnchor),
          contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
          contentView.widthAnchor.constraint(equalToConstant: 222),
          contentView.heightAnchor.constraint(equalToConstant: 66),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let cell = Held(frame: attributes.frame)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 222, height: 66))
  }

  @Test("a cell with changed content is measured again on request, or when the layout is invalidated")
  func asking() {
    let tiles = Tiles([[0, 1]])
    tiles.contents = [0: CGSize(width: 300, height: 90), 1: CGSize(width: 300, height: 90)]
    let collection = Collections.make(tiles, flow(CGSize(width: 300, height: 50)))
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell
    cell?.content = CGSize(width: 300, height: 40)
    cell?.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.minY) == [0, 50])
    cell?.content = CGSize(width: 300, height: 20)
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.minY) == [0, 30])
    cell?.content = CGSize(width: 300, height: 70)
    collection.performBatchUpdates(nil)
    #expect(Collections.frames(collection).map(\.minY) == [0, 80])
  }

  @Test("visible items move only by scrolling, however wrong the estimates")
  func standing() {
    var generator = SeededGenerator(seed: 9)
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let rows = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let layouts = [flow(CGSize(width: 300, height: 60)), UICollectionViewCompositionalLayout(section: rows)]
    for layout in layouts {
      let tiles = Tiles([Array(0..<2000)])
      for number in 0..<2000 {
        tiles.contents[number] = CGSize(width: 300, height: CGFloat(Int.random(in: 20...150, using: &generator)))
      }
      let collection = Collections.make(tiles, layout)
      collection.contentOffset.y = 60_000
      collection.layoutIfNeeded()
      for _ in 0..<150 {
        let before = Dictionary(
          uniqueKeysWithValues: collection.visibleCells.compactMap { $0 as? TileCell }.map {
            ($0.number, $0.frame.minY - collection.contentOffset.y)
          })
        let step = CGFloat(Int.random(in: -300...100, using: &generator))
        collection.contentOffset.y += step
        collection.layoutIfNeeded()
        for cell in collection.visibleCells.compactMap({ $0 as? TileCell }) {
          guard let position = before[cell.number] else { continue }
          #expect(abs(cell.frame.minY - collection.contentOffset.y - (position - step)) < 1e-6)
        }
      }
    }
  }
}
