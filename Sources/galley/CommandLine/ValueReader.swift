/// Reads the text of an option's value strictly, and says what it expected.
struct ValueReader<Value: Sendable>: Sendable {
  /// What a right value is, to follow "expected": `a number from 1 to 10000`.
  let expectation: String
  /// The value, or nil where the text is not what is expected.
  let read: @Sendable (String) -> Value?
  /// How the help shows a default.
  let spell: @Sendable (Value) -> String
}

extension ValueReader where Value == String {
  /// Any text but an empty one, which comes from a script's variable that is not set.
  static var text: Self {
    ValueReader(expectation: "text that is not empty", read: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// One of the given words, exactly as they are spelled.
  static func word(of words: [String]) -> Self {
    ValueReader(
      expectation: "one of " + words.joined(separator: ", "), read: { words.contains($0) ? $0 : nil }, spell: { $0 })
  }
}

extension ValueReader where Value == Double {
  /// A decimal number within bounds; see ``StrictNumber``.
  static func number(in bounds: ClosedRange<Double>) -> Self {
    let (least, most) = (NumberText.shortest(bounds.lowerBound), NumberText.shortest(bounds.upperBound))
    return ValueReader(
      expectation: "a number from \(least) to \(most)",
      read: { text in StrictNumber.double(text).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: { NumberText.shortest($0) })
  }
}

extension ValueReader where Value == Int {
  /// A whole number within bounds.
  static func integer(in bounds: ClosedRange<Int>) -> Self {
    ValueReader(
      expectation: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
      read: { text in StrictNumber.integer(text).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: { "\($0)" })
  }
}
