import Foundation
import UIFoundation

/// Batches of updates.
extension UICollectionView: UpdatableList {
  func apply(_ updates: [ListUpdate]) {
    if self.updates.isEngaged {
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
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(updates, from: old.items, to: counts.items)
    } catch {
      raiseException("\(error.message(for: .collection)) Collection view: \(self)")
    }
    layout.departing = shown.compactMapValues { $0.appliedAttributes }
    layout.willUpdate(by: plan)
    layout.invalidateLayout(with: layout.makeContext(counts: true))
    let before = Set(shown.keys)
    remap(plan)
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: updates.map { UICollectionViewUpdateItem($0, plan) })
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
  func remap(_ plan: ListUpdatePlan) {
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
    selectedPaths = selectedPaths.compactMap(plan.keptPath)
    for (element, view) in shown where element.category == .cell {
      (view as? UICollectionViewCell)?.isSelected = selectedPaths.contains(element.path)
    }
  }

  private func path(of element: CollectionElement, after plan: ListUpdatePlan) -> IndexPath? {
    let path = element.path
    if element.category == .cell { return plan.keptPath(of: path) }
    // Headers and footers follow their section. A view of the whole layout has a one-element index path.
    guard path.count == 2 else { return path }
    if element.category == .supplementaryView, plan.reloadsSection(path.section) { return nil }
    return plan.newSection(of: path.section).map { IndexPath(item: path.item, section: $0) }
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
    guard !needsReload, !isPreparing, !updates.isShowing, updates.depth == 0, !bounds.isEmpty else { return }
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
