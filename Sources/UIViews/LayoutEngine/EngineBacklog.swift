/// What has changed since an engine last brought its system up to date.
struct EngineBacklog {
  /// Constraints that wait to be installed.
  var pending = PendingConstraints()
  /// Constraints whose constant has changed.
  var edited: [NSLayoutConstraint] = []
  /// Constraints whose priority has changed, or what stands for their items.
  var outdated: [NSLayoutConstraint] = []
  /// What views have said of themselves.
  var changes = ItemChanges()
  var needsRefresh = false
  /// Constraints that were deactivated while the engine was busy.
  var departedConstraints: [NSLayoutConstraint] = []
  /// Views and guides that left while the engine was busy; they live until the system has forgotten them.
  var departedItems: [any LayoutParticipant] = []

  var isEmpty: Bool {
    changes.isEmpty && pending.isEmpty && edited.isEmpty && outdated.isEmpty && !needsRefresh
      && departedConstraints.isEmpty && departedItems.isEmpty
  }
}

extension Array {
  /// Empties the array; what was in it.
  mutating func takeAll() -> [Element] {
    if isEmpty { return [] }
    let all = self
    self = []
    return all
  }
}
