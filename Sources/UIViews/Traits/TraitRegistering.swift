/// An object that stores registrations for trait changes.
@MainActor
package protocol TraitRegistering: AnyObject {
  /// Stores a registration.
  func addTraitRegistration(_ registration: TraitChangeRegistration)
}
