import CoreGraphics
import Cassowary
import Foundation
import UIFoundation

/// The constraints that items contribute themselves: those of masks, intrinsic sizes, and the root's size.
extension LayoutSystem {
  /// Updates the contributions of an item: removes those that no longer apply, adds new ones, and edits changed values.
  mutating func updateContributions(_ slot: ItemSlot) {
    var new = ContributionList()
    if let view = items[slot].view {
      let isRoot = isRoot(view)
      if !sizeIsSet(of: view, isRoot: isRoot) {
        // The size of a root is that of its frame or of a target, which may be smaller than its insets.
        if isRoot { new.addPositive() } else { new.addPositive(insets: items[slot].alignment) }
        let size = view.intrinsicContentSize
        addContent(size, of: view, isRoot: isRoot, slot, to: &new)
      } else if !isRoot {
        addContributionsOfMask(view, to: &new)
      } else if rootSize == .frame {
        new.addRootSize(view.geometry.bounds.size, keepingSomeOf: items[slot].contributions)
      }
    } else {
      new.addPositive()
      if items[slot].guide?.rectangle == .content { new.addContentArea() }
    }
    if items[slot].contributions.isEmpty {
      items[slot].contributions = new.makeArray()
      for index in new.indices { enterContribution(index, of: slot) }
    } else {
      if !new.areEdits(of: items[slot].contributions) { replaceContributions(of: slot, by: &new) }
      for index in new.indices { edit(index, of: slot, to: new[index]) }
    }
  }

  /// Adds the contributions of a view with a mask: the frame, or its relation to the superview's size.
  private mutating func addContributionsOfMask(_ view: UIView, to list: inout ContributionList) {
    let outer = view.tree.superview?.geometry.bounds.size ?? .zero
    let x = view.autoresizedX(in: outer.width)
    let y = view.autoresizedY(in: outer.height)
    let follows = x.nearShare != 0 || x.sizeShare != 0 || y.nearShare != 0 || y.sizeShare != 0
    // Getting the superview's slot may add the superview's contributions first.
    let parent = follows ? view.tree.superview.map { slot(of: $0) } : nil
    list.addMask(x, y, in: parent.map { items[$0].variables })
  }

  /// Returns whether a mask determines the size of a view. That of the root does unless a size is being found for it.
  private func sizeIsSet(of view: UIView, isRoot: Bool) -> Bool {
    view.layoutState.translatesMask && (!isRoot || rootSize == .frame || rootSize == .free)
  }

  /// Stores the size of a view's content without a width, and adds it. For the root, the frame or target is added too.
  private mutating func addContent(
    _ unwrapped: CGSize, of view: UIView, isRoot: Bool, _ slot: ItemSlot, to list: inout ContributionList
  ) {
    if isRoot, rootSize == .frame { list.addResting(view.geometry.bounds.size) }
    let heightDependsOnWidth = view.heightDependsOnWidth
    if heightDependsOnWidth { includeInSecondPass(slot) }
    let size = items[slot].content.setSize(unwrapped, heightDependsOnWidth: heightDependsOnWidth)
    list.addContent(size, insets: items[slot].alignment, view.engineContentPriorities)
    if isRoot, case .target(let size, let horizontal, let vertical) = rootSize {
      list.addTarget(size, horizontal, vertical)
    }
  }

  /// Contributes the content width of the current pass.
  mutating func updateContentWidth(of slot: ItemSlot) {
    guard let index = items[slot].contributions.index(of: .contentWidth) else { return }
    let insets = items[slot].alignment
    var contribution = items[slot].contributions[index]
    contribution.value = Double(items[slot].content.size.width + insets.left + insets.right)
    if let own = items[slot].view?.engineContentPriorities.hugging.x {
      contribution.hugging = items[slot].content.isWrapped ? own.belowEqualPriorities : own
    }
    edit(index, of: slot, to: contribution)
  }

  /// Contributes the content height that the second pass found.
  mutating func updateContentHeight(of slot: ItemSlot) {
    guard let index = items[slot].contributions.index(of: .contentHeight) else { return }
    let insets = items[slot].alignment
    var contribution = items[slot].contributions[index]
    contribution.value = Double(items[slot].content.size.height + insets.top + insets.bottom)
    edit(index, of: slot, to: contribution)
  }

  /// Replaces the contributions of an item by others, where not all are edits. Those that are keep their handles.
  ///
  /// Obsolete ones are removed before new ones are added, so that they cause no conflict.
  private mutating func replaceContributions(of slot: ItemSlot, by new: inout ContributionList) {
    enterStaged()
    let old = items[slot].contributions
    items[slot].contributions = new.makeArray()
    for contribution in old {
      let index = items[slot].contributions.index(of: contribution.role)
      if let index, contribution.canBecome(items[slot].contributions[index]) {
        items[slot].contributions[index] = contribution
      } else {
        remove(contribution.standing.id)
      }
    }
  }

  /// Updates a contribution with the cheapest operation: none, an edit, a change of priority, or a new constraint.
  private mutating func edit(_ index: Int, of slot: ItemSlot, to new: Contribution) {
    if items[slot].contributions[index].isSame(as: new) { return }
    // What is staged enters with the value that it was staged with.
    if case .staged = items[slot].contributions[index].standing { enterStaged() }
    let old = items[slot].contributions[index]
    guard let id = old.standing.id else {
      items[slot].contributions[index] = new
      items[slot].contributions[index].standing = .outside
      return enterContribution(index, of: slot)
    }
    if old.priority != new.priority || old.hugging != new.hugging {
      setPriority(id, to: new.priority, hugging: new.role.isContent ? new.hugging : new.priority)
      items[slot].contributions[index].priority = new.priority
      items[slot].contributions[index].hugging = new.hugging
    }
    if abs(old.value - new.value) <= LayoutTolerance.constant { return }
    items[slot].contributions[index].value = new.value
    setConstant(id, to: -new.value, of: .item(slot, new.role))
  }

  /// Stages a contribution, or adds it to the solver. One whose value is not finite stays outside.
  private mutating func enterContribution(_ index: Int, of slot: ItemSlot) {
    if !items[slot].contributions[index].value.isFinite { return }
    let entry = Staging.Entry.item(slot, contribution: index)
    if stage(entry) { items[slot].contributions[index].standing = .staged } else { add(entry) }
  }
}
