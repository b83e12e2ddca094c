public import Foundation
import LocaleRules

/// A formatter of amounts of time, such as "1:05" or "9 hours, 41 minutes".
///
/// The styles are those of Apple's documentation of `UnitsStyle`; the names of units and the words between them are CLDR's.
/// Three rules are guesses: units that ``maximumUnitCount`` leaves out aren't rounded; in the positional style, days and
/// larger units are abbreviated, before the time; and brief text is short text without spaces in every language.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As in "9:41:30".
    case positional
    /// As in "9h 41m 30s".
    case abbreviated
    /// As in "9 hr, 41 min, 30 sec".
    case short
    /// As in "9 hours, 41 minutes, 30 seconds".
    case full
    /// As in "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// As in "9hr 41min 30sec".
    case brief
  }

  /// Which units of 0 are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt

    /// Creates a behavior from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional text has none of 0 at its start, and two digits for the others; other text has none at all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units of 0 before the largest other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units of 0 between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units of 0 after the smallest other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Units of 0 are left out, but for the smallest if all are.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are kept, and every number has at least two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units in use; all from years to seconds, without weeks, if it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units of 0 are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of the units, and the locale of the text.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which an amount of seconds counts; without one, each day has 24 hours.
  open var referenceDate: Date?
  /// Stored for source compatibility; has no effect.
  open var allowsFractionalUnits = false
  /// The largest number of units, from the largest one; 0 sets no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of 1 is written in the next one, such as 63 seconds.
  open var collapsesLargestUnit = false
  /// Whether the text says that it is about right, as in "About 30 minutes". Only English has the phrase here.
  open var includesApproximationPhrase = false
  /// Whether the text says that it is left, as in "30 minutes remaining". Only English has the phrase here.
  open var includesTimeRemainingPhrase = false
  /// Stored for source compatibility; has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter with the default styles.
  public override init() { super.init() }

  /// Returns `nil`: formatters aren't read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text of an amount in a style, or `nil` without units.
  @discardableResult
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of an amount, converted to the units in use, or `nil` if it is over 300,000 years.
  @discardableResult
  open func string(from components: DateComponents) -> String? {
    var (amount, seconds) = (DateComponents(), 0.0)
    for unit in TimeUnit.allCases {
      guard let value = components.value(for: unit.component) else { continue }
      amount.setValue(value, for: unit.component)
      seconds += abs(Double(value)) * unit.seconds
    }
    guard seconds < Self.longest else { return nil }
    let (start, calendar) = reference
    guard let end = calendar.date(byAdding: amount, to: start) else { return nil }
    return string(from: start, to: end, in: calendar)
  }

  /// Returns the text of the time between two dates, or `nil` if it is over 300,000 years.
  @discardableResult
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: calendar ?? .autoupdatingCurrent)
  }

  /// Returns the text of a number of seconds, or `nil` if it is over 300,000 years.
  @discardableResult
  open func string(from timeInterval: TimeInterval) -> String? {
    guard abs(timeInterval) < Self.longest else { return nil }
    let (start, calendar) = reference
    return string(from: start, to: start + timeInterval.rounded(), in: calendar)
  }

  /// The longest time in seconds: Foundation's calendars take long for more.
  private static let longest = 1e13

  /// The date from which amounts count. Without one of its own, each day has 24 hours.
  private var reference: (start: Date, calendar: Calendar) {
    if let referenceDate { return (referenceDate, calendar ?? .autoupdatingCurrent) }
    var days = Calendar(identifier: .gregorian)
    days.timeZone = .gmt
    return (Date(timeIntervalSinceReferenceDate: 0), days)
  }

  private func string(from startDate: Date, to endDate: Date, in calendar: Calendar) -> String? {
    guard abs(startDate.timeIntervalSinceReferenceDate) < Self.longest,
      abs(endDate.timeIntervalSinceReferenceDate) < 2 * Self.longest, !units.isEmpty
    else { return nil }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    var amounts = units.map { Amount(unit: $0, value: components.value(for: $0.component) ?? 0) }
    if collapsesLargestUnit, let first = amounts.firstIndex(where: { $0.value != 0 }), first + 1 < amounts.count,
      abs(amounts[first].value) == 1, let factor = amounts[first].unit.count(of: amounts[first + 1].unit)
    {
      amounts[first + 1].value += factor * amounts[first].value
      amounts[first].value = 0
    }
    return text(amounts)
  }

  /// Returns the text of `DateComponents` or a number of seconds, and `nil` for everything else.
  @discardableResult
  open override func string(for obj: Any?) -> String? {
    switch DynamicValue.unwrapped(obj) {
    case let components as DateComponents: string(from: components)
    case let value: DynamicValue.number(value).flatMap { string(from: $0.double) }
    }
  }
}

/// What is written.
extension DateComponentsFormatter {
  /// A unit with its number.
  private struct Amount {
    let unit: TimeUnit
    var value: Int
  }

  /// The units, from the largest to the smallest.
  private enum TimeUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    func isAllowed(by units: NSCalendar.Unit) -> Bool {
      switch self {
      case .year: units.contains(.year)
      case .month: units.contains(.month)
      case .week: units.contains(.weekOfMonth)
      case .day: units.contains(.day)
      case .hour: units.contains(.hour)
      case .minute: units.contains(.minute)
      case .second: units.contains(.second)
      }
    }

    /// The number of smaller units in one, if it is always the same.
    func count(of smaller: TimeUnit) -> Int? {
      switch (self, smaller) {
      case (.year, .month): 12
      case (.week, .day): 7
      case (.day, .hour): 24
      case (.hour, .minute), (.minute, .second): 60
      default: nil
      }
    }

    /// About how long the unit is, in seconds.
    var seconds: Double {
      switch self {
      case .year: 31_622_400
      case .month: 2_678_400
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }

    var isClock: Bool { self == .hour || self == .minute || self == .second }
  }

  private var units: [TimeUnit] {
    let allowed = TimeUnit.allCases.filter { $0.isAllowed(by: allowedUnits) }
    return allowedUnits.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
  }

  private var language: String {
    (calendar?.locale ?? .autoupdatingCurrent).identifier(.bcp47)
  }

  private func text(_ amounts: [Amount]) -> String {
    let isNegative = amounts.contains { $0.value < 0 }
    var shown = visible(amounts.map { Amount(unit: $0.unit, value: abs($0.value)) })
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let clock = unitsStyle == .positional ? shown.drop { !$0.unit.isClock } : []
    var parts = shown.dropLast(clock.count).map(text)
    if !clock.isEmpty { parts.append(positional(Array(clock), isFirst: parts.isEmpty)) }
    let text =
      switch unitsStyle {
      case .positional, .abbreviated, .brief: parts.joined(separator: " ")
      case .short: LocalizedList.text(parts, kind: .amounts, width: .short, language: language)
      case .full, .spellOut: LocalizedList.text(parts, kind: .amounts, width: .wide, language: language)
      }
    return withPhrases(isNegative ? "-" + text : text)
  }

  /// Adds the phrases, which are examples of Apple's documentation; CLDR has none. That "About" comes first is a guess.
  private func withPhrases(_ text: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    guard language.split(separator: "-").first == "en" else {
      warnOnce(
        "DateComponentsFormatter has the phrases \"About\" and \"remaining\" in English alone, not in \(language)")
      return text
    }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The amounts without the zeros that are left out, but for the last if all are 0.
  private func visible(_ amounts: [Amount]) -> [Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad), behavior.isDisjoint(with: .dropAll) { return amounts }
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = amounts.firstIndex(where: { $0.value != 0 }),
      let last = amounts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? amounts : Array(amounts.suffix(1)) }
    return amounts.enumerated().filter { index, amount in
      if amount.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ amounts: [Amount], isFirst: Bool) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return amounts.enumerated().map { index, amount in
      let digits = isPadded || index > 0 || !isFirst ? 2 : 1
      return LocalizedNumber.text(Double(amount.value), digits: digits, language: language)
    }.joined(separator: ":")
  }

  private func text(_ amount: Amount) -> String {
    func text(_ width: LocalizedWidth) -> String {
      LocalizedAmount.text(Double(amount.value), unit: amount.unit.rawValue, width: width, language: language)
        ?? "\(amount.value)"
    }
    let digits = zeroFormattingBehavior.contains(.pad) ? 2 : 1
    let plain = LocalizedNumber.text(Double(amount.value), language: language)
    let padded = LocalizedNumber.text(Double(amount.value), digits: digits, language: language)
    switch unitsStyle {
    case .positional, .abbreviated: return text(.narrow).replacing(plain, with: padded, maxReplacements: 1)
    case .short: return text(.short).replacing(plain, with: padded, maxReplacements: 1)
    case .brief:
      let short = text(.short).replacing(plain, with: padded, maxReplacements: 1)
      return short.filter { !$0.isWhitespace }
    case .full: return text(.wide).replacing(plain, with: padded, maxReplacements: 1)
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = calendar?.locale ?? .autoupdatingCurrent
      let words = speller.string(from: NSNumber(value: amount.value)) ?? plain
      return text(.wide).replacing(plain, with: words, maxReplacements: 1)
    }
  }
}
