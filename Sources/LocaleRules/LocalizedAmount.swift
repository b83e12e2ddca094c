import CLocale

/// How long the names of units are, and the words between the items of a list.
public enum LocalizedWidth: Sendable {
  /// As in "9h 41m".
  case narrow
  /// As in "9 hr, 41 min".
  case short
  /// As in "9 hours, 41 minutes".
  case wide

  fileprivate var code: Int32 {
    switch self {
    case .narrow: Int32(CL_NARROW)
    case .short: Int32(CL_SHORT)
    case .wide: Int32(CL_WIDE)
    }
  }
}

/// Amounts of units in a language.
public enum LocalizedAmount {
  /// Returns an amount of a unit of CLDR, such as "9 hours" for "hour", or `nil` if ICU doesn't know the unit.
  ///
  /// It has at most `decimals` decimals, of 9. The corresponding C function is `unumf_formatDouble`.
  public static func text(
    _ number: Double, unit: String, width: LocalizedWidth, decimals: Int = 0, language: String
  ) -> String? {
    var units = [UInt16](repeating: 0, count: 256)
    var length: Int32 = 0
    let code = unsafe cl_format_amount(
      language, number, unit, width.code, Int32(clamping: decimals), &units, Int32(units.count), &length)
    guard code == 0, (0...Int32(units.count)).contains(length) else { return nil }
    return String(decoding: units.prefix(Int(length)), as: UTF16.self)
  }
}

/// Lists in a language.
public enum LocalizedList {
  /// What a list names.
  public enum Kind: Sendable {
    /// All of its items, as in "a, b, and c".
    case items
    /// The parts of an amount, as in "9 hr, 41 min".
    case amounts
  }

  /// Returns a list of texts. The corresponding C function is `ulistfmt_format`. Without ICU's data, commas are between
  /// them.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public static func text(
    _ texts: [String], kind: Kind = .items, width: LocalizedWidth = .wide, language: String
  ) -> String {
    let items = texts.map { Array($0.utf16) }
    let count = items.reduce(0) { $0 + $1.count }
    // Between two items are a word and its spaces at most.
    var units = [UInt16](repeating: 0, count: count + 64 * (items.count + 1))
    var length: Int32 = 0
    let code = unsafe cl_format_list(
      language, Array(items.joined()), items.map { Int32(clamping: $0.count) }, Int32(clamping: items.count),
      Int32(kind == .amounts ? CL_AMOUNTS : CL_ITEMS), width.code, &units, Int32(clamping: units.count), &length)
    guard code == 0, (0...units.count).contains(Int(length)) else { return texts.joined(separator: ", ") }
    return String(decoding: units.prefix(Int(length)), as: UTF16.self)
  }
}
