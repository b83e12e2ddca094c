import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Sections that scroll orthogonally to their collection view.
@MainActor
struct OrthogonalSectionTests {
  /// Cards of 200 by 100 points, 10 apart, 20 from the edges, 5 from the top and 7 from the bottom.
  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func collection(_ sections: [[Int]], _ section: NSCollectionLayoutSection) -> (UICollectionView, Tiles) {
    let tiles = Tiles(sections)
    return (Collections.make(tiles, UICollectionViewCompositionalLayout(section: section)), tiles)
  }

  private func scroller(_ collection: UICollectionView, _ item: Int = 0, section: Int) -> UIScrollView? {
    collection.cellForItem(at: IndexPath(item: item, section: section))?.superview as? UIScrollView
  }

  private func items(_ collection: UICollectionView, section: Int) -> [Int] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  @Test("no item is at a point that isn't a number, nor in such a rectangle; infinite points are beyond all items")
  func nonNumbers() {
    let (collection, _) = collection([[0, 1, 2, 3], [4, 5, 6]], cards())
    for point in [
      CGPoint(x: Double.nan, y: 10), CGPoint(x: 30, y: Double.nan), CGPoint(x: Double.infinity, y: 10),
      CGPoint(x: -Double.infinity, y: 10),
    ] {
      #expect(collection.indexPathForItem(at: point) == nil)
      let rect = CGRect(origin: point, size: CGSize(width: 10, height: 10))
      #expect(collection.collectionViewLayout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    }
    #expect(collection.indexPathForItem(at: CGPoint(x: 30, y: 10)) == IndexPath(item: 0, section: 0))
  }

  @Test("cells are in a scroll view of their section, and attributes are unscrolled")
  func hierarchy() throws {
    let (collection, _) = collection([[0, 1, 2, 3], [4, 5, 6]], cards())
    // Each section is 5 + 100 + 7 high. The second one's cells start at 112 + 5.
    #expect(collection.contentSize == CGSize(width: 320, height: 224))
    let view = try #require(scroller(collection, section: 1))
    #expect(view !== collection && view.superview === collection)
    #expect(view.frame == CGRect(x: 0, y: 117, width: 320, height: 100))
    // 20 + 3 * 200 + 2 * 10 + 20.
    #expect(view.contentSize == CGSize(width: 660, height: 100))
    #expect(view.contentOffset == .zero)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(cell.frame == CGRect(x: 230, y: 0, width: 200, height: 100))
    #expect(collection.convert(cell.bounds, from: cell) == CGRect(x: 230, y: 117, width: 200, height: 100))
    #expect(Collections.frames(collection, section: 1).map(\.minX) == [20, 230, 440])
    #expect(collection.indexPath(for: cell) == IndexPath(item: 1, section: 1))
    #expect(items(collection, section: 0) == [0, 1])
  }

  @Test("a section scrolls separately: other items appear in reused cells, and attributes do not change")
  func scrolling() throws {
    let (collection, tiles) = collection([[0, 1, 2, 3], [4, 5, 6]], cards())
    let view = try #require(scroller(collection, section: 0))
    view.contentOffset.x = 430
    collection.layoutIfNeeded()
    // 430 to 750 of the first section: the items that start at 440 and 650; 230 + 200 ends at 430.
    #expect(items(collection, section: 0) == [2, 3])
    #expect(items(collection, section: 1) == [0, 1])
    #expect(tiles.hidden == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(Collections.frames(collection).map(\.minX) == [20, 230, 440, 650])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.frame.minX == 440)
    #expect(collection.convert(cell.bounds, from: cell).minX == 10)
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 50)) == IndexPath(item: 2, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 150)) == IndexPath(item: 0, section: 1))
    // Unchanged when it returns.
    collection.frame.size.height = 50
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    #expect(items(collection, section: 0).isEmpty)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(items(collection, section: 0) == [2, 3] && scroller(collection, 2, section: 0)?.contentOffset.x == 430)
  }

  @Test("scrolling to an item scrolls both its section and the collection view")
  func scrollToItem() {
    let (collection, _) = collection((0..<10).map { row in (0..<5).map { row * 5 + $0 } }, cards())
    collection.scrollToItem(at: IndexPath(item: 3, section: 8), at: [.top, .centeredHorizontally], animated: false)
    // Sections are 112 high, and the maximum offset is 10 * 112 - 480 = 640. The item's center is at 20 + 3 * 210 + 100
    // = 750, and 750 - 160 = 590.
    #expect(collection.contentOffset == CGPoint(x: 0, y: 640))
    #expect(scroller(collection, 3, section: 8)?.contentOffset.x == 590)
    #expect(items(collection, section: 8) == [2, 3, 4])
    collection.scrollToItem(at: IndexPath(item: 4, section: 8), at: .left, animated: false)
    // The maximum is 20 + 5 * 200 + 4 * 10 + 20 - 320.
    #expect(scroller(collection, 4, section: 8)?.contentOffset.x == 760)
  }

  @Test("sections keep their scroll offsets when others are inserted before them")
  func updates() throws {
    let (collection, tiles) = collection([[0, 1, 2, 3]], cards())
    try #require(scroller(collection, section: 0)).contentOffset.x = 430
    collection.layoutIfNeeded()
    tiles.sections.insert([9, 8, 7], at: 0)
    collection.insertSections(IndexSet(integer: 0))
    #expect(items(collection, section: 0) == [0, 1] && items(collection, section: 1) == [2, 3])
    #expect(scroller(collection, 2, section: 1)?.frame.minY == 117)
  }

  @Test("centered groups: the first and the last can be centered")
  func centered() throws {
    let (collection, _) = collection([[0, 1, 2]], cards(.groupPagingCentered))
    // (320 - 200) / 2 on both sides.
    #expect(Collections.frames(collection).map(\.minX) == [60, 270, 480])
    #expect(try #require(scroller(collection, section: 0)).contentSize.width == 60 + 620 + 60)
    let (paged, _) = self.collection([[0, 1, 2]], cards(.paging))
    #expect(scroller(paged, section: 0)?.isPagingEnabled == true)
  }

  @Test("scrolling to an item scrolls its section, within its range")
  func scrollToItemInRange() throws {
    let (collection, _) = collection([[0, 1, 2, 3]], cards())
    let view = try #require(scroller(collection, section: 0))
    func offset(_ item: Int) -> CGFloat {
      collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
      return view.contentOffset.x
    }
    // Item 1 is from 230 to 430: 330 - 160. The content is 20 + 4 * 200 + 3 * 10 + 20 = 870 wide, 550 more than the view.
    #expect(offset(1) == 170)
    #expect(offset(3) == 550)
    #expect(offset(0) == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test("scrolling to an item scrolls its section vertically if the collection scrolls horizontally")
  func scrollToItemVertically() throws {
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(100), .absolute(200)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let collection = Collections.make(Tiles([[0, 1, 2, 3]]), layout)
    let view = try #require(scroller(collection, section: 0))
    func offset(_ item: Int) -> CGFloat {
      collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
      return view.contentOffset.y
    }
    // Four cards of 200 points in a section as high as the collection view, 480. Item 1 is from 200 to 400: 300 - 240.
    // The end is at 800 - 480.
    #expect(offset(1) == 60)
    #expect(offset(3) == 320)
    #expect(offset(0) == 0)
    #expect(view.contentOffset.x == 0)
  }

  @Test("in a right-to-left language, sections start on the right")
  func rightToLeft() throws {
    let (collection, _) = collection([[0, 1, 2, 3]], cards())
    collection.semanticContentAttribute = .forceRightToLeft
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(collection.convert(cell.bounds, from: cell).maxX == 300)
    let view = try #require(scroller(collection, section: 0))
    // 20 + 4 * 200 + 3 * 10 + 20 - 320 = 550 lies to the left of it.
    #expect(view.contentOffset.x == 550)
    view.contentOffset.x -= 430
    collection.layoutIfNeeded()
    #expect(items(collection, section: 0) == [2, 3])
    let third = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(collection.convert(third.bounds, from: third).maxX == 310)
  }

  @Test("a handler changes the visible items, and gets the section's scroll offset")
  func handler() throws {
    let section = cards()
    var calls: [(items: [Int], offset: CGFloat, width: CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append((items.map(\.indexPath.item), offset.x, environment.container.contentSize.width))
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.5)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    let (collection, _) = collection([[0, 1, 2, 3]], section)
    #expect(calls.last?.items == [0, 1] && calls.last?.offset == 0 && calls.last?.width == 320)
    // The centers at 120 and 330 are 40 and 170 from 160: scales of 280/320 and, as the minimum, 0.5.
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(abs(first.transform.a - 0.875) < 1e-9 && first.center == CGPoint(x: 120, y: 50))
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a == 0.5)
    try #require(scroller(collection, section: 0)).contentOffset.x = 40
    collection.layoutIfNeeded()
    #expect(calls.last?.offset == 40)
    // 120 - 40 is 80 from the center.
    #expect(first.transform.a == 0.75)
    #expect(Collections.frames(collection).map(\.width) == [200, 200, 200, 200])
  }

  @Test("in a section that does not scroll orthogonally, a handler gets the collection view's offset")
  func handlerAlong() {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [row]))
    var offset: CGPoint?
    section.visibleItemsInvalidationHandler = { items, scrolled, _ in
      offset = scrolled
      for item in items { item.alpha = item.indexPath.item == 3 ? 0.5 : 1 }
    }
    let (collection, _) = collection([Array(0..<20)], section)
    collection.contentOffset.y = 250
    collection.layoutIfNeeded()
    #expect(offset == CGPoint(x: 0, y: 250))
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 0.5)
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.alpha == 1)
  }

  @Test("headers do not move while their section scrolls orthogonally")
  func headers() throws {
    let section = cards()
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    ]
    let (collection, _) = collection([[0, 1, 2, 3]], section)
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    let view = try #require(scroller(collection, section: 0))
    #expect(header.superview === collection && header.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
    #expect(view.frame == CGRect(x: 0, y: 35, width: 320, height: 100))
    view.contentOffset.x = 300
    collection.layoutIfNeeded()
    #expect(header.frame.minX == 20)
  }

  /// Cards of 200 points, 10 apart, in 320: stops are 210 apart, and 660 + 210 - 320 = 550 is the end.
  @Test(
    "a released section comes to rest according to its behavior",
    arguments: [
      (.continuous, 0, 333, 1, 333), (.continuous, 0, 900, 1, 550),
      (.continuousGroupLeadingBoundary, 0, 333, 1, 420), (.continuousGroupLeadingBoundary, 0, 300, 1, 210),
      (.paging, 40, 90, 1, 320), (.paging, 40, 90, 0, 0), (.paging, 300, 250, -1, 0), (.paging, 330, 900, 1, 550),
      (.groupPaging, 30, 500, 2, 210), (.groupPaging, 30, 60, 0, 0), (.groupPaging, 180, 60, -2, 0),
      (.groupPaging, 230, 100, 0, 210), (.groupPaging, 430, 900, 1, 550),
      // Centered, the cards rest 210 apart, too, and the last one at 60 + 830 + 60 - 320 = 630.
      (.groupPagingCentered, 30, 500, 2, 210), (.groupPagingCentered, 500, 900, 2, 630),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat, CGFloat)])
  func rest(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, from: CGFloat, proposed: CGFloat,
    velocity: CGFloat, expected: CGFloat
  ) throws {
    let (collection, _) = collection([[0, 1, 2, 3]], cards(behavior))
    let view = try #require(scroller(collection, section: 0) as? OrthogonalScroller)
    view.contentOffset.x = from
    let rest = collection.rest(
      of: view, at: CGPoint(x: proposed, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(rest == CGPoint(x: expected, y: 0))
    #expect(view.delegate === view)
  }
}
