/// A subcommand of the tool, created from arguments and then run.
///
/// A command is a value that describes a request, so that tests can create one without a process. Add new commands to
/// ``Galley/commands``.
protocol Command: Sendable {
  /// The name, arguments, options, and help of the command.
  static var signature: CommandSignature { get }

  /// Creates a command from its options and arguments.
  ///
  /// - Throws: `CommandFailure` with status 64 if they are invalid.
  init(_ arguments: ParsedArguments) throws(CommandFailure)

  /// Runs the command, writing to the console.
  ///
  /// - Throws: `CommandFailure` if it can't continue. Failures after which it continues are reported to the console.
  @MainActor func run(_ console: inout Console) throws(CommandFailure)
}
