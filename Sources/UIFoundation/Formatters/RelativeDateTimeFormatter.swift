public import Foundation

/// A formatter of times relative to others, such as "3 hours ago".
///
/// Foundation on Linux has the texts, in `Date.AnchoredRelativeFormatStyle`, but not this class.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days next to today have names.
  public enum DateTimeStyle: Int, Sendable {
    /// As in "1 day ago".
    case numeric
    /// As in "yesterday", where a language has a name.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As in "2 months ago".
    case full
    /// As in "two months ago".
    case spellOut
    /// As in "2 mo. ago".
    case short
    /// As in "2mo ago".
    case abbreviated
  }

  /// Whether days next to today have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text is, which decides about its first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, whose days and months are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with the default styles.
  public override init() { super.init() }

  /// Returns `nil`: formatters aren't read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text for a time in seconds from now, negative for the past.
  @discardableResult
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: timeInterval.isNaN ? now : now + timeInterval, relativeTo: now)
  }

  /// Returns the text for a date relative to another. Dates count as at most 300,000 years from 2001.
  @discardableResult
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date.limited, presentation: presentation, unitsStyle: unitsStyle.style,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
      capitalizationContext: formattingContext.capitalization)
    return style.format(referenceDate.limited)
  }

  /// Returns the text for an amount of time: for its largest unit that isn't 0, alone.
  @discardableResult
  open func localizedString(from dateComponents: DateComponents) -> String {
    var days = Calendar(identifier: .gregorian)
    days.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    // Each with its length in seconds, about.
    let units: [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field, seconds: Double)] = [
      (.year, .year, 3e7), (.month, .month, 2.6e6), (.weekOfMonth, .week, 604_800), (.day, .day, 86_400),
      (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
    ]
    let unit = units.first { (dateComponents.value(for: $0.component) ?? 0) != 0 } ?? (.second, .second, 1)
    let limit = Int(Date.limit / unit.seconds)
    let value = min(max(dateComponents.value(for: unit.component) ?? 0, -limit), limit)
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: days.date(byAdding: unit.component, value: value, to: start) ?? start, allowedFields: [unit.field],
      presentation: presentation, unitsStyle: unitsStyle.style, locale: locale ?? .autoupdatingCurrent, calendar: days,
      capitalizationContext: formattingContext.capitalization)
    return style.format(start)
  }

  private var presentation: Date.RelativeFormatStyle.Presentation { dateTimeStyle == .named ? .named : .numeric }

  /// Returns the text for a `Date` relative to now, and `nil` for everything else.
  @discardableResult
  open override func string(for obj: Any?) -> String? {
    guard let date = DynamicValue.date(obj) else { return nil }
    return localizedString(for: date, relativeTo: Date())
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .unknown, .dynamic: .unknown
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    @unknown default: .unknown
    }
  }
}

extension Date {
  /// 300,000 years, in seconds. Foundation's formats trap for infinite times.
  fileprivate static let limit = 1e13

  /// The date within 300,000 years of 2001.
  fileprivate var limited: Date {
    let seconds = timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -Self.limit), Self.limit))
  }
}
