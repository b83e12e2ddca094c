/// The changes since an engine last updated its system.
struct EngineBacklog {
  /// Constraints that are queued for installation.
  var pending = PendingConstraints()
  /// Constraints whose constant has changed.
  var edited: [NSLayoutConstraint] = []
  /// Constraints whose priority, or the view that provides a baseline, has changed.
  var outdated: [NSLayoutConstraint] = []
  /// Changes that views have reported.
  var changes = ItemChanges()
  /// Whether all items and constraints have to be updated.
  var needsRefresh = false
  /// Constraints that were deactivated while the engine was busy.
  var departedConstraints: [NSLayoutConstraint] = []
  /// Views and guides that left while the engine was busy. They are retained until they are removed from the system.
  var departedItems: [any LayoutParticipant] = []

  var isEmpty: Bool {
    changes.isEmpty && pending.isEmpty && edited.isEmpty && outdated.isEmpty && !needsRefresh
      && departedConstraints.isEmpty && departedItems.isEmpty
  }
}
