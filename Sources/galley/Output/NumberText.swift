/// Writes numbers the same way in every locale, with a full stop for the decimal sign.
enum NumberText {
  /// The fewest digits that read back as the same number; whole numbers without a fraction, zero without a sign.
  static func shortest(_ value: Double) -> String {
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The value rounded to so many decimals (at most 6), trailing zeros kept so that a column lines up.
  ///
  /// Ties round away from zero. A value too large to be scaled exactly, or not finite, is written as ``shortest(_:)`` does.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let decimals = max(0, min(decimals, 6))
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = (abs(value) * Double(scale)).rounded()
    // 2^53: beyond it not every whole number is a Double.
    guard scaled < 9_007_199_254_740_992, let units = Int64(exactly: scaled) else { return shortest(value) }
    let sign = value < 0 && units != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int64(scale))
    let digits = "\(fraction)"
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}
