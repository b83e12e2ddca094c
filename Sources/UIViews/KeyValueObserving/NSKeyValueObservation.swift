public import Foundation

/// An observation of a value, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Proof of @unchecked Sendable: the only state is a flag that changes once, to false, and views read on the main
  // actor.
  private(set) var isValid = true

  /// Ends the observation, so that its handler is no longer called.
  public func invalidate() { isValid = false }
}
