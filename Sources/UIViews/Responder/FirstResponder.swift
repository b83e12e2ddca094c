import Foundation

/// Who input would go to: one object of the process, held weakly.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Makes an object the first responder; whether it is then.
  static func make(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let view = responder as? UIView, view.window == nil { return false }
    if let other = current, !other.resignFirstResponder() { return false }
    current = responder
    return true
  }

  /// Lets an object stop being the first responder; whether it is not any more.
  static func dismiss(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// Ends the input in a view; whether there was any and it ended.
  static func end(in view: UIView, isForced: Bool) -> Bool {
    guard let responder = current as? UIView, responder.isDescendant(of: view) else { return false }
    if responder.resignFirstResponder() { return true }
    if isForced { current = nil }
    return isForced
  }
}
