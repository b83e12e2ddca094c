/// What the scanner and the help need to know of an option or a flag, whatever the type of its value.
struct OptionDeclaration: Hashable, Sendable {
  /// Without the leading dashes.
  let name: String
  /// What stands for the value in the help, in capitals; nil for a flag, which takes none.
  let placeholder: String?
  let help: String
  let isRequired: Bool

  /// As the usage line shows it: `--json` or `--width POINTS`.
  var spelling: String {
    placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}

/// An option of any type of value, or a flag.
protocol OptionDeclaring: Sendable {
  var declaration: OptionDeclaration { get }
}
