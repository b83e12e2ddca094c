import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The state between two layouts, and the order in which one replaces another.
@MainActor
struct LayoutTransitionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private var columns: UICollectionViewFlowLayout {
    let columns = UICollectionViewFlowLayout()
    columns.itemSize = CGSize(width: 100, height: 80)
    return columns
  }

  /// Items of a size, each in a group of its own.
  private func cards(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
  }

  private func halfway(_ collection: UICollectionView, to layout: UICollectionViewLayout) {
    collection.startInteractiveTransition(to: layout).transitionProgress = 0.5
    collection.layoutIfNeeded()
  }

  @Test("data can change during the transition")
  func data() {
    let data = MovableTiles([[0, 1, 2]])
    let collection = data.makeRows()
    halfway(collection, to: columns)
    data.sections = [[0]]
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.tileNumbers == [0])
    data.sections = [[0, 5, 6]]
    collection.insertItems(at: [path(1), path(2)])
    #expect(collection.tileNumbers == [0, 5, 6])
    // Halfway from 0, 50 with 320 by 40 to 110, 0 with 100 by 80.
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 55, y: 25, width: 210, height: 60))
    collection.finishInteractiveTransition()
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 110, y: 0, width: 100, height: 80))
  }

  @Test("both layouts follow a new width, and the transition follows both")
  func width() throws {
    let data = MovableTiles([[0, 1, 2]])
    let collection = data.makeRows()
    let rows = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    halfway(collection, to: columns)
    collection.frame.size.width = 660
    collection.layoutIfNeeded()
    // Two of 320 are at 0 and 340; six of 100 are 12 apart, so the second is at 112.
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 226, y: 0, width: 210, height: 60))
    rows.itemSize.height = 60
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 226, y: 0, width: 210, height: 70))
  }

  @Test("decorations of both layouts are visible during the transition")
  func decorations() {
    let section = cards(200, 100)
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BandView.self, forDecorationViewOfKind: "back")
    let data = MovableTiles([[0, 1, 2]])
    let collection = data.makeRows()
    func bands() -> [UIView] { collection.subviews.filter { $0 is BandView } }
    halfway(collection, to: layout)
    #expect(bands().map(\.alpha) == [0.5])
    collection.finishInteractiveTransition()
    #expect(bands().map(\.alpha) == [1])
    halfway(collection, to: columns)
    #expect(bands().map(\.alpha) == [0.5])
    collection.finishInteractiveTransition()
    #expect(bands().isEmpty)
  }

  /// A layout whose items, 100 by 80, are in the left corner in both directions.
  private final class Corner: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 80) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
  }

  @Test("in a right-to-left layout, each layout is mirrored as if alone")
  func mirrored() {
    let data = MovableTiles([[0]])
    let collection = data.make(Corner())
    collection.semanticContentAttribute = .forceRightToLeft
    // A layout that is not mirrored is at 0. A compositional one of 200 by 100 ends at 320.
    halfway(collection, to: UICollectionViewCompositionalLayout(section: cards(200, 100)))
    #expect(collection.cellForItem(at: path(0))?.frame == CGRect(x: 60, y: 0, width: 150, height: 90))
    collection.finishInteractiveTransition()
    #expect(collection.cellForItem(at: path(0))?.frame == CGRect(x: 120, y: 0, width: 200, height: 100))
    halfway(collection, to: UICollectionViewCompositionalLayout(section: cards(100, 60)))
    #expect(collection.cellForItem(at: path(0))?.frame == CGRect(x: 170, y: 0, width: 150, height: 80))
  }

  /// A layout that records its calls.
  private final class Told: UICollectionViewFlowLayout {
    var told: [String] = []
    override func prepare() {
      told.append("prepare")
      super.prepare()
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told.append("from") }
    override func finalizeLayoutTransition() { told.append("finalize") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      told.append("target")
      return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 30)
    }
  }

  @Test("a new layout is prepared and asked for the target offset, and the transition ends when it shows")
  func order() {
    let data = MovableTiles([Array(0..<40)])
    let (old, new) = (Told(), Told())
    let collection = data.makeRows(old)
    old.told = []
    new.itemSize = CGSize(width: 320, height: 60)
    collection.collectionViewLayout = new
    #expect(old.told == ["to", "finalize"] && new.told == ["from", "prepare", "target", "finalize"])
    #expect(collection.contentOffset.y == 30)
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 70, width: 320, height: 60))
    data.offset = CGPoint(x: 0, y: 100)
    collection.setCollectionViewLayout(columns, animated: false)
    #expect(collection.contentOffset.y == 100)
  }

  @Test("a layout that is set before anything was shown makes no requests")
  func early() {
    let new = Told()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    collection.collectionViewLayout = new
    #expect(new.told == ["from", "finalize"])
  }
}
