public import Foundation

/// An action that is triggered by a change to a layer. Galley triggers none.
public protocol CAAction {
  /// Performs the action for a key on the object whose change triggered it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The default implementation.
extension CAAction {
  /// The default implementation does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension NSNull: CAAction {}
