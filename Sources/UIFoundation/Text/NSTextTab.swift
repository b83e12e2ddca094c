public import Foundation

/// A place that a tab leads to.
open class NSTextTab: NSObject, NSCopying {
  /// What a tab can be given besides its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public let rawValue: String

    /// The option of a constant.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the characters that end a column; with one of them right alignment is by decimals.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let values: TextTabValues

  init(_ values: TextTabValues) { self.values = values }

  /// A tab at a place, in points from where reading begins.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    values = TextTabValues(
      location: loc, alignment: alignment, terminators: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// How the text behind the tab stands at the place.
  open var alignment: NSTextAlignment { values.alignment }
  /// The place, in points from where reading begins.
  open var location: CGFloat { values.location }
  /// What was given besides the place.
  open var options: [OptionKey: Any] { values.terminators.map { [.columnTerminators: $0] } ?? [:] }

  /// The characters that end a column of numbers in a language: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The tab itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.values == values }

  /// Hashes the values.
  open override var hash: Int { values.hashValue }
}
