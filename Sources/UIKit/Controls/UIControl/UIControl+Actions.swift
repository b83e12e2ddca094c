import Foundation
public import UIFoundation

extension UIControl {
  /// An action, or a target with its method, and the events for which it is performed.
  struct ActionHandler {
    enum Kind {
      case action(UIAction)
      case target(ActionTarget, Selector)
    }

    let kind: Kind
    var events: Event

    /// The action, or `nil` for a target.
    var action: UIAction? { if case .action(let action) = kind { action } else { nil } }

    /// Returns whether this is a given method of a target.
    func isMethod(_ action: Selector, of target: ActionTarget) -> Bool {
      if case .target(let ownTarget, let ownAction) = kind { return ownTarget === target && ownAction == action }
      return false
    }
  }

  func add(_ action: UIAction, for events: Event) {
    remove(action.identifier, for: events, except: action)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ActionHandler(kind: .action(action), events: events))
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event, except kept: UIAction? = nil) {
    for index in handlers.indices {
      if let action = handlers[index].action, action.identifier == identifier, action !== kept {
        handlers[index].events.subtract(events)
      }
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func add(_ target: ActionTarget, _ action: Selector, for events: Event) {
    if let index = handlers.firstIndex(where: { $0.isMethod(action, of: target) }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ActionHandler(kind: .target(target, action), events: events))
    }
  }

  func remove(_ target: ActionTarget?, _ action: Selector?, for events: Event) {
    for index in handlers.indices {
      guard case .target(let ownTarget, let ownAction) = handlers[index].kind else { continue }
      if let target, !(target === ownTarget) { continue }
      if let action, action != ownAction { continue }
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs the handlers as they are now: those that they add or remove count the next time.
  func perform(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target, let action):
        if !target.isGone { sendAction(action, to: target.current, for: nil) }
      }
    }
  }

  var hashableTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let target, _) in handlers.map(\.kind) where !target.isGone {
      if case .responderChain = target { targets.insert(NSNull()) }
      if let hashable = target.current as? AnyHashable { targets.insert(hashable) }
    }
    return targets
  }

  func actions(of target: ActionTarget, for event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let ownTarget, let action) = handler.kind, ownTarget === target else { return nil }
      return handler.events.isDisjoint(with: event) ? nil : action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each action, or with each target and its method, and with their events.
  ///
  /// The closure ends the enumeration by setting its last argument to `true`.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var ends = false
    for handler in handlers where !ends {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &ends)
      case .target(let target, let action):
        if !target.isGone { iterator(nil, (target.current, action), handler.events, &ends) }
      }
    }
  }
}
