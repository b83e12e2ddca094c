/// A positive fraction in lowest terms.
struct Fraction: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// The fraction as a floating-point number.
  var value: Double { Double(numerator) / Double(denominator) }

  /// Creates the fraction nearest to `value` with parts of at most `limit`, or the first one found within a billionth
  /// of it.
  ///
  /// `value` must be positive and finite; it is clamped to `1 / limit ... limit`. The candidates are the convergents of
  /// the continued fraction of `value`, the last of which may be a semiconvergent.
  init(nearest value: Double, limit: Int) {
    let value = min(max(value, 1 / Double(limit)), Double(limit))
    var (before, last) = ((numerator: 0, denominator: 1), (numerator: 1, denominator: 0))
    var rest = value
    while true {
      let whole = Int(rest.rounded(.down))
      // How often the last convergent can be added before a part exceeds the limit.
      let room = min(
        last.numerator == 0 ? whole : (limit - before.numerator) / last.numerator,
        last.denominator == 0 ? whole : (limit - before.denominator) / last.denominator)
      let step = min(whole, room)
      let next = (
        numerator: before.numerator + step * last.numerator,
        denominator: before.denominator + step * last.denominator
      )
      func error(_ part: (numerator: Int, denominator: Int)) -> Double {
        part.denominator == 0 ? .infinity : abs(Double(part.numerator) / Double(part.denominator) - value)
      }
      if step < whole {
        if next.numerator > 0, error(next) < error(last) { last = next }
        break
      }
      (before, last) = (last, next)
      let remainder = rest - Double(whole)
      if error(last) < 1e-9 || remainder < 1e-12 { break }
      rest = 1 / remainder
    }
    numerator = max(1, last.numerator)
    denominator = max(1, last.denominator)
  }
}
