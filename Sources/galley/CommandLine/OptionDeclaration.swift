/// The properties of an option or flag that don't depend on the type of its value.
struct OptionDeclaration: Hashable, Sendable {
  /// The name without leading dashes.
  let name: String
  /// The placeholder for the value in the help, in capitals; `nil` for a flag.
  let placeholder: String?
  let help: String
  let isRequired: Bool

  /// The option as shown in the usage line: `--json` or `--width POINTS`.
  var spelling: String {
    placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}

/// An option with any type of value, or a flag.
protocol OptionDeclaring: Sendable {
  var declaration: OptionDeclaration { get }
}
