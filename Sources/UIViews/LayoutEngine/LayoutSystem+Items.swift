import Cassowary
import Foundation
import UIFoundation

extension LayoutSystem {
  /// How far two constants may differ and still be the same, in points: the noise of adding and taking away a size.
  static let constantTolerance = 1e-9

  /// The priority at which a root without a mask keeps its size where nothing else decides it: below any that an
  /// application uses.
  static let restingPriority = UILayoutPriority(0.001)

  /// The slot of a view; nil for a view without.
  ///
  /// Mutating for the reason that ``solvedFrame(at:)`` is.
  mutating func knownSlot(of view: UIView) -> Int? {
    // What the view remembers is mostly right, and need not be hashed.
    let slot = view.layoutState.engineSlot
    if slot >= 0, slot < items.count, items[slot].view === view { return slot }
    return slots[ObjectIdentifier(view)]
  }

  /// The slot of a view, made on first use.
  mutating func slot(of view: UIView) -> Int {
    if let slot = knownSlot(of: view) { return slot }
    let slot = makeItem(view: view, guide: nil, key: ObjectIdentifier(view))
    items[slot].font = view.baselineFont
    items[slot].alignment = view.alignmentRectInsets
    if !isFitting { view.layoutState.engineSlot = slot }
    contribute(slot)
    return slot
  }

  /// The slot of a guide with a rectangle of its own, made on first use.
  mutating func slot(of guide: UILayoutGuide) -> Int {
    if let slot = slots[ObjectIdentifier(guide)] { return slot }
    let slot = makeItem(view: nil, guide: guide, key: ObjectIdentifier(guide))
    if !isFitting { guide.isEngineItem = true }
    contribute(slot)
    return slot
  }

  private mutating func makeItem(view: UIView?, guide: UILayoutGuide?, key: ObjectIdentifier) -> Int {
    let (minX, minY, width, height) = makeVariables()
    let item = LayoutItem(view: view, guide: guide, minX: minX, minY: minY, width: width, height: height)
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      items[slot] = item
    } else {
      slot = items.count
      items.append(item)
    }
    slots[key] = slot
    for variable in [item.minX, item.minY, item.width, item.height] {
      while owners.count <= variable.ordinal { owners.append(-1) }
      owners[variable.ordinal] = slot
    }
    return slot
  }

  /// Removes an item that no constraint mentions any more.
  mutating func forget(_ key: ObjectIdentifier) {
    guard let slot = slots[key] else { return }
    enterStaged()
    slots[key] = nil
    for place in items[slot].followers {
      if let constraint = installed[place].constraint { uninstall(ObjectIdentifier(constraint)) }
    }
    for contribution in items[slot].contributions { remove(contribution.id) }
    let item = items[slot]
    for variable in [item.minX, item.minY, item.width, item.height] {
      owners[variable.ordinal] = -1
      try? solver.removeVariable(variable)
    }
    secondPassSlots.remove(slot)
    items[slot] = LayoutItem(
      view: nil, guide: nil, minX: item.minX, minY: item.minY, width: item.width, height: item.height)
    freeSlots.append(slot)
  }

  /// Has something else decide the root's size.
  mutating func sizeRoot(by rootSize: RootSize) {
    guard rootSize != self.rootSize else { return }
    self.rootSize = rootSize
    if let slot = knownSlot(of: root) { contribute(slot) }
  }

  /// Brings what the item itself contributes up to date: what it no longer says is removed, what is new is added, and
  /// a changed number is a constant edit.
  mutating func contribute(_ slot: Int) {
    wanted.removeAll(keepingCapacity: true)
    if let view = items[slot].view, view !== root {
      if view.layoutState.translatesMask {
        addMask(view, slot)
      } else {
        addPositive()
        addContent(view, slot)
      }
    } else if items[slot].view != nil {
      gatherRoot(slot)
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

  /// Replaces an item's own constraints by those that are wanted: first what no longer counts goes, so that it is in
  /// nobody's way.
  mutating func replaceContributions(of slot: Int) {
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

  /// Gives a contribution its value, as cheaply as the change allows.
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
      setPriority(id, to: new.priority, hugging: new.role.isBalanced ? new.hugging : new.priority)
      items[slot].contributions[index].priority = new.priority
      items[slot].contributions[index].hugging = new.hugging
    }
    if abs(old.value - new.value) <= Self.constantTolerance { return }
    items[slot].contributions[index].value = new.value
    let kept = setConstant(id, to: -new.value, as: source)
    items[slot].contributions[index].id = kept
  }
}
