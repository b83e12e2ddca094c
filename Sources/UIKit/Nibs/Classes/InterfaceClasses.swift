import Foundation
import InterfaceDocuments
import UIFoundation

/// The application's classes that documents of Interface Builder name. Not in UIKit.
///
/// A class that isn't nested in another type and isn't private is found by its name without any registration: Swift
/// finds a class from the name of its module and its own. Where the module of a document isn't the module in which the
/// class is compiled, as in a test target that compiles an app's sources, name the module once:
///
/// ```swift
/// InterfaceClasses.modules = ["AppTests"]
/// ```
@MainActor
public enum InterfaceClasses {
  /// The modules that are searched after the one that a document names.
  public static var modules: [String] = [] { didSet { found = [:] } }

  private static var registered: [String: AnyClass] = [:]
  private static var connections: [ObjectIdentifier: InterfaceConnections] = [:]
  private static var found: [InterfaceClassName: AnyClass?] = [:]

  /// Registers classes under their own names, for nested and private classes.
  public static func register(_ classes: AnyClass...) {
    for someClass in classes { register(someClass, as: String(describing: someClass)) }
  }

  /// Registers a class under another name. The class is used for the name in every module.
  public static func register(_ someClass: AnyClass, as name: String) {
    registered[name] = someClass
    found = [:]
  }

  /// Registers the outlets and actions of a class that a generator has found.
  ///
  /// They are added to those that the class lists itself, and take precedence over those of superclasses.
  public static func register(_ someClass: AnyClass, connections: InterfaceConnections) {
    self.connections[ObjectIdentifier(someClass)] = connections
  }

  /// Returns the class with a name, or `nil`.
  static func find(_ name: InterfaceClassName) -> AnyClass? {
    if let known = found[name] { return known }
    let answer: AnyClass? = search(name)
    found[name] = .some(answer)
    return answer
  }

  private static func search(_ name: InterfaceClassName) -> AnyClass? {
    if let known = registered[name.description] ?? registered[name.name] { return known }
    // A class of Objective-C has no module, but on Linux it must be in one.
    for module in [name.module].compactMap(\.self) + modules + ["UIKit"] {
      if let someClass = _typeByName("\(module).\(name.name)") as? AnyClass { return someClass }
    }
    return nil
  }

  /// Returns the outlet or action of an object's class with a name, or `nil`.
  static func member(_ name: String, of object: AnyObject) -> InterfaceConnections.Member? {
    var level: AnyClass? = type(of: object)
    while let someClass = level {
      if let member = connections[ObjectIdentifier(someClass)]?.members[name] { return member }
      level = _getSuperclass(someClass)
    }
    return (type(of: object) as? any InterfaceConnecting.Type)?.interfaceConnections.members[name]
  }

  /// Calls an action of an object, and returns whether it has it.
  static func send(_ action: String, to object: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    guard case .action(let body)? = member(action, of: object)?.role else { return false }
    return body(object, sender, event)
  }
}
