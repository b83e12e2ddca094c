public import Foundation
import LocaleRules

/// A formatter of lists, such as "a, b, and c".
open class ListFormatter: Formatter {
  /// The locale of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items that are no strings.
  open var itemFormatter: Formatter?

  /// Creates a formatter with the default styles.
  public override init() { super.init() }

  /// Returns `nil`: formatters aren't read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the list of strings in the current locale.
  @discardableResult
  open class func localizedString(byJoining strings: [String]) -> String {
    LocalizedList.text(strings, language: Locale.autoupdatingCurrent.identifier(.bcp47))
  }

  /// Returns the list of items: what ``itemFormatter`` makes of them, or else their descriptions.
  @discardableResult
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? DynamicValue.text($0) ?? "\($0)" }
    return LocalizedList.text(texts, language: (locale ?? .autoupdatingCurrent).identifier(.bcp47))
  }

  /// Returns the list of an array, and `nil` for everything else.
  @discardableResult
  open override func string(for obj: Any?) -> String? {
    guard let items = DynamicValue.members(obj) else { return nil }
    return string(from: items.map { $0 ?? NSNull() })
  }
}
