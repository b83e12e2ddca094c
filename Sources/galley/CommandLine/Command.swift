/// A subcommand of the tool, whose arguments and options are declared on its properties.
///
/// A command describes a request and doesn't change after it was created, so that tests can create one without a
/// process. Add new commands to ``Galley/commands``.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// Other names of the command, which the help doesn't list; may be empty.
  static var aliases: [String] { get }
  /// A one-line description for the list of commands, starting with a third-person verb.
  static var abstract: String { get }
  /// Further paragraphs of the help, separated by empty lines; may be empty.
  static var discussion: String { get }

  /// Creates a command with the default of each option.
  init()

  /// Checks what the declarations of single options can't express, after the command line is read.
  ///
  /// - Throws: `CommandFailure` with status 64 if the arguments and options can't be combined.
  func validate() throws(CommandFailure)

  /// Runs the command, writing to the console.
  ///
  /// - Throws: `CommandFailure` if it can't continue. Failures after which it continues are reported to the console.
  @MainActor func run(_ console: inout Console) throws(CommandFailure)
}

extension Command {
  static var aliases: [String] { [] }
  static var discussion: String { "" }
  static var signature: CommandSignature { CommandSignature(Self()) }

  /// Creates a command from the words after its name.
  ///
  /// - Throws: `CommandFailure` with status 64 if they are invalid.
  init(_ words: [String]) throws(CommandFailure) {
    self.init()
    try ArgumentScanner(signature: CommandSignature(self)).scan(words)
    try validate()
  }

  func validate() throws(CommandFailure) {}
}

/// Options of a command about one concern, which are declared on the properties of a type of their own.
protocol OptionGroup {}

/// The name, arguments, options, and help of a command.
struct CommandSignature {
  let name: String
  let abstract: String
  let discussion: String
  /// The arguments in the order of the command line. Only the last one may be repeated.
  let arguments: [any ArgumentDeclaration]
  /// The options in the order of the help.
  let options: [any OptionDeclaration]

  /// The parts of the usage line, which are not broken: `FONT...`, `[--size POINTS]`, `[--json]`.
  var synopsis: [String] {
    arguments.map(\.spelling) + options.map { "[\($0.spelling)]" }
  }
}

extension CommandSignature {
  /// Reads the declarations on a command's properties.
  init(_ command: some Command) {
    let type = type(of: command)
    let properties = Self.properties(of: command)
    self.init(
      name: type.name, abstract: type.abstract, discussion: type.discussion,
      arguments: properties.compactMap { $0 as? any ArgumentDeclaration },
      options: properties.compactMap { $0 as? any OptionDeclaration })
  }

  /// Returns the values of all properties, with the values of each group at the position of the group.
  private static func properties(of value: Any) -> [Any] {
    Mirror(reflecting: value).children.flatMap { $0.value is any OptionGroup ? properties(of: $0.value) : [$0.value] }
  }
}
