import Foundation
import UIFoundation
import UIViews

/// Updates of the data, one by one or in batches. Nothing is animated: when a batch ends, everything is in its new place.
extension UICollectionView {
  /// Takes a step, in the batch that runs, or as a batch of its own.
  func update(_ steps: [CollectionUpdate]) {
    if batchDepth > 0 {
      pendingUpdates += steps
      return
    }
    // Data that was never asked for cannot differ from what it was.
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

  /// Brings what is shown in line with the data, after the steps that were collected.
  private func commitUpdates() {
    let updates = pendingUpdates
    pendingUpdates = []
    if needsReload { return setNeedsLayout() }
    if isShowing || isLoading {
      // Items are being counted, or views placed right now: afterwards everything is asked for anew, if there is anything new.
      if updates.isEmpty { return collectionViewLayout.invalidateLayout() }
      return forgetData()
    }
    let layout = collectionViewLayout
    if updates.isEmpty {
      // A batch without steps lays out anew, as apps use it for.
      layout.invalidateLayout()
      return layoutIfNeeded()
    }
    if movement == nil {
      prepareLayout()
    } else {
      // The steps count the items as the data source had them. Sizes of these cannot be asked for any more.
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

  /// Gives the views on the screen their new paths, and takes away those that have none.
  func remap(_ plan: CollectionUpdatePlan) {
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    for element in shown.keys.sorted(by: { $0.path < $1.path }) {
      guard let view = shown[element] else { continue }
      guard let path = path(of: element, after: plan) else {
        hide(element)
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
    // Headers and footers follow their section. A layout's own view has a path of one index.
    guard path.count == 2 else { return path }
    if element.category == .supplementaryView, plan.reloadedSections.contains(path.section) { return nil }
    return plan.section(forOld: path.section).map { IndexPath(item: path.item, section: $0) }
  }

  /// Has the data source fill cells anew that are on the screen, without changing them for others.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, !needsReload else { return }
    for path in paths {
      let element = CollectionElement.item(path)
      // The data source is at it.
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

  /// Lets another layout take over.
  func take(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    guard layout !== old else { return }
    raiseException(
      unless: layout.collectionView == nil || layout.collectionView === self,
      "A layout can lay out only one collection: \(layout)")
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    old.attach(to: nil)
    layout.attach(to: self)
    // Between two layouts, the sizes that the first one knows go on counting.
    if layout !== transition?.layout { layout.forgetPreferredSizes() }
    for (element, view) in shown {
      view.fittedSize = nil
      if element.category != .cell { hide(element) }
    }
    forgetScrollers()
    for view in shown.values { view.didTransition(from: old, to: layout) }
    setNeedsLayout()
    showTransition(to: layout)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Shows the elements where a layout that has taken over has them, unless nothing was shown yet, or
  /// a batch of updates is going to show them.
  private func showTransition(to layout: UICollectionViewLayout) {
    guard !needsReload, !isPreparing, !isShowing, batchDepth == 0, !bounds.isEmpty else { return }
    prepareLayout()
    scroll(toTargetOf: layout)
    showElements()
  }

  /// Scrolls to where the layout, and then the delegate, want the content to lie.
  private func scroll(toTargetOf layout: UICollectionViewLayout) {
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let offset = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UICollectionView {
  /// Runs updates in one batch, as the method of the same name does for a closure that escapes.
  ///
  /// Objective-C says that the closure does not escape, so on iOS it may use parameters that do not escape either. Swift
  /// has no such mark for an optional closure.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
