/// An option of a command, declared once, on the property that receives its value.
///
/// ```swift
/// @Option("width", "POINTS", .number(in: 1...1_000), help: "the width") var width = 375.0
/// @Option("language", "TAG", .text, help: "the language") var language: String?
/// @Option("fonts", "FOLDER", repeated: .text, help: "a folder of fonts") var fontFolders: [String]
/// @Flag("json", help: "prints JSON") var isJSON: Bool
/// ```
///
/// It is a class, so that ``ArgumentScanner`` can set the value of a property that it found by reflection.
@propertyWrapper
final class Option<Value>: OptionDeclaration {
  let name: String
  let placeholder: String?
  let help: String
  let completion: Completion
  let isRepeated: Bool
  /// The value from the command line, or the default.
  private(set) var wrappedValue: Value
  private let expectation: String
  /// Returns the value after a text was given, or `nil` if the text is invalid.
  private let read: (_ text: String, _ value: Value) -> Value?

  private init(
    _ name: String, _ placeholder: String?, _ help: String, _ value: Value, _ expectation: String,
    _ completion: Completion, isRepeated: Bool = false, _ read: @escaping (String, Value) -> Value?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    wrappedValue = value
    self.expectation = expectation
    self.completion = completion
    self.isRepeated = isRepeated
    self.read = read
  }

  /// Declares an option with a default, which the help shows. A choice is listed after a help that ends with a colon.
  convenience init(
    wrappedValue: Value, _ name: String, _ placeholder: String, _ type: ValueType<Value>, help: String
  ) {
    let help = "\(type.completedHelp(help)) (default: \(type.spell(wrappedValue)))"
    self.init(name, placeholder, help, wrappedValue, type.expectation, type.completion) { text, _ in type.read(text) }
  }

  /// Declares an option whose value is `nil` if it is omitted.
  convenience init<Wrapped>(_ name: String, _ placeholder: String, _ type: ValueType<Wrapped>, help: String)
  where Value == Wrapped? {
    self.init(name, placeholder, type.completedHelp(help), nil, type.expectation, type.completion) { text, _ in
      // An invalid text is no value, and not the value `nil`.
      guard let value = type.read(text) else { return nil }
      return .some(value)
    }
  }

  /// Declares an option that can be given several times, with the values in the order in which they are given.
  convenience init<Element>(_ name: String, _ placeholder: String, repeated type: ValueType<Element>, help: String)
  where Value == [Element] {
    self.init(
      name, placeholder, type.completedHelp(help), [], type.expectation, type.completion, isRepeated: true
    ) { text, values in type.read(text).map { values + [$0] } }
  }

  /// Declares an option without a value.
  convenience init(_ name: String, help: String) where Value == Bool {
    self.init(name, nil, help, false, "", .none) { _, _ in true }
  }

  func setValue(_ text: String) throws(CommandFailure) {
    guard let value = read(text, wrappedValue) else {
      throw .usage("--\(name): invalid value '\(text)', expected \(expectation)")
    }
    wrappedValue = value
  }
}

/// An option without a value, such as `--json`: whether it is given.
typealias Flag = Option<Bool>

/// The properties of an option or flag that don't depend on the type of its value.
protocol OptionDeclaration: AnyObject {
  /// The name without leading dashes.
  var name: String { get }
  /// The placeholder for the value in the help, in capitals; `nil` for a flag.
  var placeholder: String? { get }
  var help: String { get }
  /// What shells complete the value with.
  var completion: Completion { get }
  /// Whether the option can be given several times.
  var isRepeated: Bool { get }

  /// Converts and sets or adds the value; a flag ignores the text.
  ///
  /// - Throws: `CommandFailure` with status 64 if the text is invalid.
  func setValue(_ text: String) throws(CommandFailure)
}

extension OptionDeclaration {
  /// The option as shown in the usage line: `--json` or `--width POINTS`.
  var spelling: String {
    placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}
