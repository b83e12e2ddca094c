public import Foundation

/// A formatter of times relative to others, such as "3 hours ago".
///
/// Foundation on Linux has the texts, in `Date.AnchoredRelativeFormatStyle`, but not this class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
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

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, whose days and months are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  /// Returns `nil`: formatters aren't read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text for a time in seconds from now, negative for the past.
  @discardableResult
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Returns the text for a date relative to another.
  @discardableResult
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle.style,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
      capitalizationContext: formattingContext.capitalization)
    return style.format(referenceDate)
  }

  /// Returns the text for an amount of time: for its largest unit that isn't 0.
  @discardableResult
  open func localizedString(from dateComponents: DateComponents) -> String {
    let calendar = calendar ?? Calendar.autoupdatingCurrent
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Returns the text for a `Date` relative to now, and `nil` for everything else.
  @discardableResult
  open override func string(for obj: Any?) -> String? {
    guard let date = PredicateValue.date(obj) else { return nil }
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
