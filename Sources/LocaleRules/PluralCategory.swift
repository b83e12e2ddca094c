/// A plural category of CLDR, the Common Locale Data Repository. Each language uses some of the six.
public enum PluralCategory: String, CaseIterable, Comparable, Sendable {
  case zero, one, two, few, many, other

  /// Returns whether a category precedes another in CLDR's order.
  public static func < (first: PluralCategory, second: PluralCategory) -> Bool { first.code < second.code }

  /// The number of the category at the C boundary.
  var code: UInt8 { UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0) }

  init(code: UInt8) { self = Self.allCases[min(Int(code), Self.allCases.count - 1)] }
}
