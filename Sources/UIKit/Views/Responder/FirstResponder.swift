import Foundation

/// The first responder of the process, referenced weakly.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Makes an object the first responder and returns whether it succeeded.
  static func make(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let view = responder as? UIView, view.window == nil { return false }
    if let other = current, !other.resignFirstResponder() { return false }
    current = responder
    return true
  }

  /// Resigns an object's first-responder status and returns whether the object is no longer the first responder.
  static func dismiss(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// Ends editing in a view and returns whether there was a first responder that resigned or was forced to.
  static func end(in view: UIView, isForced: Bool) -> Bool {
    guard let responder = current as? UIView, responder.isDescendant(of: view) else { return false }
    if responder.resignFirstResponder() { return true }
    if isForced { current = nil }
    return isForced
  }
}
