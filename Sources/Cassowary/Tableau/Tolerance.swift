/// The tolerances for amounts and for sums.
///
/// Layout works in points with coefficients near 1, so absolute amounts have a natural scale. Sums are judged relative
/// to their operands, so that constants from 2.2e-308 to 1.7e7 can occur in one system.
enum Tolerance {
  /// The largest amount (a row's constant, a coefficient to pivot on, a reduced cost) that counts as 0: 7.5e-9.
  static let zero = 0x1p-27

  /// The largest fraction of its operands' magnitudes, 9.1e-13, at which a sum counts as rounding noise and becomes
  /// exactly 0.
  static let cancellation = 0x1p-40

  /// Returns the sum of two numbers, or 0 if the sum is only the rounding noise of their cancellation.
  @inline(__always)
  static func sum(_ lhs: Double, _ rhs: Double) -> Double {
    let sum = lhs + rhs
    return abs(sum) <= cancellation * (abs(lhs) + abs(rhs)) ? 0 : sum
  }
}
