/// The name, arguments, options, and help of a command.
struct CommandSignature: Sendable {
  let name: String
  /// A one-line description for the list of commands, starting with a third-person verb.
  let abstract: String
  /// Further paragraphs of the help, separated by empty lines; may be empty.
  let discussion: String
  let arguments: [Argument]
  let options: [OptionDeclaration]

  /// Declares a command. Only the last argument may be optional or repeated.
  init(
    _ name: String, abstract: String, discussion: String = "", arguments: [Argument] = [],
    options: [any OptionDeclaring] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options.map(\.declaration)
  }

  /// The parts of the usage line, which are not broken: `FONT...`, `--size POINTS`, `[--json]`.
  var synopsis: [String] {
    arguments.map(\.spelling) + options.map { $0.isRequired ? $0.spelling : "[\($0.spelling)]" }
  }
}
