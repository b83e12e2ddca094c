public import Foundation
import Synchronization

/// An observation of a value, which ends when it is invalidated or released.
///
/// It may be invalidated on any thread.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let validity = Atomic(true)

  var isValid: Bool { validity.load(ordering: .acquiring) }

  /// Ends the observation, so that its handler is no longer called.
  public func invalidate() { validity.store(false, ordering: .releasing) }
}
