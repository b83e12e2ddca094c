import Foundation

/// The value of an argument of a format string.
public enum ArgumentValue: Hashable, Sendable {
  /// Text, for `%@` and `%s`.
  case text(String)
  /// A number, for `%d`, `%f`, and the like. `%@` shows it without more decimals than needed.
  case number(Double)
}

extension FormatText.Conversion {
  /// Returns a value as the placeholder shows it, or `nil` if the placeholder is for values of another type.
  ///
  /// `number` returns a number with as many decimals and at least as many digits as given. It isn't called for numbers
  /// with another base than 10. An object may be a number.
  func text(of value: ArgumentValue, _ number: (_ value: Double, _ decimals: Int, _ digits: Int) -> String) -> String? {
    switch (value, kind) {
    case (.text(let text), .text): return padded(text)
    case (.text, _): return nil
    case (.number(let value), .text):
      // As NSNumber's description: no more decimals than needed.
      return padded(value == value.rounded() ? number(value, 0, 1) : "\(value)")
    case (.number(let value), .decimal):
      // C's default. A width includes the decimals and the point.
      let decimals = precision ?? 6
      return padded(signed(number(value, decimals, max(1, zeros - (decimals > 0 ? decimals + 1 : 0)))))
    case (.number(let value), .integer):
      guard value.isFinite, value == value.rounded() else { return nil }
      let digits = precision ?? zeros
      guard radix == 10 else {
        guard let whole = Int(exactly: value) else { return nil }
        let text = String(whole, radix: radix, uppercase: isUppercase)
        return padded(String(repeating: "0", count: max(0, digits - text.count)) + text)
      }
      return padded(signed(number(value, 0, digits)))
    }
  }

  /// The number of digits that zeros fill up to.
  private var zeros: Int { fillsWithZeros && !isLeftAligned ? max(1, width) : 1 }

  private func signed(_ text: String) -> String { hasPlus && !text.hasPrefix("-") ? "+" + text : text }

  private func padded(_ text: String) -> String {
    // A text that is as long already is not copied: an argument may be long, and occur many times.
    let missing = width - text.unicodeScalars.prefix(width).count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return isLeftAligned ? text + spaces : spaces + text
  }
}

/// The placeholder values for arguments, which are unknown before the app runs.
package struct StandIns: Hashable, Sendable {
  /// The text for every `%@`.
  package var text: String
  /// The value for every number.
  package var number: Int

  package init(text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Returns a text with its arguments filled in, with digits that aren't localized. Placeholders for forms, expected
  /// to be expanded already, are preserved.
  func fill(_ text: String) -> String {
    FormatText(text).pieces.reduce(into: "") { filled, piece in
      switch piece.part {
      case .literal(let text): filled += text
      case .variable: filled += piece.source
      case .argument(let conversion): filled += conversion.text(of: value(for: conversion), Self.plain) ?? ""
      }
    }
  }

  /// Returns the value for a placeholder.
  func value(for conversion: FormatText.Conversion) -> ArgumentValue {
    conversion.kind == .text ? .text(text) : .number(Double(number))
  }

  /// Returns a number as C's `printf` writes it: without groups, in ASCII digits.
  static func plain(_ value: Double, decimals: Int, digits: Int) -> String {
    let text = String(format: "%.\(decimals)f", abs(value))
    let whole = text.prefix { $0 != "." }
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - whole.count)) + text
  }
}
