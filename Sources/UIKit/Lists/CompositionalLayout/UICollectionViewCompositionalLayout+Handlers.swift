import Foundation
import UIFoundation

/// Calls the visible-items handlers of sections.
extension UICollectionViewCompositionalLayout {
  /// Returns the visible attributes as changed by the handlers of their sections.
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
      // Orthogonally scrolling elements provide the offset; other sections use the collection view's.
      let first = indices.first { visible[$0].scrollsAcross } ?? indices[0]
      composition.sections[section].section.visibleItemsInvalidationHandler?(
        indices.map { VisibleItem(shown[$0]) }, collectionView.offset(ofVisible: visible[first]), environment)
    }
    return shown
  }
}
