import UIKit

/// The names of views, for people: `FeedCell.nameLabel`, or `UIStackView[0]` where no property holds a view.
@MainActor
enum ViewName {
  /// Returns the name of a view inside another: from the innermost enclosing view or controller with a property for it.
  static func name(of view: UIView, in root: UIView) -> String {
    if view === root { return className(of: root) }
    var path: [String] = []
    var step: UIView? = view
    while let inner = step, inner !== root {
      if let identifier = inner.accessibilityIdentifier, !identifier.isEmpty {
        return ([identifier] + path).joined(separator: ".")
      }
      if let (owner, property) = owner(of: inner, upTo: root) {
        return ([className(of: owner), property] + path).joined(separator: ".")
      }
      let index = inner.superview?.subviews.firstIndex { $0 === inner } ?? 0
      path.insert("\(className(of: inner))[\(index)]", at: 0)
      step = inner.superview
    }
    return ([className(of: root)] + path).joined(separator: ".")
  }

  /// Returns the class's name without its module.
  static func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// Returns the nearest enclosing object with a stored property that is the view, and the property's name.
  private static func owner(of view: UIView, upTo root: UIView) -> (object: AnyObject, property: String)? {
    var responder = view.next
    while let object = responder {
      if let property = property(of: object, for: view) { return (object, property) }
      if object === root, !(root.next is UIViewController) { return nil }
      responder = object.next
    }
    return nil
  }

  private static func property(of object: AnyObject, for view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    // The classes of UIKit have properties of their own, whose names mean nothing to an application.
    while let current = mirror, let type = current.subjectType as? AnyClass, !isOfUIKit(type) {
      for child in current.children {
        guard let label = child.label, (child.value as? UIView) === view else { continue }
        return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.")
  }
}
