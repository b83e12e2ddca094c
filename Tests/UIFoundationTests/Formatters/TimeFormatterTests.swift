import Foundation
import Testing

@testable import UIFoundation

/// Formatters of times and lists. Where a test has no other source, the text is the example of Apple's documentation of the
/// style: `DateComponentsFormatter.UnitsStyle`, `RelativeDateTimeFormatter.UnitsStyle`, and `ListFormatter`.
struct TimeFormatterTests {
  private static func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "nine hours, forty-one minutes, and thirty seconds",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let seconds = TimeInterval(9 * 3600 + 41 * 60 + 30)
    #expect(Self.formatter(style).string(from: seconds) == text)
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(Self.formatter(style).string(from: start, to: start + seconds) == text)
    #expect(Self.formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
  }

  @Test("zeros are dropped or padded as Apple's documentation of the behaviors says")
  func zeros() {
    let time: NSCalendar.Unit = [.minute, .second]
    #expect(Self.formatter(.positional, time).string(from: 65) == "1:05")
    #expect(Self.formatter(.positional, time).string(from: 0) == "0")
    #expect(Self.formatter(.positional, time, .pad).string(from: 5) == "00:05")
    #expect(Self.formatter(.positional).string(from: 3605) == "1:00:05")
    #expect(Self.formatter(.abbreviated).string(from: 3605) == "1h 5s")
    #expect(Self.formatter(.abbreviated, [.hour, .minute, .second], .dropLeading).string(from: 3600) == "1h 0m 0s")
    #expect(Self.formatter(.full).string(from: 0) == "0 seconds")
    #expect(Self.formatter(.abbreviated).string(from: -3605) == "-1h 5s")
  }

  /// As applications use it for players: the units in use are those of the text, not those of the components.
  @Test("amounts are converted to the units in use")
  func conversion() {
    #expect(Self.formatter(.positional, [.hour, .minute], .pad).string(from: DateComponents(second: 3665)) == "01:01")
    #expect(Self.formatter(.positional).string(from: DateComponents(second: 9999)) == "2:46:39")
    #expect(Self.formatter(.positional, [.hour, .minute, .second], [.pad, .dropLeading]).string(from: 65) == "01:05")
  }

  @Test("the number of units is limited, and a largest unit of one collapses")
  func limits() {
    let formatter = Self.formatter(.full)
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7260) == "2 hours")
    let collapsing = Self.formatter(.abbreviated, [.minute, .second])
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 63) == "63s")
    #expect(collapsing.string(from: 123) == "2m 3s")
    #expect(
      Self.formatter(.full, [.year, .month, .day]).string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month"
    )
    #expect(formatter.string(from: .nan) == nil && formatter.string(from: 1e300) == nil)
    #expect(formatter.string(from: DateComponents(hour: .min)) == nil)
    #expect(formatter.string(from: Date(), to: .distantFuture) != nil)
    #expect(formatter.string(from: Date(), to: Date(timeIntervalSince1970: .infinity)) == nil)
  }

  /// Apple's documentation of `includesApproximationPhrase` and `includesTimeRemainingPhrase`.
  @Test("phrases are around English text")
  func phrases() {
    let formatter = Self.formatter(.full)
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 1800) == "About 30 minutes")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 1800) == "About 30 minutes remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 1800) == "30 minutes remaining")
    let german = Self.formatter(.full, locale: "de_DE")
    german.includesTimeRemainingPhrase = true
    #expect(german.string(from: 7200) == "2 Stunden")
  }

  /// CLDR: units/hour in German and Polish.
  @Test("units are those of the calendar's locale")
  func languages() {
    #expect(Self.formatter(.full, locale: "de_DE").string(from: 7200) == "2 Stunden")
    #expect(Self.formatter(.full, locale: "pl_PL").string(from: 18000) == "5 godzin")
  }

  @Test("relative times are numbers or names, in four styles")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    func text(_ seconds: TimeInterval) -> String { formatter.localizedString(for: now + seconds, relativeTo: now) }
    #expect(text(-86400) == "1 day ago" && text(7200) == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(text(-86400) == "yesterday" && text(86400) == "tomorrow")
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .spellOut
    #expect(text(-2 * 86400) == "two days ago")
    formatter.unitsStyle = .short
    #expect(text(-7200) == "2 hr. ago")
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(fromTimeInterval: -60) == "1 minute ago")
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hours")
    #expect(formatter.string(for: "text") == nil)
    // The largest unit alone, as NSRelativeDateTimeFormatter.h says.
    #expect(formatter.localizedString(from: DateComponents(hour: 25)) == "in 25 hours")
    #expect(formatter.localizedString(from: DateComponents(day: -1, hour: -20)) == "1 day ago")
    #expect(formatter.localizedString(from: DateComponents(second: .max)).hasPrefix("in "))
    for seconds in [TimeInterval.nan, .infinity, -.infinity, 1e300] {
      #expect(!formatter.localizedString(fromTimeInterval: seconds).isEmpty)
    }
    formatter.locale = Locale(identifier: "de_DE")
    #expect(text(-86400) == "vor 1 Tag")
  }

  @Test("lists have a language's words between their items")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["a", "b", "c"] as NSArray) == "a, b und c")
  }
}
