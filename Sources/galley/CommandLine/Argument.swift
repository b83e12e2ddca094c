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
