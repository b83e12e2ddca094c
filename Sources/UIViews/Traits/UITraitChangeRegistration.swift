public import Foundation

/// A registration for trait changes.
///
/// Pass it to `unregisterForTraitChanges(_:)` to remove the registration. There is no need to retain it otherwise.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}
