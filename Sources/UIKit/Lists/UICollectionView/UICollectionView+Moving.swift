import Foundation
import UIFoundation

/// An item during an interactive move.
struct ItemMovement {
  /// The item's index path in the data source.
  let origin: IndexPath
  /// The item's displayed index path.
  var current: IndexPath
  /// The center of the item.
  var position: CGPoint

  /// Returns the data source's index path of the item displayed at a path.
  func origin(of path: IndexPath) -> IndexPath { path.moved(from: current, to: origin) }

  /// Returns the displayed index path of the item that the data source has at a path.
  func current(of path: IndexPath) -> IndexPath { path.moved(from: origin, to: current) }
}

extension IndexPath {
  /// Returns the index path that an item gets when an item, this or another one, moves.
  fileprivate func moved(from old: IndexPath, to new: IndexPath) -> IndexPath {
    if self == old { return new }
    var item = item
    if section == old.section, item > old.item { item -= 1 }
    if section == new.section, item >= new.item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}

/// Interactive moves: the displayed order changes at once, the data when the move ends.
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, loadedCounts.contains(path), let dataSource, !leavesItemsInPlace,
      dataSource.collectionView(self, canMoveItemAt: path), let attributes = attributes(of: .item(path))
    else { return false }
    let shift = shiftOnScreen(attributes)
    let center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    movement = ItemMovement(origin: path, current: path, position: center)
    invalidateMovement(from: path, center)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let before = movement else { return }
    var path = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: before.current, withPosition: position)
    if let delegate {
      path = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.origin, atCurrentIndexPath: before.current,
        toProposedIndexPath: path)
    }
    // A position that doesn't exist is rejected; the item stays where it is displayed.
    if path != before.current, showMoved(from: before.current, to: path) { movement?.current = path }
    movement?.position = position
    invalidateMovement(from: before.current, before.position)
  }

  func endMovement(isCancelled: Bool) {
    guard let ended = movement else { return }
    if isCancelled, ended.current != ended.origin { showMoved(from: ended.current, to: ended.origin) }
    movement = nil
    var final = isCancelled ? ended.origin : ended.current
    if final != ended.origin {
      dataSource?.collectionView(self, moveItemAt: ended.origin, to: final)
      if leavesItemsInPlace {
        showMoved(from: final, to: ended.origin)
        final = ended.origin
      } else if !needsReload {
        load()
      }
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [ended.current], movementCancelled: isCancelled))
    setNeedsLayout()
  }

  private func invalidateMovement(from path: IndexPath, _ position: CGPoint) {
    guard let movement else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
        previousIndexPaths: [path], previousPosition: position))
  }

  /// Moves views and items to a displayed order that the data source doesn't have yet.
  ///
  /// - Returns: Whether both index paths exist.
  @discardableResult
  private func showMoved(from old: IndexPath, to new: IndexPath) -> Bool {
    var items = counts.items
    guard new.count == 2, items.indices.contains(new.section), counts.contains(old) else { return false }
    items[old.section] -= 1
    items[new.section] += 1
    let after = CollectionCounts(items)
    guard after.contains(new),
      let plan = try? ListUpdatePlan([.move(.item(old), to: .item(new))], from: counts.items, to: items)
    else { return false }
    counts = after
    collectionViewLayout.willUpdate(by: plan)
    remap(plan)
    return true
  }

  /// Returns the attributes to display, with the moving item at its target position.
  ///
  /// It is included even if it is off screen, and lies in front of orthogonally scrolling sections.
  func attributesWithMovingItem(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return visible }
    let inHand = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position
    ).copied
    inHand.element = .item(movement.current)
    inHand.scrollsAcross = false
    return visible.filter { $0.element != inHand.element } + [inHand]
  }
}
