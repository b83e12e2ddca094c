public import Foundation
import TextLayout

/// A tab stop.
open class NSTextTab: NSObject, NSCopying {
  /// The key of a tab stop's option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the characters that end a column. With a decimal separator, right alignment becomes decimal.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let values: TextTabValues

  init(_ values: TextTabValues) { self.values = values }

  /// Creates a tab stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    values = TextTabValues(
      location: loc, alignment: alignment, terminators: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// The alignment of the text after the tab.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance from the leading edge, in points.
  open var location: CGFloat { values.location }
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { values.terminators.map { [.columnTerminators: $0] } ?? [:] }

  /// Returns the characters that end a column of numbers in a locale: its decimal separator.
  @discardableResult
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, because it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is a tab stop with the same values.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.values == values }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}

/// The values of a tab stop, in points.
struct TextTabValues: Hashable, Sendable {
  var location: CGFloat
  var alignment: NSTextAlignment
  var terminators: CharacterSet?

  /// Returns the tab stop in the form that the text engine uses, for a paragraph direction.
  func stop(isRightToLeft: Bool) -> TabStop {
    let alignment: TabStop.Alignment
    switch self.alignment {
    case .natural, .justified: alignment = .leading
    case .left: alignment = isRightToLeft ? .trailing : .leading
    case .center: alignment = .center
    case .right:
      if let separator {
        alignment = .decimal(separator: separator)
      } else {
        alignment = isRightToLeft ? .leading : .trailing
      }
    }
    return TabStop(Double(location), alignment)
  }

  /// The first of the common decimal separators that ends a column, or `nil`.
  private var separator: UInt16? {
    guard let terminators else { return nil }
    return [0x2E, 0x2C, 0x66B].first { unit in Unicode.Scalar(unit).map(terminators.contains) ?? false }
  }

  /// Twelve tab stops, 28 points apart, which are the default on iOS.
  static let twelve = (1...12).map { TextTabValues(location: CGFloat($0) * 28, alignment: .left) }
}
