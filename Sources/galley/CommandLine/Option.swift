/// An option with a value, such as `--width 375` or `--width=375`.
struct Option<Value: Sendable>: OptionDeclaring {
  let declaration: OptionDeclaration
  let reader: ValueReader<Value>
  /// The default value; `nil` if the option has none.
  let standard: Value?

  /// Declares an optional option with a default.
  init(_ name: String, value placeholder: String, _ reader: ValueReader<Value>, default standard: Value, help: String) {
    self.reader = reader
    self.standard = standard
    declaration = OptionDeclaration(
      name: name, placeholder: placeholder, help: "\(help) (default: \(reader.spell(standard)))", isRequired: false)
  }

  /// Declares an option without a default: required, or read with ``ParsedArguments/ifGiven(_:)``.
  init(_ name: String, value placeholder: String, _ reader: ValueReader<Value>, isRequired: Bool, help: String) {
    self.reader = reader
    standard = nil
    declaration = OptionDeclaration(name: name, placeholder: placeholder, help: help, isRequired: isRequired)
  }
}
