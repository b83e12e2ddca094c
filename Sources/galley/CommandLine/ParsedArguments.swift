/// The parsed arguments of a command. Values are read through the options that declare their types.
struct ParsedArguments: Hashable, Sendable {
  /// The texts of options by name; empty for a flag.
  private(set) var optionTexts: [String: String]
  /// The positional arguments, in order.
  private(set) var positionals: [String]
  /// The declarations of ``positionals``.
  private let arguments: [Argument]

  init(optionTexts: [String: String], positionals: [String], arguments: [Argument]) {
    self.optionTexts = optionTexts
    self.positionals = positionals
    self.arguments = arguments
  }

  /// The option's value or its default.
  ///
  /// - Throws: `CommandFailure` with status 64 if the value is invalid, or missing without a default.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(CommandFailure) {
      if let value = try ifGiven(option) ?? option.standard { return value }
      throw .usage("missing option \(option.declaration.spelling)")
    }
  }

  /// Whether the flag was given.
  subscript(flag: Flag) -> Bool {
    optionTexts[flag.declaration.name] != nil
  }

  /// Returns the option's value, or `nil` if it was not given.
  ///
  /// - Throws: `CommandFailure` with status 64 if the value is invalid.
  func ifGiven<Value>(_ option: Option<Value>) throws(CommandFailure) -> Value? {
    guard let text = optionTexts[option.declaration.name] else { return nil }
    guard let value = option.reader.read(text) else {
      throw .usage("--\(option.declaration.name): invalid value '\(text)', expected \(option.reader.expectation)")
    }
    return value
  }

  /// The value of an argument.
  ///
  /// - Throws: `CommandFailure` with status 64 if it is missing.
  subscript(argument: Argument) -> String {
    get throws(CommandFailure) {
      guard let text = all(argument).first else { throw .usage("missing argument \(argument.name)") }
      return text
    }
  }

  /// Returns all values of an argument, in order.
  func all(_ argument: Argument) -> ArraySlice<String> {
    guard let place = arguments.firstIndex(of: argument), place < positionals.count else { return [] }
    return argument.isRepeated ? positionals[place...] : positionals[place...place]
  }
}
