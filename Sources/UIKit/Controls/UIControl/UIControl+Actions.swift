import Foundation

extension UIControl {
  /// An action and the events for which it is performed.
  struct ActionHandler {
    let action: UIAction
    var events: Event
  }

  func add(_ action: UIAction, for events: Event) {
    remove(action.identifier, for: events, except: action)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ActionHandler(action: action, events: events))
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event, except kept: UIAction? = nil) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      if handlers[index].action !== kept { handlers[index].events.subtract(events) }
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
