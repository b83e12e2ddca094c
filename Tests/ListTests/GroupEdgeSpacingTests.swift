import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Edge spacing of groups and items.
@MainActor
struct GroupEdgeSpacingTests {
  private func frames(_ group: NSCollectionLayoutGroup, count: Int) -> (frames: [CGRect], height: CGFloat) {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 6
    let collection = Collections.make(
      Tiles([Array(0..<count)]), UICollectionViewCompositionalLayout(section: section))
    return (Collections.frames(collection), collection.contentSize.height)
  }

  private var whole: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  @Test("edge spacing of a section's group applies to each of its repetitions")
  func fixed() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(50)), subitems: [whole])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: .fixed(3), trailing: .fixed(9), bottom: .fixed(4))
    let (frames, height) = frames(group, count: 3)
    // 10 + 8 from the left; 3 + 50 + 4 = 57 each, and 6 between: 3 * 57 + 2 * 6 = 183.
    #expect(frames.map(\.minX) == [18, 18, 18])
    #expect(frames.map(\.minY) == [3, 66, 129])
    #expect(height == 183)
  }

  @Test("flexible spacing on both sides centers a group, and on the left moves it to the right")
  func flexible() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(50)), subitems: [whole])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    // 300 available, of which 100 remain.
    #expect(frames(group, count: 2).frames.map(\.minX) == [60, 60])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    #expect(frames(group, count: 2).frames.map(\.minX) == [110, 110])
  }

  @Test("items that share a group's width exclude their edge spacing")
  func shared() {
    let item = whole
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: nil, trailing: .fixed(5), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    // (300 - 3 * 10) / 3 = 90.
    let (frames, _) = frames(group, count: 3)
    #expect(frames.map(\.minX) == [15, 115, 215] && frames.map(\.width) == [90, 90, 90])
  }
}
