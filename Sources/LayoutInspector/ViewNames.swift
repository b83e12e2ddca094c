import UIKit

/// The names of the views in a root, for people: `FeedCell.nameLabel`, or `UIStackView[0]` where no property holds a
/// view.
///
/// Reflection takes most of the time, so each object is reflected once. All names together take O(*n* *d*) time for *n*
/// views, *d* deep, as long as the views stay where they are.
@MainActor
final class ViewNames {
  /// The view that all names are in.
  let root: UIView
  private var names: [ObjectIdentifier: String] = [:]
  /// The names of the properties of each object that was reflected, by the view that they hold.
  private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

  init(in root: UIView) { self.root = root }

  /// Returns the name of a view: from the innermost enclosing view or controller with a property for it.
  func name(of view: UIView) -> String {
    // Up to the innermost superview whose name doesn't depend on that of its own superview, and down again.
    var unnamed: [UIView] = []
    var name: String?
    var step: UIView? = view
    while let inner = step, name == nil {
      name = knownName(of: inner)
      if name == nil { unnamed.append(inner) }
      step = inner.superview
    }
    var result = name ?? Self.className(of: root)
    for inner in unnamed.reversed() {
      let index = inner.superview?.subviews.firstIndex { $0 === inner } ?? 0
      result += ".\(Self.className(of: inner))[\(index)]"
      names[ObjectIdentifier(inner)] = result
    }
    return result
  }

  /// Returns the class's name without its module.
  static func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// Returns the name of a view that was named before, or that has one without its superview's; otherwise `nil`.
  private func knownName(of view: UIView) -> String? {
    if view === root { return Self.className(of: root) }
    let key = ObjectIdentifier(view)
    if let name = names[key] { return name }
    var name: String?
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      name = identifier
    } else if let (owner, property) = owner(of: view) {
      name = "\(Self.className(of: owner)).\(property)"
    }
    names[key] = name
    return name
  }

  /// Returns the nearest enclosing object with a stored property that is the view, and the property's name.
  private func owner(of view: UIView) -> (object: AnyObject, property: String)? {
    var responder = view.next
    while let object = responder {
      if let property = properties(of: object)[ObjectIdentifier(view)] { return (object, property) }
      if object === root, !(root.next is UIViewController) { return nil }
      responder = object.next
    }
    return nil
  }

  private func properties(of object: AnyObject) -> [ObjectIdentifier: String] {
    let key = ObjectIdentifier(object)
    if let known = properties[key] { return known }
    var found: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    // The classes of UIKit have properties of their own, whose names mean nothing to an application.
    while let current = mirror, let type = current.subjectType as? AnyClass, !Self.isOfUIKit(type) {
      for child in current.children {
        guard let label = child.label, let view = child.value as? UIView else { continue }
        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        found[ObjectIdentifier(view)] = found[ObjectIdentifier(view)] ?? name
      }
      mirror = current.superclassMirror
    }
    properties[key] = found
    return found
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
}
