/// A named value on the command line: `--width 375` or `--width=375`.
struct Option<Value: Sendable>: OptionDeclaring {
  let declaration: OptionDeclaration
  let reader: ValueReader<Value>
  /// What the option means when it is not given; without one, reading the option demands it.
  let standard: Value?

  /// Declares an option that need not be given, because it has a default.
  init(_ name: String, value placeholder: String, _ reader: ValueReader<Value>, default standard: Value, help: String) {
    self.reader = reader
    self.standard = standard
    declaration = OptionDeclaration(
      name: name, placeholder: placeholder, help: "\(help) (default: \(reader.spell(standard)))", isRequired: false)
  }

  /// Declares an option without a default: demanded, or read with ``ParsedArguments/ifGiven(_:)``.
  init(_ name: String, value placeholder: String, _ reader: ValueReader<Value>, isRequired: Bool, help: String) {
    self.reader = reader
    standard = nil
    declaration = OptionDeclaration(name: name, placeholder: placeholder, help: help, isRequired: isRequired)
  }
}
