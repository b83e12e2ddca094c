/// Formats numbers identically in every locale, with a period as the decimal separator.
package enum NumberText {
  /// Returns the fewest digits that round-trip; no fraction for whole numbers, and no sign for zero.
  package static func shortest(_ value: Double) -> String {
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the value rounded to at most 6 decimals, without trailing zeros. Ties round away from zero.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    if let whole = Int32(exactly: value) { return "\(whole)" }
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Returns the value rounded to at most 6 decimals, including trailing zeros so that columns align.
  ///
  /// Ties round away from zero. A value that is not finite, or too large to be scaled exactly, is formatted like
  /// ``shortest(_:)``.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let decimals = max(0, min(decimals, 6))
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = (abs(value) * Double(scale)).rounded()
    // Beyond 2^53, not every whole number is a Double.
    guard scaled < 9_007_199_254_740_992, let units = Int64(exactly: scaled) else { return shortest(value) }
    let sign = value < 0 && units != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int64(scale))
    let digits = "\(fraction)"
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}
