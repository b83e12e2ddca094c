import UIFoundation

/// Sends actions of controls, recognizers, and bar items to their targets.
@MainActor
enum ActionSending {
  /// Calls a method of a target with a sender and an event, and returns whether there was a target.
  ///
  /// Without a target, the responder chains of the first responder, the sender, and the application are searched.
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target ?? responder(for: action, from: sender) else { return false }
    // Objective-C passes a null pointer where a parameter isn't optional and there is no event.
    let arguments = SelectorArguments([sender, event]) { type in
      type == UIEvent.self ? MainActor.assumeIsolated { SentValue(UIEvent()) }.value : nil
    }
    action.send(to: target, arguments)
    return true
  }

  private static func responder(for action: Selector, from sender: Any?) -> Any? {
    FirstResponder.current?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? UIApplication.shared.target(forAction: action, withSender: sender)
  }
}
