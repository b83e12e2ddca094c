public import Foundation
public import UIFoundation

/// What stands for a wish to be told of changed traits. Hand it to `unregisterForTraitChanges(_:)` to take the wish back;
/// there is no need to keep it otherwise.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells of the traits that changed: a view, a window or a view controller.
///
/// The forms of registration that take a selector are not there: Swift has none on Linux.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Takes back the wish to be told of changed traits.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

extension UITraitChangeObservable {
  /// A closure that is called with the object whose traits changed, and with what they were.
  public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a closure whenever one of the traits has changed: after `traitCollectionDidChange`, with the new traits as
  /// `UITraitCollection.current`. The object holds the closure, and hands itself to it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitChangeKeeper)?.keep(registration)
    return registration
  }
}

extension UITraitChangeObservable {
  /// Calls a closure whenever one of the traits has changed, as above; the closure says of which kind the object is.
  ///
  /// In a class that has subclasses `Self` is not the class: a closure that takes `Self` comes here.
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

/// What keeps registrations.
@MainActor
protocol TraitChangeKeeper: AnyObject {
  func keep(_ registration: TraitChangeRegistration)
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {
  /// Takes back the wish to be told of changed traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    layoutState.traits?.registrations.removeAll { $0 === registration }
  }

  func keep(_ registration: TraitChangeRegistration) {
    if traitState.registrations.isEmpty { TraitFollowers.add(self) }
    traitState.registrations.append(registration)
  }
}

extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {
  /// Takes back the wish to be told of changed traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.registrations.removeAll { $0 === registration }
  }

  func keep(_ registration: TraitChangeRegistration) {
    let state = traitState ?? TraitState()
    traitState = state
    state.registrations.append(registration)
  }
}
