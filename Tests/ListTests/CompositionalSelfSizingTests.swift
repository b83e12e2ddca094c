import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct CompositionalSelfSizingTests {
  @Test("rows with estimates have the height of their cells, and keep their width")
  func rows() {
    let row = size(.fractionalWidth(1), .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.interGroupSpacing = 10
    let tiles = Tiles([Array(0..<100)])
    for number in 0..<100 { tiles.contents[number] = CGSize(width: 30, height: 100) }
    let collection = Collections.make(tiles, UICollectionViewCompositionalLayout(section: section))
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 110, 220, 330, 440])
    #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 320, height: 100) })
    // With estimates, 480 / 70 rows, so seven, were visible at first: 7 * 110 + 93 * 70 - 10.
    #expect(collection.contentSize.height == 7270)
    tiles.contents[1] = CGSize(width: 30, height: 25)
    collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 110, 145, 255, 365, 475])
  }

  @Test("a group is as high as the tallest of its cells, and fractional sizes follow")
  func highest() {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.4), .estimated(50)))
    let bar = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [half, bar, half])
    let tiles = Tiles([[0, 1, 2, 3]])
    tiles.contents = [
      0: CGSize(width: 1, height: 30), 2: CGSize(width: 1, height: 80), 3: CGSize(width: 1, height: 41),
    ]
    let collection = Collections.make(
      tiles, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let frames = Collections.frames(collection)
    #expect(frames.map(\.height) == [30, 80, 80, 41] && frames.map(\.minX) == [0, 128, 192, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 80] && collection.contentSize.height == 121)
  }

  @Test("items with estimated widths fill their group with their cells' widths")
  func tags() {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(32)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(32)), subitems: [tag])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    let tiles = Tiles([Array(0..<6)])
    let widths: [CGFloat] = [80, 120, 60, 100, 150, 40]
    for (number, width) in widths.enumerated() { tiles.contents[number] = CGSize(width: width, height: 32) }
    let collection = Collections.make(tiles, UICollectionViewCompositionalLayout(section: section))
    // 296 points available: 80 + 10 + 120 + 10 + 60 = 280, and 100 + 10 + 150 = 260; 310 with the last.
    let frames = Collections.frames(collection)
    #expect(frames.map(\.minX) == [12, 102, 232, 12, 122, 12])
    #expect(frames.map(\.minY) == [0, 0, 0, 38, 38, 76])
    #expect(frames.map(\.width) == widths && collection.contentSize.height == 108)
  }

  @Test("headers with estimates have the height of their content")
  func headers() {
    final class Tall: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        _ = addBlock(height: 73, priority: .required)
      }
      required init?(coder: NSCoder) { nil }
    }
    let row = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: kind, alignment: .top)
    ]
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(Tall.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    let tiles = Tiles([[0], [1]])
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [0, 113])
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [73, 73])
    #expect(collection.visibleCells.map(\.frame.minY) == [73, 186])
  }

  @Test("orthogonally scrolling cards are as high as the tallest measured one")
  func cards() {
    let card = size(.absolute(200), .estimated(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
    section.orthogonalScrollingBehavior = .continuous
    let tiles = Tiles([[0, 1, 2]])
    tiles.contents = [0: CGSize(width: 1, height: 60), 1: CGSize(width: 1, height: 85)]
    let collection = Collections.make(tiles, UICollectionViewCompositionalLayout(section: section))
    #expect(Collections.frames(collection).map(\.height) == [60, 85, 100])
    #expect(collection.contentSize.height == 85)
  }

  @Test("of a million rows, only the visible ones are laid out individually")
  func million() {
    let row = size(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let data = PlainItems(1_000_000, content: CGSize(width: 1, height: 50))
    collection.dataSource = data
    collection.layoutIfNeeded()
    // Ten estimates of 40 fill the screen: ten rows are 50.
    #expect(collection.contentSize.height == 40_000_100)
    collection.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .top, animated: false)
    #expect(collection.contentOffset.y == 20_000_100)
    #expect(collection.indexPathsForVisibleItems.first?.item == 500_000)
  }

  @Test("rows of a list are at least as high as a table view's, and show configurations")
  func list() {
    final class Rows: NSObject, UICollectionViewDataSource {
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let text = indexPath.item == 0 ? "One line" : "Four\nlines\nof\ntext"
        return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: text)
      }
    }
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let rows = Rows()
    collection.dataSource = rows
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [16, 16] && frames.map(\.width) == [343, 343])
    #expect(frames[0].minY == 35 && frames[0].height == 44)
    // Four lines of 17 points are 4 * 20.287109375 high, with space around them.
    #expect(frames[1].height > 81 && frames[1].minY == 79)
    #expect(collection.visibleCells.allSatisfy { $0.contentView is UIListContentView })
    // The inset is a table's: 20 on a screen 414 wide (uikit-recorded.md, "Cell margins", IB).
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 600))
    window.addSubview(collection)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [20, 20])
    collection.frame = window.bounds
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [20, 20])
    #expect(collection.visibleCells.map(\.frame.width) == [374, 374])
  }

  @Test("accessories reduce the content of a list's row (uikit.md, \"Table cells\")")
  func accessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 343, height: 44))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessories = [
      .customView(configuration: .init(customView: badge, placement: .leading())), .reorder(), .disclosureIndicator(),
      .checkmark(),
    ]
    cell.layoutIfNeeded()
    // 20 + 16 before the content; 26.5 + 40 after it; editing accessories are not shown.
    #expect(cell.contentView.frame == CGRect(x: 36, y: 0, width: 343 - 36 - 66.5, height: 44))
    #expect(badge.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 343 && badge.superview == nil)
  }
}
