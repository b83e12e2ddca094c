public import Foundation

/// Finds links, addresses of mail, and phone numbers in text.
///
/// The rules are guesses, since Apple's aren't published. Links begin with a scheme or with "www.", or are a domain with
/// one of the common endings, which is then a link with `http`. Addresses of mail are links with `mailto`. A phone number
/// has 7 to 15 digits, in groups between spaces, points, hyphens, slashes, and parentheses; dates, addresses of the
/// internet, large numbers with points, and lists of years or of numbers with one or two digits are none. Dates, postal
/// addresses, and flights aren't found, which standard error says once.
///
/// The types are those of Foundation on Linux, whose bits aren't Apple's: `CheckingType.link.rawValue` is 64 there, not 32.
///
/// It isn't a subclass of `NSRegularExpression`, whose methods can't be overridden on Linux.
open class NSDataDetector: NSObject {
  /// What is found, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [DataFinder]

  /// Creates a detector of links, phone numbers, or both.
  ///
  /// - Throws: An error if the types have no bit of a kind of data, as on iOS.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let unknown = NSTextCheckingResult.CheckingType.undetected
    guard !types.isDisjoint(with: unknown.union([.detectedLink, .detectedPhoneNumber])) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 2048)
    }
    if !types.isDisjoint(with: unknown) {
      warnOnce("NSDataDetector finds links and phone numbers; it finds no dates, addresses, and flights")
    }
    self.checkingTypes = checkingTypes
    finders = DataFinder.all.filter { types.contains($0.type) }
  }

  /// Returns what is found in a range, in UTF-16 code units, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  @discardableResult
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    finders.reduce(into: [DetectedData]()) { $0 = Self.merged($0, $1.results(in: string, range)) }
  }

  /// Adds results in order to others in order. What an earlier finder has found isn't a part of something else.
  private static func merged(_ found: [DetectedData], _ added: [DetectedData]) -> [DetectedData] {
    var result: [DetectedData] = []
    var rest = found[...]
    for data in added {
      while let next = rest.first, next.range.location < data.range.location {
        result.append(next)
        rest = rest.dropFirst()
      }
      let isAfter = result.last.map { NSMaxRange($0.range) <= data.range.location } ?? true
      let isBefore = rest.first.map { NSMaxRange(data.range) <= $0.range.location } ?? true
      if isAfter, isBefore { result.append(data) }
    }
    return result + rest
  }

  /// Returns the first result in a range, or `nil`.
  @discardableResult
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first result, or one at `NSNotFound`.
  @discardableResult
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the number of results in a range.
  @discardableResult
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure with each result in a range, until it sets its last parameter.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void
  ) {
    var stop = false
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stop)
      if stop { return }
    }
  }
}

/// The bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = NSTextCheckingResult.CheckingType.RawValue

extension NSTextCheckingResult {
  /// The address of a link, or `nil`.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The text of a phone number, or `nil`.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
}

/// The types, whose names in Foundation are deprecated on Linux since no other class finds them there.
extension NSTextCheckingResult.CheckingType {
  static let detectedLink = types.link
  static let detectedPhoneNumber = types.phoneNumber
  /// Dates, addresses, and flights.
  static let undetected = types.undetected

  private static let types: any DetectedTypes = FoundationTypes()
}

/// The types of Foundation. A protocol's requirements aren't deprecated, so that their use is no warning.
private protocol DetectedTypes: Sendable {
  var link: NSTextCheckingResult.CheckingType { get }
  var phoneNumber: NSTextCheckingResult.CheckingType { get }
  var undetected: NSTextCheckingResult.CheckingType { get }
}

private struct FoundationTypes: DetectedTypes {
  @available(*, deprecated) var link: NSTextCheckingResult.CheckingType { .link }
  @available(*, deprecated) var phoneNumber: NSTextCheckingResult.CheckingType { .phoneNumber }
  @available(*, deprecated) var undetected: NSTextCheckingResult.CheckingType {
    [.date, .address, .transitInformation]
  }
}

/// What a detector has found.
///
/// `adjustingRanges(offset:)` and `encode(with:)`, which Foundation doesn't let others override, end the process.
final class DetectedData: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  fileprivate let address: URL?
  fileprivate let number: String?

  init(_ type: CheckingType, _ range: NSRange, url: URL? = nil, number: String? = nil) {
    (self.type, place, address, self.number) = (type, range, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override class var supportsSecureCoding: Bool { false }
}
