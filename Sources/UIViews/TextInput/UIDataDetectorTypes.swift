/// The kinds of data to detect in text. Stored for source compatibility; has no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Creates data types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers in the text.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses in the text.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses in the text.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times in the text, such as those of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments in the text.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers in the text.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Information that the user may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
