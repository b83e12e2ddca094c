/// What a command is called, what it takes, and what its help says.
struct CommandSignature: Sendable {
  let name: String
  /// One line, a verb ending in -s, shown in the list of commands.
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

  /// How the command is called, word group by word group: `FONT...`, `--size POINTS`, `[--json]`.
  var synopsis: [String] {
    arguments.map(\.spelling) + options.map { $0.isRequired ? $0.spelling : "[\($0.spelling)]" }
  }
}
