import Foundation
import UIFoundation

@testable import UIKit

/// Tiles that accept moved items.
@MainActor
final class MovableTiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[Int]]
  var moves: [[IndexPath]] = []
  var fixed: Set<Int> = []
  var target: IndexPath?
  var offset: CGPoint?
  init(_ sections: [[Int]]) { self.sections = sections }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedIndexPath }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { offset ?? proposedContentOffset }

  /// Rows of 320 by 40 points, 10 apart.
  func makeRows(_ layout: UICollectionViewFlowLayout = .init()) -> UICollectionView {
    layout.itemSize = CGSize(width: 320, height: 40)
    return make(layout)
  }

  func make(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.delegate = self
    collection.layoutIfNeeded()
    return collection
  }
}

extension UICollectionView {
  /// The numbers of the visible tiles, in the order of their paths.
  var tileNumbers: [Int] { visibleCells.compactMap { ($0 as? TileCell)?.number } }
}
