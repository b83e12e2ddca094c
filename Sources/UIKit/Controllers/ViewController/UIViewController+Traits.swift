import UIFoundation

extension UIViewController: UITraitChangeObservable, TraitRegistering {
  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.registrations.removeAll { $0 === registration }
  }

  func addTraitRegistration(_ registration: TraitChangeRegistration) {
    let state = traitState ?? TraitState()
    traitState = state
    state.registrations.append(registration)
  }
}
