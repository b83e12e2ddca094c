import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Compositional layouts as in applications, with frames calculated by hand.
@MainActor
struct CompositionalGeometryTests {
  private func collection(
    _ sections: [[Int]], contents: [Int: CGSize] = [:], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480), _ prepare: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let tiles = Tiles(sections)
    tiles.contents = contents
    let collection = Collections.make(tiles, UICollectionViewFlowLayout(), size: size)
    for kind in ["left", "global", "badge"] {
      collection.register(BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    prepare(collection)
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    return collection
  }

  private func frame(_ collection: UICollectionView, _ kind: String, _ path: IndexPath) -> CGRect? {
    collection.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
  }

  @Test("two columns side by side, each as high as its cells: the row is as high as the taller one")
  func columns() {
    let tile = item(.fractionalWidth(1), .estimated(50))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(100)), subitems: [tile, tile])
    column.interItemSpacing = .fixed(6)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [column, column])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    let heights: [CGFloat] = [30, 70, 90, 20, 40]
    let contents = Dictionary(
      uniqueKeysWithValues: heights.enumerated().map { ($0, CGSize(width: 160, height: $1)) })
    let collection = collection(
      [[0, 1, 2, 3, 4]], contents: contents, UICollectionViewCompositionalLayout(section: section))
    // 30 + 6 + 70 = 106 and 90 + 6 + 20 = 116; the next row starts at 126.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 0, y: 0, width: 160, height: 30), CGRect(x: 0, y: 36, width: 160, height: 70),
        CGRect(x: 160, y: 0, width: 160, height: 90), CGRect(x: 160, y: 96, width: 160, height: 20),
        CGRect(x: 0, y: 126, width: 160, height: 40),
      ])
    #expect(collection.contentSize.height == 166)
  }

  @Test("uniform siblings have the height of the tallest one, row by row")
  func uniform() {
    let tile = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), repeatingSubitem: tile, count: 2)
    let contents = [0: 30, 1: 70, 2: 20, 3: 10].mapValues { CGSize(width: 160, height: CGFloat($0)) }
    let collection = collection(
      [[0, 1, 2, 3]], contents: contents,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    #expect(Collections.frames(collection).map(\.height) == [70, 70, 20, 20])
    #expect(Collections.frames(collection).map(\.minY) == [0, 0, 70, 70])
  }

  @Test("tags as wide as their texts, in a row as high as the tags")
  func tags() {
    let tag = item(.estimated(60), .absolute(32))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(32)), subitems: [tag])
    row.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    let widths: [CGFloat] = [100, 120, 60, 200, 80, 30]
    let contents = Dictionary(
      uniqueKeysWithValues: widths.enumerated().map { ($0, CGSize(width: $1, height: 32)) })
    let collection = collection(
      [Array(0..<6)], contents: contents, UICollectionViewCompositionalLayout(section: section))
    // 288 available: 100 + 8 + 120 = 228, and 296 with 60; 60 + 8 + 200 = 268; 80 + 8 + 30.
    #expect(Collections.frames(collection).map(\.minX) == [16, 124, 16, 84, 16, 104])
    #expect(Collections.frames(collection).map(\.minY) == [4, 4, 44, 44, 84, 84])
    #expect(Collections.frames(collection).map(\.width) == widths)
    #expect(collection.contentSize.height == 120)
  }

  @Test("supplementary views: one next to the groups, one offset, and one that does not extend its section")
  func boundaries() {
    let tile = item(.fractionalWidth(1), .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [tile]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 0)
    let left = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(30), .absolute(30)), elementKind: "left", alignment: .leading,
      absoluteOffset: CGPoint(x: -35, y: 0))
    let badge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -5, y: 5))
    badge.extendsBoundary = false
    section.boundarySupplementaryItems = [left, badge]
    let collection = collection([[0, 1]], UICollectionViewCompositionalLayout(section: section))
    let path = IndexPath(item: 0, section: 0)
    // 10 + 120 + 10; the view on the left is vertically centered in that, 35 before the insets.
    #expect(collection.contentSize.height == 140)
    #expect(frame(collection, "left", path) == CGRect(x: 5, y: 55, width: 30, height: 30))
    #expect(frame(collection, "badge", path) == CGRect(x: 295, y: 5, width: 20, height: 20))
    #expect(Collections.frames(collection).map(\.minY) == [10, 70])
  }

  @Test("a header of the whole layout precedes all sections, and can be pinned")
  func global() {
    let tile = item(.fractionalWidth(1), .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [tile]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "global", alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let collection = collection([[0, 1], [2]], layout, size: CGSize(width: 320, height: 400))
    let height: CGFloat = 50 + 400 + 10 + 200
    #expect(collection.contentSize.height == height)
    #expect(Collections.frames(collection, section: 1).map(\.minY) == [460])
    #expect(frame(collection, "global", IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 320, height: 50))
    collection.contentOffset.y = 120
    collection.layoutIfNeeded()
    #expect(frame(collection, "global", IndexPath(index: 0))?.minY == 120)
  }

  @Test("the collection view's insets reduce the space; fractions refer to the rest")
  func collectionInsets() {
    let tile = item(.fractionalWidth(0.5), .fractionalWidth(0.25))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [tile])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let collection = collection([[0, 1, 2]], UICollectionViewCompositionalLayout(section: section)) {
      $0.contentInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    }
    // 320 - 24 - 16 = 280: rows of 280 by 70, tiles of 140 by 70.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 8, y: 0, width: 140, height: 70), CGRect(x: 148, y: 0, width: 140, height: 70),
        CGRect(x: 8, y: 70, width: 140, height: 70),
      ])
    #expect(collection.contentSize == CGSize(width: 296, height: 140))
  }

  @Test("a section that scrolls vertically in a layout that scrolls horizontally")
  func orthogonalUpright() throws {
    let tile = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(90)), subitems: [tile])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 4, bottom: 9, trailing: 6)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let collection = collection(
      [[0, 1, 2], [3, 4]], UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      size: CGSize(width: 320, height: 190))
    #expect(collection.contentSize == CGSize(width: 220, height: 190))
    #expect(Collections.frames(collection).map(\.minY) == [7, 102, 197])
    #expect(Collections.frames(collection, section: 1).map(\.minX) == [114, 114])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    let view = try #require(cell.superview as? UIScrollView)
    #expect(view.frame == CGRect(x: 114, y: 0, width: 100, height: 190) && cell.frame.origin == CGPoint(x: 0, y: 7))
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView)
    // 7 + 3 * 90 + 2 * 5 + 9.
    #expect(first.contentSize == CGSize(width: 100, height: 296))
    // To the end: the first ends at 97.
    first.contentOffset.y = 106
    collection.layoutIfNeeded()
    let visible = collection.indexPathsForVisibleItems.filter { $0.section == 0 }
    #expect(visible.map(\.item) == [1, 2])
  }

  @Test("orthogonally scrolling cards with the size of their contents")
  func orthogonalEstimated() {
    let card = item(.estimated(100), .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .estimated(50)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let contents = [
      0: CGSize(width: 140, height: 40), 1: CGSize(width: 90, height: 80), 2: CGSize(width: 60, height: 20),
    ]
    let collection = collection(
      [[0, 1, 2], [3]], contents: contents, UICollectionViewCompositionalLayout(section: section))
    #expect(Collections.frames(collection).map(\.minX) == [0, 150, 250])
    let sizes = (0..<3).compactMap { contents[$0] }
    #expect(Collections.frames(collection).map(\.size) == sizes)
    // The next section starts below the tallest card.
    #expect(Collections.frames(collection, section: 1).map(\.minY) == [80])
  }
}
