import Foundation
import UIFoundation

/// Measure, then solve: facts without widths, a solution, facts at the solved widths, a solution.
extension LayoutRegion {
  /// Solves with a source of the root's size, asks multi-line views for their sizes at the solved widths, and solves
  /// again if one has changed.
  ///
  /// A size is requested at most twice, as on iOS: if a new size changes a width, it is not requested again. Then
  /// the baselines of stretched text are moved to where the text lies, which may take one more solution.
  ///
  /// With `startsFromLayout`, text begins as it was wrapped when it was last laid out, and not unwrapped.
  ///
  /// - Returns: The root's size as solved, not rounded to pixels; zero if no constraint mentions the root.
  @discardableResult
  func solve(sizingRootBy rootSize: RootSize, startsFromLayout: Bool = false) -> CGSize {
    tellKindOfRoot()
    sizeRoot(by: rootSize)
    if startsFromLayout { wrapContentsAsLaidOut() } else { system.unwrapContents() }
    system.solve()
    if measureAtSolvedWidths() { system.solveAgain() }
    settleStretchedBaselines()
    system.finishSolution()
    reportConflicts()
    guard let root, let slot = knownSlot(of: root) else { return .zero }
    return system.solvedFrame(at: slot).size
  }

  /// Tells the system what gives way in the kind of view that the root is.
  func tellKindOfRoot() { system.setEndsGiveWay(root?.isContentOfBareCell ?? false) }

  /// Prepares the first solution with the sizes of text as it was wrapped when it was last laid out, or else of unwrapped
  /// text.
  private func wrapContentsAsLaidOut() {
    for slot in system.secondPassSlots {
      guard let view = view(at: slot), view.heightDependsOnWidth, system.hasContent(slot),
        let width = view.widthOfLastLayout
      else {
        system.unwrapContent(of: slot)
        continue
      }
      _ = measureContent(of: view, slot, at: width)
      system.wrapContent(of: slot)
    }
  }

  /// Asks a multi-line view for its size at a width. Returns whether the height has changed.
  private func measureContent(of view: UIView, _ slot: ItemSlot, at width: CGFloat) -> Bool {
    guard system.startAsking(slot, at: width) else { return false }
    let size = view.contentSize(atWidth: width)
    return system.setWrappedSize(size, of: slot, hugs: view.hugsWrappedContent)
  }

  /// Asks multi-line views for their sizes at the solved widths, and views for the positions of baselines that
  /// constraints mention.
  ///
  /// - Returns: Whether anything has changed.
  private func measureAtSolvedWidths() -> Bool {
    var hasChanged = false
    var columns: [UIStackView] = []
    for slot in system.secondPassSlots {
      guard let view = view(at: slot) else { continue }
      let solved = system.solvedFrame(at: slot)
      let insets = system.insets(of: slot).alignment
      // Use the width on the screen: text that is measured wider than it is drawn would lose a line.
      let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
      var hasNewHeight = false
      if view.heightDependsOnWidth {
        if let stack = view.arranger, stack.arrangement.wrappedProportions != nil, stack !== columns.last {
          columns.append(stack)
        }
        if system.hasContent(slot) {
          hasNewHeight = measureContent(of: view, slot, at: width)
          if system.mayWrap(slot), system.wrapContent(of: slot) { hasChanged = true }
        }
      }
      if hasNewHeight { hasChanged = true }
      let inside = CGSize(width: width, height: solved.height - insets.top - insets.bottom)
      if let size = system.sizeForBaselines(of: slot, solved: inside, hasNewHeight: hasNewHeight),
        system.setBaselines(view.baselines(in: size), of: slot)
      {
        hasChanged = true
      }
    }
    for stack in columns where updateShares(of: stack) { hasChanged = true }
    return hasChanged
  }

  /// Updates the shares of the views in a column that fills proportionally, in which text counts with its wrapped
  /// height. Returns whether any has changed.
  ///
  /// Recorded: a title and a text of two lines have 21.667 and 33.667 of 71.333 points with 16 between them, and two
  /// wrapped labels 36 and 56 of 115 (uikit-recorded.md, "Stack views").
  private func updateShares(of stack: UIStackView) -> Bool {
    guard let (lengths, gaps) = stack.arrangement.wrappedProportions else { return false }
    let views = stack.arrangement.visible
    guard views.count == lengths.count else { return false }
    var wrapped = lengths
    var content: CGFloat = 0
    for index in views.indices where lengths[index] > 0 {
      if views[index].heightDependsOnWidth, let slot = knownSlot(of: views[index]) {
        wrapped[index] = max(system.contentHeight(of: slot), 0)
      }
      content += wrapped[index]
    }
    guard content > 0, content + gaps > 0 else { return false }
    var hasChanged = false
    // The shares are in the order of the views.
    var index = 0
    for (key, constraint) in stack.arrangement.made where constraint.isShare && key.second != nil {
      while index < views.count, ObjectIdentifier(views[index]) != key.first { index += 1 }
      guard index < views.count else { return hasChanged }
      if setShare(Double(wrapped[index] / (content + gaps)), of: constraint) { hasChanged = true }
    }
    return hasChanged
  }

  /// Moves the baselines of views that are stretched or compressed to where their text then lies, if their heights stay
  /// the same. Differences of up to a pixel are ignored.
  private func settleStretchedBaselines() {
    var moved: [(slot: ItemSlot, baselines: MeasuredContent.Baselines)] = []
    for slot in system.secondPassSlots {
      guard let view = view(at: slot),
        let size = system.stretchedSize(of: slot, beyond: view.pixelSnapping.pixel)
      else { continue }
      moved.append((slot, view.baselines(in: size)))
    }
    if !moved.isEmpty { system.settle(moved) }
  }

  // MARK: - The result

  /// Returns whether the root already has the size that a target gave it, like a row that was just measured.
  ///
  /// Every constraint is then satisfied as well as if the frame were required, so there is nothing to solve again.
  func isFittedToFrame() -> Bool {
    guard case .target = rootSize, let root, root.layoutState.translatesMask, let slot = knownSlot(of: root) else {
      return false
    }
    let (size, solved) = (root.geometry.bounds.size, system.solvedFrame(at: slot))
    return abs(solved.width - size.width) <= LayoutTolerance.constant
      && abs(solved.height - size.height) <= LayoutTolerance.constant
  }

  /// Marks superviews of views, and owners of guides, whose variables have changed since the last call as needing
  /// layout.
  ///
  /// - Returns: The root's slot if constraints have changed the root's size, or `nil`.
  func markSuperviewsOfMoved() -> ItemSlot? {
    var rootSlot: ItemSlot?
    var last = ItemSlot.none
    var marked: UIView?
    for variable in system.takeChangedVariables() {
      let slot = system.owner(of: variable)
      if slot.isNone || slot == last { continue }
      last = slot
      let parent: UIView?
      if let view = view(at: slot) {
        if view.layoutState.translatesMask { continue }
        if isRoot(view) {
          rootSlot = slot
          continue
        }
        parent = view.tree.superview
      } else {
        parent = guide(at: slot)?.owner
      }
      // Neighboring views share a superview.
      if let parent, parent !== marked {
        parent.markNeedsLayout()
        marked = parent
      }
    }
    return rootSlot
  }
}
