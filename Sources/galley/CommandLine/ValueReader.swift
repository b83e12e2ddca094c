/// A strict parser for the value of an option, with a description of what it expects.
struct ValueReader<Value: Sendable>: Sendable {
  /// The expected value as used in error messages, such as `a number from 1 to 10000`.
  let expectation: String
  /// Returns the value, or `nil` if the text is invalid.
  let read: @Sendable (String) -> Value?
  /// Returns a default value as shown in the help.
  let spell: @Sendable (Value) -> String
}

extension ValueReader where Value == String {
  /// Accepts any nonempty text. Empty text usually comes from an unset variable in a script.
  static var text: Self {
    ValueReader(expectation: "nonempty text", read: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// Accepts one of the given words, spelled exactly.
  static func word(of words: [String]) -> Self {
    ValueReader(
      expectation: "one of " + words.joined(separator: ", "), read: { words.contains($0) ? $0 : nil }, spell: { $0 })
  }
}

extension ValueReader where Value == Double {
  /// Accepts a decimal number within bounds; see ``StrictNumber``.
  static func number(in bounds: ClosedRange<Double>) -> Self {
    let (least, most) = (NumberText.shortest(bounds.lowerBound), NumberText.shortest(bounds.upperBound))
    return ValueReader(
      expectation: "a number from \(least) to \(most)",
      read: { text in StrictNumber.double(text).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: { NumberText.shortest($0) })
  }
}

extension ValueReader where Value == Int {
  /// Accepts an integer within bounds.
  static func integer(in bounds: ClosedRange<Int>) -> Self {
    ValueReader(
      expectation: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
      read: { text in StrictNumber.integer(text).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: { "\($0)" })
  }
}
