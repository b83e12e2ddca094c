import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct CompositionalLayoutTests {
  private func collection(
    _ counts: [Int], _ section: NSCollectionLayoutSection, width: CGFloat = 320, height: CGFloat = 480
  ) -> UICollectionView {
    var next = 0
    let tiles = Tiles(
      counts.map { count in
        (0..<count).map { _ in
          next += 1; return next - 1
        }
      })
    let layout = UICollectionViewCompositionalLayout(section: section)
    return Collections.make(tiles, layout, size: CGSize(width: width, height: height))
  }

  @Test("a grid of thirds, with insets inside each item")
  func grid() {
    let third = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    third.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [third])
    let collection = collection([4], NSCollectionLayoutSection(group: group), width: 375)
    // Thirds are 125 wide.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 4, y: 4, width: 117, height: 92), CGRect(x: 129, y: 4, width: 117, height: 92),
        CGRect(x: 254, y: 4, width: 117, height: 92), CGRect(x: 4, y: 104, width: 117, height: 92),
      ])
    #expect(collection.contentSize == CGSize(width: 375, height: 200))
  }

  @Test("neighbors share an edge on a whole pixel if fractions are not integers")
  func fractions() {
    let third = item(.fractionalWidth(1.0 / 3), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [third])
    let frames = Collections.frames(collection([3], NSCollectionLayoutSection(group: group)))
    // 106.667 and 213.333 at 2 pixels per point.
    #expect(frames.map(\.minX) == [0, 106.5, 213.5] && frames.map(\.maxX) == [106.5, 213.5, 320])
  }

  @Test("a count divides the width; spacing is fixed or takes the remainder")
  func spaces() {
    let whole = size(.fractionalWidth(1), .absolute(50))
    let shared = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    shared.interItemSpacing = .fixed(10)
    let first = Collections.frames(collection([3], NSCollectionLayoutSection(group: shared)))
    #expect(first.map(\.minX) == [0, 110, 220] && first.map(\.width) == [100, 100, 100])
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: item(.absolute(60), .fractionalHeight(0.5)), count: 3)
    repeated.interItemSpacing = .flexible(0)
    let second = Collections.frames(collection([3], NSCollectionLayoutSection(group: repeated)))
    // 320 - 180 = 140: two spaces of 70.
    #expect(second.map(\.minX) == [0, 130, 260] && second.map(\.height) == [25, 25, 25])
    let centred = item(.absolute(60), .absolute(20))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let one = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: centred, count: 1)
    let third = Collections.frames(collection([1], NSCollectionLayoutSection(group: one)))
    #expect(third == [CGRect(x: 130, y: 5, width: 60, height: 20)])
  }

  @Test("groups inside groups, and groups one after another with spaces and insets")
  func nested() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 10)
    let collection = collection([5], section)
    // 300 available: 210 and 90; the second group starts at 5 + 100 + 8, and ends 6 above 219.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 10, y: 5, width: 210, height: 100), CGRect(x: 220, y: 5, width: 90, height: 50),
        CGRect(x: 220, y: 55, width: 90, height: 50), CGRect(x: 10, y: 113, width: 210, height: 100),
        CGRect(x: 220, y: 113, width: 90, height: 50),
      ])
    #expect(collection.contentSize.height == 219)
  }

  @Test("headers and footers extend the section, and start at its insets")
  func boundaries() {
    let row = item(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [row]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let collection = collection([2, 1], section)
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    // 30 + 3 + 80 + 4 + 20 = 137 in the first section.
    #expect(frame(header.elementKind, 0) == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(frame(footer.elementKind, 0) == CGRect(x: 200, y: 117, width: 100, height: 20))
    #expect(frame(header.elementKind, 1) == CGRect(x: 10, y: 137, width: 290, height: 30))
    #expect(Collections.frames(collection, section: 1) == [CGRect(x: 10, y: 170, width: 290, height: 40)])
    #expect(collection.contentSize.height == 234)
    #expect(collection.visibleSupplementaryViews(ofKind: header.elementKind).count == 2)
    section.supplementariesFollowContentInsets = false
    collection.collectionViewLayout.invalidateLayout()
    #expect(frame(header.elementKind, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("a pinned header stays visible as long as its section")
  func pinned() {
    let row = item(.fractionalWidth(1), .absolute(190))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(190)), subitems: [row]))
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let collection = collection([3, 3], section)
    func top(_ section: Int) -> CGFloat? {
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(top(0) == 100)
    // The section ends at 30 + 3 * 190 = 600.
    collection.contentOffset.y = 580
    collection.layoutIfNeeded()
    #expect(top(0) == 570 && top(1) == 600)
  }

  @Test("an orthogonal section is as high as a group, and its groups are side by side")
  func orthogonal() {
    let card = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(120)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
    let collection = collection([4, 2], section)
    // 280 available: groups of 224.
    #expect(Collections.frames(collection).map(\.minX) == [20, 254, 488, 722])
    #expect(Collections.frames(collection).allSatisfy { $0.minY == 7 && $0.size == CGSize(width: 224, height: 120) })
    #expect(collection.contentSize == CGSize(width: 320, height: 268))
    #expect(collection.indexPathsForVisibleItems.count == 4)
  }

  @Test("badges are at their item, and backgrounds behind their section")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let tile = NSCollectionLayoutItem(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: tile, count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BandView.self, forDecorationViewOfKind: "back")
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(BandView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "band")
    let tiles = Tiles([[0, 1, 2]])
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    let badges = (0..<3).compactMap {
      collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
    }
    // The corners are at (80, 30), (160, 30), and (80, 90); half of 20 to the right and up is the badge's center.
    #expect(badges.map(\.minX) == [70, 150, 70] && badges.map(\.minY) == [20, 20, 80])
    let path = IndexPath(item: 0, section: 0)
    let frame = layout.layoutAttributesForDecorationView(ofKind: "back", at: path)?.frame
    #expect(frame == CGRect(x: 6, y: 5, width: 306, height: 160 - 12))
    #expect(collection.subviews.first?.frame == frame)
  }

  @Test("a closure provides sections for a given environment; a custom group")
  func provider() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let columns = environment.container.effectiveContentSize.width > 400 ? 4 : 2
      if section == 1 {
        return NSCollectionLayoutSection(
          group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { inside in
            let width = inside.container.contentSize.width
            return [CGFloat(0), 30, 60].map { offset in
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: width - offset - 30, y: offset, width: 30, height: 30))
            }
          })
      }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    let collection = Collections.make(Tiles([[0, 1, 2], [3, 4, 5, 6]]), layout)
    #expect(Collections.frames(collection).map(\.width) == [160, 160, 160])
    #expect(
      Collections.frames(collection, section: 1).map(\.origin) == [
        CGPoint(x: 290, y: 100), CGPoint(x: 260, y: 130), CGPoint(x: 230, y: 160), CGPoint(x: 290, y: 190),
      ])
    #expect(collection.contentSize.height == 280)
    collection.frame.size.width = 480
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.width) == [120, 120, 120])
  }

  @Test("groups without a length are all in one group, whose items are asked for no more often than it can need")
  func withoutLength() {
    var calls = 0
    let point = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(0), .absolute(40))) { _ in
      calls += 1
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 5, width: 10, height: 10))]
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [point])
    let collection = collection([3], NSCollectionLayoutSection(group: group))
    let frame = CGRect(x: 0, y: 5, width: 10, height: 10)
    #expect(Collections.frames(collection) == [frame, frame, frame] && collection.contentSize.height == 40)
    #expect(calls < 2 * CompositionalNumbers.templateLimit)
  }

  @Test("a layout that scrolls horizontally, with spacing between sections")
  func sideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 15
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let collection = Collections.make(Tiles([[0, 1, 2], [3]]), layout, size: CGSize(width: 320, height: 200))
    #expect(
      Collections.frames(collection).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0),
      ])
    #expect(Collections.frames(collection, section: 1).first?.minX == 215)
    #expect(collection.contentSize == CGSize(width: 315, height: 200))
  }

  @Test("leading is on the right in a right-to-left language")
  func rightToLeft() {
    let third = item(.absolute(100), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [third])
    let collection = collection([2], NSCollectionLayoutSection(group: group))
    collection.semanticContentAttribute = .forceRightToLeft
    collection.layoutIfNeeded()
    #expect(Collections.frames(collection).map(\.minX) == [220, 120])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 220)
  }
}
