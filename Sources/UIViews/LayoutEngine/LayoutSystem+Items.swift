import Cassowary
import Foundation
import UIFoundation

extension LayoutSystem {
  /// The difference, in points, below which two constants are equal: the noise of adding and subtracting a size.
  static let constantTolerance = 1e-9

  /// The priority at which a root without a mask retains its size: lower than any that an application uses.
  static let restingPriority = UILayoutPriority(0.001)

  /// Returns the slot of a view or guide, or `nil`.
  ///
  /// An item without a slot in any region stores none. If it stores one that belongs to another item, it was in another
  /// region while that one was busy, and all items are searched. This is mutating for the same reason as
  /// ``solvedFrame(at:)``.
  mutating func knownSlot(of item: some LayoutParticipant) -> Int? {
    let (key, slot) = (ObjectIdentifier(item), item.engineSlot)
    if slot >= 0, slot < items.count, items[slot].key == key { return slot }
    if isFitting { return slots[key] }
    if slot < 0 { return nil }
    for index in items.indices where items[index].key == key { return index }
    return nil
  }

  /// Returns the slot of a view, created on first use.
  mutating func slot(of view: UIView) -> Int {
    if let slot = knownSlot(of: view) { return slot }
    let slot = makeItem(view: view, guide: nil, key: ObjectIdentifier(view))
    items[slot].font = view.baselineFont
    items[slot].alignment = view.alignmentRectInsets
    if !isFitting { view.layoutState.engineSlot = slot }
    updateContributions(slot)
    return slot
  }

  /// Returns the slot of a guide with a rectangle of its own, created on first use.
  mutating func slot(of guide: UILayoutGuide) -> Int {
    if let slot = knownSlot(of: guide) { return slot }
    let slot = makeItem(view: nil, guide: guide, key: ObjectIdentifier(guide))
    if !isFitting { guide.engineSlot = slot }
    updateContributions(slot)
    return slot
  }

  private mutating func makeItem(view: UIView?, guide: UILayoutGuide?, key: ObjectIdentifier) -> Int {
    let (minX, minY, width, height) = makeVariables()
    let slot = freeSlots.popLast() ?? items.count
    let item = LayoutItem(key: key, view: view, guide: guide, minX: minX, minY: minY, width: width, height: height)
    if slot < items.count { items[slot] = consume item } else { items.append(consume item) }
    if isFitting { slots[key] = slot }
    setOwner(of: minX, to: slot)
    setOwner(of: minY, to: slot)
    setOwner(of: width, to: slot)
    setOwner(of: height, to: slot)
    return slot
  }

  private mutating func setOwner(of variable: Variable, to slot: Int) {
    let ordinal = variable.ordinal
    while owners.count < ordinal { owners.append(-1) }
    if owners.count == ordinal { owners.append(slot) } else { owners[ordinal] = slot }
  }

  /// Removes a view or guide that no constraint mentions anymore.
  mutating func removeItem(_ item: any LayoutParticipant) {
    if let slot = knownSlot(of: item) { removeItem(at: slot) }
  }

  /// Removes a view or guide that departed while the engine was busy. By now, it may store a slot in another region.
  mutating func removeItem(departed key: ObjectIdentifier) {
    for slot in items.indices where items[slot].key == key { removeItem(at: slot) }
  }

  private mutating func removeItem(at slot: Int) {
    enterStaged()
    if isFitting, let key = items[slot].key { slots[key] = nil }
    for follower in items[slot].followers {
      let place = Int(follower.place)
      if let constraint = installed[place].constraint { uninstall(constraint, at: place) }
    }
    for contribution in items[slot].contributions { remove(contribution.id) }
    let item = items[slot]
    for variable in [item.minX, item.minY, item.width, item.height] {
      owners[variable.ordinal] = -1
      try? solver.removeVariable(variable)
    }
    secondPassSlots.remove(slot)
    items[slot] = LayoutItem(
      key: nil, view: nil, guide: nil, minX: item.minX, minY: item.minY, width: item.width, height: item.height)
    freeSlots.append(slot)
  }

  /// Sets the source of the root's size.
  mutating func sizeRoot(by rootSize: RootSize) {
    guard rootSize != self.rootSize else { return }
    self.rootSize = rootSize
    if let slot = knownSlot(of: root) { updateContributions(slot) }
  }

  /// Updates the contributions of an item: removes those that no longer apply, adds new ones, and edits changed values.
  mutating func updateContributions(_ slot: Int) {
    wanted.removeAll(keepingCapacity: true)
    if let view = items[slot].view {
      if view === root {
        gatherRoot(slot)
      } else if view.layoutState.translatesMask {
        addMask(view, slot)
      } else {
        addPositive()
        addContent(view, slot)
      }
    } else {
      addPositive()
      if items[slot].guide?.rectangle == .content { addContentArea() }
    }
    replaceContributions(of: slot)
  }

  private mutating func gatherRoot(_ slot: Int) {
    let translates = root.layoutState.translatesMask && !isFitting
    switch rootSize {
    case .frame where translates: addRootMask(root, slot)
    case .free where translates: break
    case .frame:
      addPositive()
      addResting(root)
      addContent(root, slot)
    case .free:
      addPositive()
      addContent(root, slot)
    case .target(let size, let horizontal, let vertical):
      addPositive()
      addContent(root, slot)
      addTarget(size, horizontal, vertical)
    }
  }

  /// Replaces the contributions of an item by ``wanted``. Obsolete ones are removed first, so that they cause no
  /// conflict.
  mutating func replaceContributions(of slot: Int) {
    if isStaging, items[slot].contributions.isEmpty { return stageContributions(of: slot) }
    if items[slot].contributions.areEdits(wanted) {
      for index in wanted.indices { edit(index, of: slot, to: wanted[index]) }
      return
    }
    if !items[slot].contributions.isEmpty { enterStaged() }
    let old = items[slot].contributions
    items[slot].contributions = wanted
    for contribution in old {
      let index = items[slot].contributions.index(of: contribution.role)
      if let index, contribution.canBecome(items[slot].contributions[index]) {
        items[slot].contributions[index] = contribution
      } else {
        remove(contribution.id)
      }
    }
    for index in wanted.indices { edit(index, of: slot, to: wanted[index]) }
  }

  /// Stages the first contributions of an item.
  private mutating func stageContributions(of slot: Int) {
    for index in wanted.indices where wanted[index].value.isFinite {
      staged.append(.item(slot, contribution: index))
      wanted[index].id = .pending
    }
    items[slot].contributions.append(contentsOf: wanted)
  }

  /// Updates a contribution with the cheapest operation: none, an edit, a change of priority, or a new constraint.
  mutating func edit(_ index: Int, of slot: Int, to new: LayoutItem.Contribution) {
    let source = ConstraintSource.item(slot, new.role)
    if items[slot].contributions[index].isSame(as: new) { return }
    if items[slot].contributions[index].id != nil { enterStaged() }
    let old = items[slot].contributions[index]
    guard let id = old.id else {
      items[slot].contributions[index] = new
      if isStaging, new.value.isFinite {
        staged.append(.item(slot, contribution: index))
        items[slot].contributions[index].id = .pending
        return
      }
      guard let linear = items[slot].linear(new) else { return }
      let id = add(linear, as: source)
      items[slot].contributions[index].id = id
      return
    }
    if old.priority != new.priority || old.hugging != new.hugging {
      setPriority(id, to: new.priority, hugging: new.role.isContent ? new.hugging : new.priority)
      items[slot].contributions[index].priority = new.priority
      items[slot].contributions[index].hugging = new.hugging
    }
    if abs(old.value - new.value) <= Self.constantTolerance { return }
    items[slot].contributions[index].value = new.value
    let kept = setConstant(id, to: -new.value, as: source)
    items[slot].contributions[index].id = kept
  }
}
