import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct FlowLayoutTests {
  private func tiles(_ count: Int, sizes: [CGSize]? = nil) -> Tiles { Tiles([Array(0..<count)], sizes: sizes) }

  @Test("a flow layout has items of 50 by 50 points, 10 points apart, by default")
  func defaults() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.estimatedItemSize == .zero)
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10 && flow.sectionInset == .zero)
    #expect(flow.scrollDirection == .vertical && flow.headerReferenceSize == .zero)
    #expect(flow.sectionInsetReference == .fromContentInset && !flow.sectionHeadersPinToVisibleBounds)
  }

  @Test("full lines are justified (uikit.md, \"Table cells\"), and the last uses the columns of equal items")
  func uniform() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 40)
    let tiles = tiles(7)
    let collection = Collections.make(tiles, flow)
    // 3 * 90 + 2 * 10 = 290 of 320; a fourth would need 390. The rest, 320 - 270 = 50, is two spaces of 25.
    let frames = Collections.frames(collection)
    #expect(frames.map(\.minX) == [0, 115, 230, 0, 115, 230, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 50, 50, 50, 100])
    #expect(collection.contentSize == CGSize(width: 320, height: 140))
  }

  @Test("with different sizes, the last line has the minimum spacing and starts on the left")
  func lastLine() {
    let flow = UICollectionViewFlowLayout()
    let widths: [CGFloat] = [100, 150, 60, 80]
    let tiles = tiles(4, sizes: widths.map { CGSize(width: $0, height: 30) })
    let collection = Collections.make(tiles, flow)
    // 100 + 10 + 150 + 10 + 60 = 330 is more than 320. The first line's space is 320 - 250 = 70.
    #expect(Collections.frames(collection).map(\.minX) == [0, 170, 0, 70])
    #expect(Collections.frames(collection).map(\.minY) == [0, 0, 40, 40])
  }

  @Test("the items of a line are centered in it")
  func middle() {
    let tiles = tiles(3, sizes: [(60, 20), (60, 50), (60, 30)].map { CGSize(width: $0.0, height: $0.1) })
    let collection = Collections.make(tiles, UICollectionViewFlowLayout())
    #expect(Collections.frames(collection).map(\.minY) == [15, 0, 10])
    #expect(collection.contentSize.height == 50)
  }

  @Test("a line with one item centers it")
  func single() {
    let flow = UICollectionViewFlowLayout()
    let tiles = tiles(3, sizes: [200, 220, 240].map { CGSize(width: $0, height: 20) })
    let collection = Collections.make(tiles, flow)
    // (320 - 200) / 2, (320 - 220) / 2, (320 - 240) / 2.
    #expect(Collections.frames(collection).map(\.minX) == [60, 50, 40])
    tiles.sizes?[2] = CGSize(width: 120, height: 20)
    flow.invalidateLayout()
    // Two of 120 would fit in the last line: it is not full, and starts on the left.
    #expect(Collections.frames(collection).map(\.minX) == [60, 50, 0])
    tiles.sizes = nil
    flow.itemSize = CGSize(width: 200, height: 20)
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.minX) == [60, 60, 60])
  }

  @Test("headers, insets, and footers follow each other")
  func sections() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 1, height: 30)
    flow.footerReferenceSize = CGSize(width: 1, height: 20)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 16)
    let collection = Collections.make(Tiles([[0, 1], [], [2]]), flow)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      let path = IndexPath(item: 0, section: section)
      return collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
    // 30 + 5 + 50 + 7 + 20 = 112; the empty section 30 + 5 + 0 + 7 + 20 = 62.
    #expect(edge(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(edge(footer, 0) == CGRect(x: 0, y: 92, width: 320, height: 20))
    #expect(edge(header, 1) == CGRect(x: 0, y: 112, width: 320, height: 30))
    #expect(edge(footer, 1) == CGRect(x: 0, y: 154, width: 320, height: 20))
    #expect(Collections.frames(collection, section: 2) == [CGRect(x: 16, y: 209, width: 50, height: 50)])
    #expect(collection.contentSize == CGSize(width: 320, height: 112 + 62 + 112))
    #expect(collection.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [0, 112, 174])
  }

  @Test("a flow layout that scrolls horizontally fills columns")
  func horizontal() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 60, height: 100)
    flow.minimumLineSpacing = 4
    let collection = Collections.make(tiles(7), flow, size: CGSize(width: 100, height: 250))
    // Two of 100 and a space of 250 - 200 = 50 in a column; four columns of 60 and three spaces of 4.
    let frames = Collections.frames(collection)
    #expect(frames.map(\.minY) == [0, 150, 0, 150, 0, 150, 0])
    #expect(frames.map(\.minX) == [0, 0, 64, 64, 128, 128, 192])
    #expect(collection.contentSize == CGSize(width: 252, height: 250))
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test("items with different heights are centered in a row that scrolls horizontally")
  func row() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let sizes = [40, 70, 55].map { CGSize(width: $0, height: 32) }
    let collection = Collections.make(tiles(3, sizes: sizes), flow, size: CGSize(width: 320, height: 50))
    #expect(Collections.frames(collection).map(\.minY) == [9, 9, 9])
    #expect(Collections.frames(collection).map(\.minX) == [0, 50, 130])
  }

  @Test("corners are on whole pixels")
  func pixels() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320.0 / 3, height: 40)
    flow.minimumInteritemSpacing = 0
    let collection = Collections.make(tiles(3), flow)
    // 106.667 and 213.333 at 2 pixels per point.
    #expect(Collections.frames(collection).map(\.minX) == [0, 106.5, 213.5])
  }

  @Test("pinned headers stay visible as long as their section")
  func pinning() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.itemSize = CGSize(width: 320, height: 190)
    flow.minimumLineSpacing = 0
    flow.sectionHeadersPinToVisibleBounds = true
    let collection = Collections.make(Tiles([[0, 1, 2], [3, 4, 5]]), flow)
    func header(_ section: Int) -> CGFloat? {
      let kind = UICollectionView.elementKindSectionHeader
      return collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(header(0) == 0)
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(header(0) == 100)
    // The section ends at 30 + 3 * 190 = 600.
    collection.contentOffset.y = 580
    collection.layoutIfNeeded()
    #expect(header(0) == 570 && header(1) == 600)
  }

  @Test("lines of equal items start on the right in a right-to-left language; others if the layout requests it")
  func rightToLeft() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 40)
    let collection = Collections.make(tiles(4), flow)
    collection.semanticContentAttribute = .forceRightToLeft
    flow.invalidateLayout()
    #expect(Collections.frames(collection).map(\.minX) == [230, 115, 0, 230])
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let widths: [CGFloat] = [100, 150, 60, 80]
    let flipped = Collections.make(tiles(4, sizes: widths.map { CGSize(width: $0, height: 30) }), Flipping())
    flipped.semanticContentAttribute = .forceRightToLeft
    flipped.layoutIfNeeded()
    // The lines [0, 170] and [0, 70] with these widths, from the right.
    #expect(Collections.frames(flipped).map(\.minX) == [220, 0, 260, 170])
    #expect(flipped.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 260)
    #expect(flipped.indexPathForItem(at: CGPoint(x: 300, y: 45))?.item == 2)
  }

  @Test("a subclass that left-aligns every line")
  func tags() {
    let flow = TagLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    let tiles = tiles(6)
    let widths: [CGFloat] = [80, 120, 60, 100, 150, 40]
    for (number, width) in widths.enumerated() { tiles.contents[number] = CGSize(width: width, height: 32) }
    let collection = Collections.make(tiles, flow)
    // 296 points available: 80 + 10 + 120 + 10 + 60 = 280, and 100 + 10 + 150 = 260; 310 with the last.
    let frames = (0..<6).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [12, 102, 232, 12, 122, 12])
    #expect(frames.map(\.minY) == [0, 0, 0, 42, 42, 84])
    #expect(frames.map(\.width) == widths)
  }

  @Test("of a million items of one size, only the visible ones get attributes")
  func million() {
    final class Counted: UICollectionViewLayoutAttributes {
      static var count = 0
      override init() {
        super.init()
        Self.count += 1
      }
    }
    final class CountingLayout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Counted.self }
    }
    for estimate in [CGSize.zero, CGSize(width: 50, height: 50)] {
      Counted.count = 0
      let flow = CountingLayout()
      flow.estimatedItemSize = estimate
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
      collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      let data = PlainItems(1_000_000)
      collection.dataSource = data
      collection.layoutIfNeeded()
      // Five per line: 200,000 lines of 50 and spaces of 10.
      #expect(collection.contentSize.height == 11_999_990)
      collection.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .top, animated: false)
      #expect(collection.contentOffset.y == 6_000_000)
      #expect(collection.indexPathsForVisibleItems.first?.item == 500_000)
      // Two screens of 8 lines of 5, with each attribute created, and copied for its view and for the view's preferred
      // attributes.
      #expect(Counted.count < 1000, "\(Counted.count)")
    }
  }
}
