/// The one tolerance of the solver, and the two ways in which it is applied.
///
/// Layout works in points with coefficients near 1, so absolute amounts have a natural scale. Sums are judged against their
/// operands, so that constants from 2.2e-308 to 1.7e7 can live in one system.
enum Tolerance {
  /// An amount (a row's constant, a coefficient to pivot on, a reduced cost) at most this large counts as 0: 7.5e-9.
  static let zero = 0x1p-27

  /// A sum at most this fraction (9.1e-13) of its operands' magnitudes is the rounding noise of a cancellation: it becomes
  /// exactly 0.
  static let cancellation = 0x1p-40

  /// Adds two numbers; a sum that is only the noise of their cancellation is 0.
  @inline(__always)
  static func sum(_ lhs: Double, _ rhs: Double) -> Double {
    let sum = lhs + rhs
    return abs(sum) <= cancellation * (abs(lhs) + abs(rhs)) ? 0 : sum
  }
}
