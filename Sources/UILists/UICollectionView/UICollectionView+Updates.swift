import Foundation
import UIFoundation
import UIViews

/// Data updates, single or in batches. Nothing is animated: at the end of a batch, everything is in its new place.
extension UICollectionView {
  /// Adds updates to the current batch, or applies them as a batch of their own.
  func update(_ steps: [CollectionUpdate]) {
    if batchDepth > 0 {
      pendingUpdates += steps
      return
    }
    // Data that was never loaded can't be inconsistent.
    if needsReload { return setNeedsLayout() }
    pendingUpdates += steps
    commitUpdates()
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batchDepth == 0 { _ = loadedCounts }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if let completion { batchCompletions.append(completion) }
    guard batchDepth == 0 else { return }
    commitUpdates()
    let completions = batchCompletions
    batchCompletions = []
    for completion in completions { completion(true) }
  }

  /// Applies the collected updates.
  private func commitUpdates() {
    let updates = pendingUpdates
    pendingUpdates = []
    if needsReload { return setNeedsLayout() }
    if isShowing || isLoading {
      // Items are being counted or views placed. If there are updates, everything is reloaded afterwards.
      if updates.isEmpty { return collectionViewLayout.invalidateLayout() }
      return forgetData()
    }
    let layout = collectionViewLayout
    if updates.isEmpty {
      // An empty batch triggers layout, which apps rely on.
      layout.invalidateLayout()
      return layoutIfNeeded()
    }
    if movement == nil {
      prepareLayout()
    } else {
      // The updates refer to the data source's order. The sizes of these items can no longer be requested.
      endMovement(isCancelled: true)
    }
    let old = counts
    load()
    let plan: CollectionUpdatePlan
    do throws(CollectionUpdateError) {
      plan = try CollectionUpdatePlan(updates, old: old, new: counts)
    } catch {
      raiseException("\(error) Collection view: \(self)")
    }
    layout.departing = shown.compactMapValues { $0.appliedAttributes }
    layout.willUpdate(by: plan)
    layout.invalidateLayout(with: layout.makeContext(counts: true))
    let before = Set(shown.keys)
    remap(plan)
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: updates.map { $0.item(plan) })
    scroll(toTargetOf: layout)
    for element in before.sorted(by: { $0.path < $1.path }) where element.category == .cell {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: element.path)
    }
    showElements()
    for element in shown.keys.sorted(by: { $0.path < $1.path }) where element.category == .cell {
      _ = layout.initialLayoutAttributesForAppearingItem(at: element.path)
    }
    layout.finalizeCollectionViewUpdates()
    layout.departing = [:]
    layoutIfNeeded()
  }

  /// Moves visible views to their new index paths, and hides those of removed elements.
  func remap(_ plan: CollectionUpdatePlan) {
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    for element in shown.keys.sorted(by: { $0.path < $1.path }) {
      guard let view = shown[element] else { continue }
      guard let path = path(of: element, after: plan) else {
        hideElement(element)
        continue
      }
      var renamed = element
      renamed.path = path
      moved[renamed] = view
    }
    shown = moved
    renumberScrollers(plan)
    selectedPaths = selectedPaths.compactMap { plan.keepsView(of: $0) ? plan.path(forOld: $0) : nil }
    for (element, view) in shown where element.category == .cell {
      (view as? UICollectionViewCell)?.isSelected = selectedPaths.contains(element.path)
    }
  }

  private func path(of element: CollectionElement, after plan: CollectionUpdatePlan) -> IndexPath? {
    let path = element.path
    if element.category == .cell { return plan.keepsView(of: path) ? plan.path(forOld: path) : nil }
    // Headers and footers follow their section. A view of the whole layout has a one-element index path.
    guard path.count == 2 else { return path }
    if element.category == .supplementaryView, plan.reloadedSections.contains(path.section) { return nil }
    return plan.section(forOld: path.section).map { IndexPath(item: path.item, section: $0) }
  }

  /// Has the data source configure visible cells again, without replacing them.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, !needsReload else { return }
    for path in paths {
      let element = CollectionElement.item(path)
      // The data source is already configuring this cell.
      if reconfigured[element] != nil { continue }
      guard let view = shown[.item(movement?.current(of: path) ?? path)] else {
        collectionViewLayout.invalidateLayout()
        continue
      }
      reconfigured[element] = view
      _ = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured[element] = nil
      view.fittedSize = nil
      setNeedsLayout()
    }
  }

  /// Replaces the layout.
  func replaceLayout(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    guard layout !== old else { return }
    raiseException(
      unless: layout.collectionView == nil || layout.collectionView === self,
      "A layout can lay out only one collection: \(layout)")
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    old.attach(to: nil)
    layout.attach(to: self)
    // During a transition, the sizes known to the first layout stay valid.
    if layout !== transition?.layout { layout.forgetPreferredSizes() }
    for (element, view) in shown {
      view.fittedSize = nil
      if element.category != .cell { hideElement(element) }
    }
    forgetScrollers()
    for view in shown.values { view.didTransition(from: old, to: layout) }
    setNeedsLayout()
    showTransition(to: layout)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Shows the elements at their positions in the new layout, unless nothing was shown yet or a batch of updates is
  /// about to.
  private func showTransition(to layout: UICollectionViewLayout) {
    guard !needsReload, !isPreparing, !isShowing, batchDepth == 0, !bounds.isEmpty else { return }
    prepareLayout()
    scroll(toTargetOf: layout)
    showElements()
  }

  /// Scrolls to the content offset that the layout, and then the delegate, choose.
  private func scroll(toTargetOf layout: UICollectionViewLayout) {
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let offset = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UICollectionView {
  /// Runs updates in one batch, for a nonescaping closure.
  ///
  /// On iOS, the Objective-C declaration marks the closure as nonescaping, so it may capture nonescaping parameters.
  /// Swift can't mark an optional closure as nonescaping.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
