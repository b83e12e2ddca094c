import FontReports
import TextOutput

/// The type of an option's value: a strict parser, with a description of what it accepts.
struct ValueType<Value> {
  /// The expected value as used in error messages, such as `a number from 1 to 10000`.
  let expectation: String
  /// What shells complete a value with.
  var completion = Completion.none
  /// Returns the value, or `nil` if the text is invalid.
  let read: (String) -> Value?
  /// Returns a default value as shown in the help.
  let spell: (Value) -> String

  /// Returns a help text, followed by the accepted words if it ends with a colon.
  func completedHelp(_ help: String) -> String {
    guard help.hasSuffix(":"), case .words(let words) = completion, let last = words.last else { return help }
    return "\(help) \((words.dropLast() + ["or \(last)"]).joined(separator: ", "))"
  }
}

extension ValueType where Value == String {
  /// Any nonempty text. Empty text usually comes from an unset variable in a script.
  static var text: Self {
    text(completion: .none)
  }

  /// The name of a font, or the path of a font file.
  static var font: Self { text(completion: .font) }

  /// The path of a file, for which shells offer those with the given extensions.
  static func path(_ extensions: [String]) -> Self { text(completion: .file(extensions)) }

  private static func text(completion: Completion) -> Self {
    Self(expectation: "nonempty text", completion: completion, read: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }
}

extension ValueType where Value: Equatable {
  /// One of the given words, spelled exactly, with the values that they stand for.
  static func choice(_ values: KeyValuePairs<String, Value>) -> Self {
    choice(values.map { ($0.key, $0.value) })
  }

  /// The name of a case of an enumeration, spelled exactly.
  static func choice(_ type: Value.Type) -> Self where Value: CaseIterable & RawRepresentable<String> {
    choice(type.allCases.map { ($0.rawValue, $0) })
  }

  /// The name of a case of an enumeration, spelled exactly, or a word for `nil`.
  static func choice<Case: CaseIterable & Equatable & RawRepresentable<String>>(
    _ type: Case.Type, none: String
  ) -> Self where Value == Case? {
    choice(type.allCases.map { ($0.rawValue, $0) } + [(none, nil)])
  }

  private static func choice(_ values: [(word: String, value: Value)]) -> Self {
    let words = values.map(\.word)
    return Self(
      expectation: "one of \(words.joined(separator: ", "))", completion: .words(words),
      read: { text in values.first { $0.word == text }?.value },
      spell: { value in values.first { $0.value == value }?.word ?? "" })
  }
}

extension ValueType where Value == Double {
  /// A decimal number within bounds; see ``StrictNumber``.
  static func number(in bounds: ClosedRange<Double>) -> Self {
    let (least, most) = (NumberText.shortest(bounds.lowerBound), NumberText.shortest(bounds.upperBound))
    return Self(
      expectation: "a number from \(least) to \(most)",
      read: { text in StrictNumber.double(text).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: NumberText.shortest)
  }
}

extension ValueType where Value == Int {
  /// An integer within bounds.
  static func integer(in bounds: ClosedRange<Int>) -> Self {
    Self(
      expectation: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
      read: { text in StrictNumber.integer(text).flatMap { bounds.contains($0) ? $0 : nil } }, spell: String.init)
  }
}
