/// The properties of an argument that don't depend on the type of its value.
protocol ArgumentDeclaration: AnyObject {
  /// The name in capitals, as shown in the help.
  var name: String { get }
  var help: String { get }
  var isRequired: Bool { get }
  /// Whether the argument takes all remaining words.
  var isRepeated: Bool { get }
  /// What shells complete the argument with.
  var completion: Completion { get }

  /// Sets the value, or appends to it if the argument is repeated.
  func addValue(_ text: String)
}

extension ArgumentDeclaration {
  /// The argument as shown in the usage line: `FONT`, `FONT...`, or `[FONT...]`.
  var spelling: String {
    let words = isRepeated ? "\(name)..." : name
    return isRequired ? words : "[\(words)]"
  }
}
