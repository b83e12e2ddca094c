/// A subcommand of the tool: arguments in, a value or a usage error out; then it runs.
///
/// A command is a value of what the user asked for, so tests make one without a process. Add a new one to ``Galley/commands``.
protocol Command: Sendable {
  /// What the command is called, takes and explains about itself.
  static var signature: CommandSignature { get }

  /// Reads the command's own options and arguments.
  init(_ arguments: ParsedArguments) throws(CommandFailure)

  /// Does the work, writing to the console; several failures may be reported there, one may be thrown.
  @MainActor func run(_ console: inout Console) throws(CommandFailure)
}
