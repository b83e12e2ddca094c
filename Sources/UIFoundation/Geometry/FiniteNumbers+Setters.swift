package import CoreGraphics
import Foundation
import Synchronization

extension FiniteNumbers {
  /// Whether a setter takes the value: one that is not finite is ignored, and one line on standard error says so for the
  /// first time. The name is the property's, with its type.
  package func isUsable(for name: StaticString) -> Bool {
    if isFinite { return true }
    UnusableNumbers.report(name)
    return false
  }

  /// The same for a property that has been set: takes its old value back.
  package mutating func keepFinite(_ old: Self, _ name: StaticString) {
    if !isUsable(for: name) { self = old }
  }
}

/// The properties whose values were not finite.
private enum UnusableNumbers {
  private static let reported = Mutex<Set<String>>([])

  static func report(_ name: StaticString) {
    let name = "\(name)"
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("[UIKit] \(name): a value that is not finite is ignored.\n".utf8))
  }
}
