import Cassowary
import Foundation
import UIFoundation

/// Adding, updating, and removing items.
extension LayoutSystem {
  /// Returns the slot of a view or guide, or `nil`.
  ///
  /// If the item stores a slot that belongs to another one, it was in another region while that one was busy, and all
  /// items are searched. This is mutating for the same reason as ``solvedFrame(at:)``.
  mutating func knownSlot(of item: some LayoutParticipant) -> ItemSlot? {
    guard let slot = positions.slot(of: item) else { return nil }
    let key = ObjectIdentifier(item)
    if items.contains(slot), items[slot].key == key { return slot }
    for slot in items.indices where items[slot].key == key { return slot }
    return nil
  }

  /// Returns the slot of a view, created on first use.
  mutating func slot(of view: UIView) -> ItemSlot {
    if let slot = knownSlot(of: view) { return slot }
    let slot = insertItem(view: view, guide: nil, key: ObjectIdentifier(view))
    items[slot].font = view.baselineFont
    items[slot].alignment = view.alignmentRectInsets
    positions.setSlot(slot, of: view)
    updateContributions(slot)
    return slot
  }

  /// Returns the slot of a guide with a rectangle of its own, created on first use.
  mutating func slot(of guide: UILayoutGuide) -> ItemSlot {
    if let slot = knownSlot(of: guide) { return slot }
    let slot = insertItem(view: nil, guide: guide, key: ObjectIdentifier(guide))
    positions.setSlot(slot, of: guide)
    updateContributions(slot)
    return slot
  }

  /// Removes a view or guide that no constraint mentions anymore.
  mutating func removeItem(_ item: some LayoutParticipant) {
    if let slot = knownSlot(of: item) { removeItem(at: slot) }
    positions.setSlot(nil, of: item)
  }

  /// Removes a view or guide that departed while the engine was busy. By now, it may store a slot in another region.
  mutating func removeItem(departed key: ObjectIdentifier) {
    for slot in items.indices where items[slot].key == key { removeItem(at: slot) }
  }

  private mutating func removeItem(at slot: ItemSlot) {
    for follower in items[slot].followers {
      if let constraint = installed[follower.place].constraint { uninstall(constraint, at: follower.place) }
    }
    if !items[slot].contributions.isEmpty { enterStaged() }
    for contribution in items[slot].contributions { remove(contribution.standing.id) }
    vacate(slot)
  }

  /// Applies a change that a view reported.
  mutating func applyChange(_ change: ItemChanges.Change) {
    let slot = change.slot
    guard items.contains(slot), items[slot].key == change.item, let view = items[slot].view else { return }
    guard change.concernsContent else {
      if view.layoutState.translatesMask { updateContributions(slot) }
      return updateFollowers(of: slot, following: .insets)
    }
    // A change of the insets is reported separately.
    var properties: ItemProperties = []
    let alignment = view.alignmentRectInsets
    if alignment != items[slot].alignment {
      items[slot].alignment = alignment
      refreshConstraints(of: view)
      // The view may provide the baselines of another view, whose constraints do not mention it.
      properties.insert(.insets)
    }
    updateContributions(slot)
    let font = view.baselineFont
    // The second pass finds the baselines in the new content. The spacing next to them depends on the font.
    if !Self.isSame(font, items[slot].font) { properties.insert(.fonts) }
    items[slot].font = font
    items[slot].content.contentDidChange()
    if !properties.isEmpty { updateFollowers(of: slot, following: properties) }
  }

  private static func isSame(_ font: UIFont?, _ other: UIFont?) -> Bool {
    guard let font, let other else { return font == nil && other == nil }
    return font.isSame(as: other)
  }

  /// Updates all items and constraints.
  mutating func refreshAll() {
    for slot in items.indices where items[slot].key != nil {
      _ = items[slot].content.setBaselines(nil)
      items[slot].font = items[slot].view?.baselineFont
      items[slot].alignment = items[slot].view?.alignmentRectInsets ?? .zero
      updateContributions(slot)
    }
    refreshConstraints()
  }

  /// Clears the slots and places that views, guides, and constraints store, except those that have left the region and
  /// belong to another one by now.
  func clearStoredPositions(
    exceptOf departedItems: Set<ObjectIdentifier>, _ departedConstraints: Set<ObjectIdentifier>
  ) {
    for slot in items.indices {
      guard let key = items[slot].key, !departedItems.contains(key) else { continue }
      items[slot].view?.layoutState.engineSlot = .none
      items[slot].guide?.engineSlot = .none
    }
    for place in installed.indices {
      guard let constraint = installed[place].constraint,
        !departedConstraints.contains(ObjectIdentifier(constraint))
      else { continue }
      constraint.enginePosition = .none
    }
  }
}
