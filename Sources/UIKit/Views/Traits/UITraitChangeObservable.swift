public import Foundation
public import UIFoundation

/// An object that has traits: a screen, a view, or a view controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that reports trait changes: a view, a window, or a view controller.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration for trait changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// A closure that is called with the object whose traits changed, and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a closure whenever one of the given traits has changed.
  ///
  /// The closure is called after `traitCollectionDidChange`, with the new traits as `UITraitCollection.current`. The
  /// object holds the closure, and passes itself to it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitRegistering)?.addTraitRegistration(registration)
    return registration
  }
}

extension UITraitChangeObservable {
  /// Calls a closure, which declares the type of the object, whenever one of the given traits has changed.
  ///
  /// In a class that has subclasses, `Self` isn't the class: a closure that takes `Self` uses this method.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, previous in
      if let environment = object as? Environment { handler(environment, previous) }
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a method of the object whenever one of the given traits has changed.
  ///
  /// A method with a parameter gets the object, and one with two its previous traits as well.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of a target, which is referenced weakly, whenever one of the given traits has changed.
  ///
  /// A method with a parameter gets the object whose traits changed, and one with two its previous traits as well.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = ActionTarget(target)
    let registration = TraitChangeRegistration(traits) { [weak self] previous in
      if let self, let target = target.current { action.send(to: target, SelectorArguments([self, previous])) }
    }
    (self as? any TraitRegistering)?.addTraitRegistration(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable, TraitRegistering {
  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    layoutState.traits?.registrations.removeAll { $0 === registration }
  }

  func addTraitRegistration(_ registration: TraitChangeRegistration) {
    if traitState.registrations.isEmpty { TraitFollowers.add(self) }
    traitState.registrations.append(registration)
  }
}

/// A registration for trait changes.
///
/// Pass it to `unregisterForTraitChanges(_:)` to remove the registration. There is no need to retain it otherwise.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A registration for trait changes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// An object that stores registrations for trait changes.
@MainActor
protocol TraitRegistering: AnyObject {
  /// Stores a registration.
  func addTraitRegistration(_ registration: TraitChangeRegistration)
}
