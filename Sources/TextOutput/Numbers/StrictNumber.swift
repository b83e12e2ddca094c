/// Parses decimal numbers, rejecting the other forms that `Double.init` accepts.
///
/// `Double("nan")`, `Double("inf")`, `Double("0x1p4")`, and `Double("1e-400")` all succeed, but none is a width or
/// size.
package enum StrictNumber {
  /// Parses a finite decimal number: an optional sign, digits with an optional fraction, and an optional exponent.
  ///
  /// It returns `nil` for everything else, for numbers too large for a `Double`, and for nonzero numbers that round to
  /// zero. The decimal separator is a period in every locale.
  package static func double(_ text: String) -> Double? {
    var rest = Substring(text).utf8
    dropSign(&rest)
    let whole = dropDigits(&rest)
    var fraction = whole[whole.startIndex..<whole.startIndex]
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      dropSign(&rest)
      guard !dropDigits(&rest).isEmpty else { return nil }
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    let isWrittenZero = [whole, fraction].allSatisfy { $0.allSatisfy { $0 == UInt8(ascii: "0") } }
    guard value != 0 || isWrittenZero else { return nil }
    return value == 0 ? 0 : value  // -0 is 0
  }

  /// Parses a decimal integer with an optional sign, or returns `nil` for everything else and for values out of range.
  package static func integer(_ text: String) -> Int? {
    var rest = Substring(text).utf8
    dropSign(&rest)
    guard !dropDigits(&rest).isEmpty, rest.isEmpty else { return nil }
    return Int(text)
  }

  private static func dropSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
