/// An option of a command, declared once, on the property that receives its value.
///
/// ```swift
/// @Option("width", "POINTS", .number(in: 1...1_000), help: "the width") var width = 375.0
/// @Option("language", "TAG", .text, help: "the language") var language: String?
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
  /// The value from the command line, or the default.
  private(set) var wrappedValue: Value
  private let expectation: String
  private let read: (String) -> Value?

  private init(
    _ name: String, _ placeholder: String?, _ help: String, _ value: Value, _ expectation: String,
    _ completion: Completion, _ read: @escaping (String) -> Value?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    wrappedValue = value
    self.expectation = expectation
    self.completion = completion
    self.read = read
  }

  /// Declares an option with a default, which the help shows. A choice is listed after a help that ends with a colon.
  convenience init(
    wrappedValue: Value, _ name: String, _ placeholder: String, _ type: ValueType<Value>, help: String
  ) {
    let help = "\(type.completedHelp(help)) (default: \(type.spell(wrappedValue)))"
    self.init(name, placeholder, help, wrappedValue, type.expectation, type.completion, type.read)
  }

  /// Declares an option whose value is `nil` if it is omitted.
  convenience init<Wrapped>(_ name: String, _ placeholder: String, _ type: ValueType<Wrapped>, help: String)
  where Value == Wrapped? {
    self.init(name, placeholder, type.completedHelp(help), nil, type.expectation, type.completion, type.read)
  }

  /// Declares an option without a value.
  convenience init(_ name: String, help: String) where Value == Bool {
    self.init(name, nil, help, false, "", .none) { _ in true }
  }

  func setValue(_ text: String) throws(CommandFailure) {
    guard let value = read(text) else {
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

  /// Converts and sets the value; a flag ignores the text.
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
