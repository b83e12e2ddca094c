public import Foundation
import StringCatalogs

extension String {
  /// The key of a localized string and its arguments, from a string literal with interpolations.
  ///
  /// `"Hello, \(name)"` has the key `Hello, %@`, and `"\(count) files"` has `%lld files`.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key, which is also the format if no text is found.
    let key: String
    /// The arguments of the placeholders in the key.
    let arguments: [ArgumentValue]

    /// Creates a value without arguments, whose key is the string.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a value without arguments, whose key is the literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal with interpolations. A percent sign in its text is doubled in the key.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}

extension String.LocalizationValue {
  /// The parts of a string literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [ArgumentValue] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Appends a string, as `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Appends a substring, as `%@`.
    public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }

    /// Appends an object, as `%@` with its description.
    public mutating func appendInterpolation(_ object: some NSObject) { append("%@", .text(object.description)) }

    /// Appends a number, as its type's specifier, such as `%lld` for `Int`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._specifier, ArgumentValue(value))
    }

    /// Appends a number with a specifier, such as `%.2f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      append(specifier, ArgumentValue(value))
    }

    /// Appends what a format style makes of a value, as `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Appends what a formatter makes of an object, as `%@`.
    public mutating func appendInterpolation(_ object: some NSObject, formatter: Formatter) {
      append("%@", .text(formatter.string(for: object) ?? object.description))
    }

    /// Appends the text of a resource, as `%@`. It is looked up at once.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    private mutating func append(_ specifier: String, _ argument: ArgumentValue) {
      key += specifier
      arguments.append(argument)
    }
  }
}
