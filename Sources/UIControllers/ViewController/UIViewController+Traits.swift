import UIFoundation
public import UIViews

extension UIViewController: UITraitChangeObservable, TraitRegistering {
  /// Removes a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.registrations.removeAll { $0 === registration }
  }

  package func addTraitRegistration(_ registration: TraitChangeRegistration) {
    let state = traitState ?? TraitState()
    traitState = state
    state.registrations.append(registration)
  }
}
