import Cassowary
import CoreGraphics
import UIFoundation

/// The constraints that items contribute themselves: those of masks, intrinsic sizes, and the root's size.
extension LayoutSystem {
  /// Updates the contributions of an item for new facts: removes those that no longer apply, adds new ones, and edits
  /// changed values.
  func setFacts(_ facts: ItemFacts, of slot: ItemSlot) {
    var new = ContributionList()
    switch facts {
    case .mask(let x, let y, let outer): new.addMask(x, y, in: outer.map { state.items[$0].variables })
    case .content(let content): addContent(content, slot, to: &new)
    case .frame(let size): new.addRootSize(size, keepingSomeOf: state.items[slot].contributions)
    case .unsized: break
    case .guide: new.addPositive()
    case .contentArea:
      new.addPositive()
      new.addContentArea()
    }
    if state.items[slot].contributions.isEmpty {
      state.items[slot].contributions = new.makeArray()
      for index in new.indices { enterContribution(index, of: slot) }
    } else {
      if !new.areEdits(of: state.items[slot].contributions) { replaceContributions(of: slot, by: &new) }
      for index in new.indices { edit(index, of: slot, to: new[index]) }
    }
  }

  /// Stores the size of an item's content without a width, and adds it. For the root, what else sizes it is added too.
  private func addContent(_ content: ContentFacts, _ slot: ItemSlot, to list: inout ContributionList) {
    // The size of a root is that of its frame or of a target, which may be smaller than its insets.
    let alignment = state.items[slot].insets.alignment
    if content.root == nil { list.addPositive(insets: alignment) } else { list.addPositive() }
    if case .resting(let size) = content.root { list.addResting(size) }
    if content.heightDependsOnWidth { includeInSecondPass(slot) }
    state.items[slot].hugging = content.priorities.hugging.x
    let size = state.items[slot].content.setSize(content.size, heightDependsOnWidth: content.heightDependsOnWidth)
    list.addContent(size, insets: alignment, content.priorities)
    if case .target(let size, let horizontal, let vertical) = content.root {
      list.addTarget(size, horizontal, vertical)
    }
  }

  /// Contributes the content width of the current pass.
  func updateContentWidth(of slot: ItemSlot) {
    guard let index = state.items[slot].contributions.index(of: .contentWidth) else { return }
    let insets = state.items[slot].insets.alignment
    var contribution = state.items[slot].contributions[index]
    contribution.value = Double(state.items[slot].content.size.width + insets.left + insets.right)
    let own = state.items[slot].hugging
    contribution.hugging = state.items[slot].content.isWrapped ? own.belowEqualPriorities : own
    edit(index, of: slot, to: contribution)
  }

  /// Contributes the content height that the second pass found.
  func updateContentHeight(of slot: ItemSlot) {
    guard let index = state.items[slot].contributions.index(of: .contentHeight) else { return }
    let insets = state.items[slot].insets.alignment
    var contribution = state.items[slot].contributions[index]
    contribution.value = Double(state.items[slot].content.size.height + insets.top + insets.bottom)
    edit(index, of: slot, to: contribution)
  }

  /// Replaces the contributions of an item by others, where not all are edits. Those that are keep their handles.
  ///
  /// Obsolete ones are removed before new ones are added, so that they cause no conflict.
  private func replaceContributions(of slot: ItemSlot, by new: inout ContributionList) {
    enterStaged()
    let old = state.items[slot].contributions
    state.items[slot].contributions = new.makeArray()
    for contribution in old {
      let index = state.items[slot].contributions.index(of: contribution.role)
      if let index, contribution.canBecome(state.items[slot].contributions[index]) {
        state.items[slot].contributions[index] = contribution
      } else {
        remove(contribution.standing.id)
      }
    }
  }

  /// Updates a contribution with the cheapest operation: none, an edit, a change of priority, or a new constraint.
  private func edit(_ index: Int, of slot: ItemSlot, to new: Contribution) {
    if state.items[slot].contributions[index].isSame(as: new) { return }
    // What is staged enters with the value that it was staged with.
    if case .staged = state.items[slot].contributions[index].standing { enterStaged() }
    let old = state.items[slot].contributions[index]
    guard let id = old.standing.id else {
      state.items[slot].contributions[index] = new
      state.items[slot].contributions[index].standing = .outside
      return enterContribution(index, of: slot)
    }
    if old.isRequired != new.isRequired {
      state.items[slot].contributions[index] = new
      state.items[slot].contributions[index].standing = old.standing
      return setPriorityAndConstant(id, to: new.priority, -new.value, of: .item(slot, new.role))
    }
    if old.priority != new.priority || old.hugging != new.hugging {
      setPriority(id, to: new.priority, hugging: new.role.isContent ? new.hugging : new.priority)
      state.items[slot].contributions[index].priority = new.priority
      state.items[slot].contributions[index].hugging = new.hugging
    }
    if abs(old.value - new.value) <= LayoutTolerance.constant { return }
    state.items[slot].contributions[index].value = new.value
    setConstant(id, to: -new.value, of: .item(slot, new.role))
  }

  /// Stages a contribution, or adds it to the solver. One whose value is not finite stays outside.
  private func enterContribution(_ index: Int, of slot: ItemSlot) {
    if !state.items[slot].contributions[index].value.isFinite { return }
    let entry = Staging.Entry.item(slot, contribution: index)
    if stage(entry) { state.items[slot].contributions[index].standing = .staged } else { add(entry) }
  }
}
