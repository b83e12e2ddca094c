/// A command's arguments, sorted by its signature; values are read by the option that declares their type.
struct ParsedArguments: Hashable, Sendable {
  /// Texts of options by name; a flag that was given has the empty text.
  private(set) var optionTexts: [String: String]
  /// The positional arguments in order.
  private(set) var positionals: [String]
  /// The declared arguments that ``positionals`` stand for.
  private let arguments: [Argument]

  init(optionTexts: [String: String], positionals: [String], arguments: [Argument]) {
    self.optionTexts = optionTexts
    self.positionals = positionals
    self.arguments = arguments
  }

  /// The option's value or its default; a usage error where the text is wrong, or nothing was given and there is no default.
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

  /// The option's value if it was given; a usage error where the text is wrong.
  func ifGiven<Value>(_ option: Option<Value>) throws(CommandFailure) -> Value? {
    guard let text = optionTexts[option.declaration.name] else { return nil }
    guard let value = option.reader.read(text) else {
      throw .usage("--\(option.declaration.name): '\(text)' is wrong, expected \(option.reader.expectation)")
    }
    return value
  }

  /// The one text given for an argument; a usage error where it is not there.
  subscript(argument: Argument) -> String {
    get throws(CommandFailure) {
      guard let text = all(argument).first else { throw .usage("missing argument \(argument.name)") }
      return text
    }
  }

  /// Every text given for an argument, in order.
  func all(_ argument: Argument) -> ArraySlice<String> {
    guard let place = arguments.firstIndex(of: argument), place < positionals.count else { return [] }
    return argument.isRepeated ? positionals[place...] : positionals[place...place]
  }
}
