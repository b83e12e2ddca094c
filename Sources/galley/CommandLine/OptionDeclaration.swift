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
