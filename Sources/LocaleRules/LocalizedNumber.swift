import CLocale
import Synchronization

/// Numbers in the digits and with the separators of a language.
public enum LocalizedNumber {
  private struct Key: Hashable {
    let language: String
    let number: Double
    let decimals: Int
    let digits: Int
  }

  private static let texts = Mutex<[Key: String]>([:])
  private static let mostTexts = 10_000

  /// Returns a number in a language's decimal style, such as `1.234,50` in German with two decimals, and with at least
  /// `digits` digits before the decimals. The corresponding C function is `unum_formatDouble`.
  ///
  /// Results are cached, since opening a format takes ICU much longer than using it. Without ICU's data for numbers, it
  /// is in the style of the root locale.
  public static func text(_ number: Double, decimals: Int = 0, digits: Int = 1, language: String) -> String {
    let key = Key(language: language, number: number, decimals: decimals, digits: digits)
    if let known = texts.withLock({ $0[key] }) { return known }
    var units = [UInt16](repeating: 0, count: 512)
    var length: Int32 = 0
    let code = unsafe cl_format_decimal(
      language, number, Int32(clamping: decimals), Int32(clamping: digits), &units, Int32(units.count), &length)
    guard code == 0, (1...Int32(units.count)).contains(length) else { return "\(number)" }
    let text = String(decoding: units.prefix(Int(length)), as: UTF16.self)
    texts.withLock { texts in
      if texts.count >= mostTexts { texts.removeAll() }
      texts[key] = text
    }
    return text
  }
}
