import FontReports

/// A positional argument of a command, such as `FONT`, declared on the property that receives it.
///
/// ```swift
/// @Argument("FONT", .font, help: "a font file") var font: String
/// ```
@propertyWrapper
final class Argument<Value>: ArgumentDeclaration {
  let name: String
  let help: String
  let isRequired: Bool
  let isRepeated: Bool
  let completion: Completion
  /// The value, or an empty one before the command line is read.
  private(set) var wrappedValue: Value
  private let add: (inout Value, String) -> Void

  /// Declares a required argument.
  init(_ name: String, _ completion: Completion = .none, help: String) where Value == String {
    self.name = name
    self.completion = completion
    self.help = help
    isRequired = true
    isRepeated = false
    wrappedValue = ""
    add = { $0 = $1 }
  }

  /// Declares an argument for all remaining words. It must be the last one of the command.
  init(
    _ name: String, _ completion: Completion = .none, isRequired: Bool, help: String
  ) where Value == [String] {
    self.name = name
    self.completion = completion
    self.help = help
    self.isRequired = isRequired
    isRepeated = true
    wrappedValue = []
    add = { $0.append($1) }
  }

  func addValue(_ text: String) { add(&wrappedValue, text) }
}

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
