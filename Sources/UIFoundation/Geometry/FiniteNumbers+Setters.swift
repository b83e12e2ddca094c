package import CoreGraphics
import Foundation
import Synchronization

extension FiniteNumbers {
  /// Returns whether a setter can store the value, which it can if the value is finite.
  ///
  /// The first time that a property rejects a value, a line on standard error says so.
  ///
  /// - Parameter name: The property's name, with that of its type.
  package func isUsable(for name: StaticString) -> Bool {
    if isFinite { return true }
    UnusableNumbers.report(name)
    return false
  }

  /// Restores the old value in a `didSet` observer if the new value isn't finite, as ``isUsable(for:)`` reports.
  package mutating func keepFinite(_ old: Self, _ name: StaticString) {
    if !isUsable(for: name) { self = old }
  }

  /// Restores the old value like ``keepFinite(_:_:)``, and returns whether the value has changed.
  package mutating func acceptChange(from old: Self, _ name: StaticString) -> Bool where Self: Equatable {
    keepFinite(old, name)
    return self != old
  }
}

/// The properties that have rejected a value.
private enum UnusableNumbers {
  private static let reported = Mutex<Set<String>>([])

  static func report(_ name: StaticString) {
    let name = "\(name)"
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("[UIKit] \(name): a value that is not finite is ignored.\n".utf8))
  }
}
