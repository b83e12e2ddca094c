import Foundation
import UIFoundation

/// The target of an action, referenced weakly.
enum ActionTarget {
  /// The first object in the responder chain that responds to the action.
  case responderChain
  case object(WeakTarget)
  /// The class of a static method.
  case type(AnyClass)

  /// Creates a target. `nil` is the responder chain.
  init(_ target: Any?) {
    switch target {
    case nil: self = .responderChain
    case let type as AnyClass: self = .type(type)
    case let target?: self = .object(WeakTarget(target as AnyObject))
    }
  }

  /// The target, or `nil` for the responder chain and for an object that has been deallocated.
  var current: Any? {
    switch self {
    case .responderChain: nil
    case .object(let target): target.object
    case .type(let type): type
    }
  }

  /// Whether the target was an object that has been deallocated.
  var isGone: Bool {
    if case .object(let target) = self { return target.object == nil }
    return false
  }

  /// Whether two targets are the same object or class, or both are the responder chain.
  static func === (left: ActionTarget, right: ActionTarget) -> Bool {
    switch (left, right) {
    case (.responderChain, .responderChain): true
    case (.object(let left), .object(let right)): left.identifier == right.identifier && left.object != nil
    case (.type(let left), .type(let right)): left == right
    default: false
    }
  }
}

/// An object referenced weakly, with its identity.
struct WeakTarget {
  let identifier: ObjectIdentifier
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    identifier = ObjectIdentifier(object)
    self.object = object
  }
}
