import Foundation
import UIFoundation

/// The updates that a list collects, and what it is doing meanwhile.
struct ListUpdates {
  /// The number of nested batches.
  var depth = 0
  /// The updates of the current batch, in the order in which they were requested.
  var pending: [ListUpdate] = []
  /// The completion handlers of the current batch and of those nested in it.
  var completions: [(Bool) -> Void] = []
  /// Whether views are being shown or updates applied. Requests for either are deferred until then.
  var isShowing = false
  /// Whether the data source is being asked for counts, or a table's delegate for all estimates.
  var isAsking = false
  /// Whether views must be neither shown nor replaced now.
  var isEngaged: Bool { isShowing || isAsking }
  /// Whether a reload must follow.
  var mustReload = false
}

/// A table or collection view, which collects updates in batches and applies each batch as a whole.
///
/// Nothing is animated: at the end of a batch, everything is at its new position.
@MainActor
protocol UpdatableList: UIScrollView {
  var updates: ListUpdates { get set }
  var needsReload: Bool { get }
  /// Applies a batch of updates, which may be empty.
  func apply(_ updates: [ListUpdate])
}

extension UpdatableList {
  /// Adds updates to the current batch, or applies them as a batch of their own.
  func update(_ steps: [ListUpdate]) {
    updates.depth += 1
    updates.pending += steps
    endBatch()
  }

  func performBatch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    updates.depth += 1
    body?()
    if let completion { updates.completions.append(completion) }
    endBatch()
  }

  /// Ends a batch. At the end of the outermost one, applies the updates and calls the completion handlers.
  func endBatch() {
    raiseException(unless: updates.depth > 0, "endUpdates was called without beginUpdates")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let (pending, completions) = (updates.pending, updates.completions)
    (updates.pending, updates.completions) = ([], [])
    // Data that was never loaded can't be inconsistent.
    if needsReload { setNeedsLayout() } else { apply(pending) }
    for completion in completions { completion(true) }
  }
}
