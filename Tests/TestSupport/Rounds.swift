import Glibc

/// How much of their work tests with a number of rounds do: property tests, sweeps, and comparisons with oracles.
///
/// `make test` runs a quick share of each in a debug build. `make test ROUNDS=full`, or the environment variable
/// `GALLEY_ROUNDS`, runs everything, which CI does in a release build. `nightly` is for hours, not minutes.
package enum Rounds: String, CaseIterable, Sendable {
  case quick, full, nightly

  /// The choice for this process. Traps if the variable has another value, which would pass with fewer rounds than meant.
  package static let current: Rounds = {
    guard let value = unsafe getenv("GALLEY_ROUNDS").map({ unsafe String(cString: $0) }), !value.isEmpty else {
      return .quick
    }
    guard let rounds = Rounds(rawValue: value) else {
      fatalError("GALLEY_ROUNDS is '\(value)'; it must be \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return rounds
  }()

  /// Returns the number of rounds for this process. Without one of its own, `nightly` runs the full number.
  package static func count(quick: Int, full: Int, nightly: Int? = nil) -> Int {
    switch current {
    case .quick: quick
    case .full: full
    case .nightly: nightly ?? full
    }
  }

  /// Returns all elements of a list, or for quick rounds a number of them, evenly spread, with the first one.
  package static func some<Element>(of all: [Element], quick: Int) -> [Element] {
    guard current == .quick, quick < all.count else { return all }
    return (0..<quick).map { all[$0 * all.count / quick] }
  }
}
