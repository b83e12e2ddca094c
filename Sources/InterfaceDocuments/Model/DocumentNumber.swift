/// The forms of numbers and truth values in documents.
package enum DocumentNumber {
  /// Returns a decimal number within ``InterfaceDocumentLimits/magnitude``, or `nil`.
  package static func value(_ text: String) -> Double? {
    if let number = plainValue(text) { return number }
    // Double also reads hexadecimal numbers, infinity, and NaN, which documents don't contain.
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    guard let number = Double(text), abs(number) <= InterfaceDocumentLimits.magnitude else { return nil }
    return number
  }

  /// Returns a number of at most 15 digits without an exponent, as most are, or `nil`.
  ///
  /// The digits and the power of ten are exact, so their quotient is rounded as that of the decimal number.
  private static func plainValue(_ text: String) -> Double? {
    var (digits, count, divisor) = (0, 0, 1.0)
    var (isNegative, isFraction) = (false, false)
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39:
        digits = 10 * digits + Int(byte - 0x30)
        count += 1
        if isFraction { divisor *= 10 }
        if count > 15 { return nil }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "-") where index == 0: isNegative = true
      default: return nil
      }
    }
    let number = Double(digits) / divisor
    guard count > 0, number <= InterfaceDocumentLimits.magnitude else { return nil }
    return isNegative ? -number : number
  }

  /// Returns a multiplier: a number, or a quotient written `3:4` or `1/2`. `nil` if it isn't one or divides by zero.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let numerator = value(String(parts[0])) else { return nil }
    guard parts.count == 2 else { return numerator }
    guard let denominator = value(String(parts[1])), denominator != 0 else { return nil }
    let quotient = numerator / denominator
    return abs(quotient) <= InterfaceDocumentLimits.magnitude ? quotient : nil
  }

  /// Returns a truth value, written `YES` or `NO`, or `nil`.
  package static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
