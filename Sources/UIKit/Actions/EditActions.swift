import UIFoundation

extension Selector {
  /// Whether the method is one of UIKit's for editing, such as `UIResponder.copy(_:)`.
  ///
  /// In UIKit, the protocol ``UIResponderStandardEditActions`` declares them as optional, so a responder responds to those
  /// that its class implements. Here, every responder has them.
  var isEditAction: Bool {
    guard let method, Self.editActions.contains(name) else { return false }
    return String(reflecting: method.owner).hasPrefix("UIKit.")
  }

  private static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]

  /// Returns whether a responder's class implements the method: a text field or text view, or a class that lists the
  /// action among its interface connections.
  func respondsToEditAction(_ target: Any) -> Bool {
    let sent = SentValue(target)
    return MainThread.value(
      {
        (sent.value as? UIResponder)?.hasEditActions == true
          || InterfaceClasses.member(name, of: sent.value as AnyObject) != nil
      }, elsewhere: false)
  }
}
