import Foundation
import UIFoundation
import UIViews

/// Lets sections' handlers change what shows of them.
extension UICollectionViewCompositionalLayout {
  /// The attributes of what shows, as the handlers of its sections leave them.
  func handled(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard composition.hasHandlers, let collectionView else { return visible }
    var shown = visible
    var members: [Int: [Int]] = [:]
    for (index, attributes) in visible.enumerated() where attributes.indexPath.count == 2 {
      let section = attributes.indexPath.section
      guard composition.sections.indices.contains(section),
        composition.sections[section].section.visibleItemsInvalidationHandler != nil
      else { continue }
      members[section, default: []].append(index)
      shown[index] = attributes.copied
    }
    let environment = environment(of: collectionView)
    for (section, indices) in members.sorted(by: { $0.key < $1.key }) {
      // What scrolls across says how far; in a section where nothing does, the collection itself has scrolled.
      let first = indices.first { visible[$0].scrollsAcross } ?? indices[0]
      composition.sections[section].section.visibleItemsInvalidationHandler?(
        indices.map { VisibleItem(shown[$0]) }, collectionView.offset(ofVisible: visible[first]), environment)
    }
    return shown
  }
}
