import TextOutput

/// The action that a command line requests.
enum Invocation {
  /// Print a text: help or the version.
  case text(String)
  /// Run a command.
  case command(any Command)

  /// Parses a command line, without the program's name. It prints nothing and runs nothing.
  ///
  /// - Throws: `CommandFailure` with status 64 if the command line is invalid.
  init(_ arguments: [String], commands: [any Command.Type]) throws(CommandFailure) {
    guard let first = arguments.first else {
      throw CommandFailure(.usage, "missing command", usage: HelpText.usage)
    }
    switch first {
    case "--help", "-h":
      self = .text(HelpText(commands: commands).overview)
    case "--version":
      self = .text("galley \(Galley.version)\n")
    case "--completions":
      self = .text(try Self.shell(arguments).completions(of: commands))
    case "--man":
      let pages = ManualPage(commands: commands)
      guard arguments.count > 1 else {
        self = .text(pages.overview)
        return
      }
      self = .text(pages.page(of: try Self.find(arguments[1], in: commands).signature))
    case "help":
      guard arguments.count > 1 else {
        self = .text(HelpText(commands: commands).overview)
        return
      }
      self = .text(HelpText.explaining(try Self.find(arguments[1], in: commands).signature))
    default:
      let command = try Self.find(first, in: commands)
      self = try Self.read(command, Array(arguments.dropFirst()))
    }
  }

  private static func read(_ command: any Command.Type, _ arguments: [String]) throws(CommandFailure) -> Invocation {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .text(HelpText.explaining(command.signature))
    }
    do {
      return .command(try command.init(arguments))
    } catch {
      throw CommandFailure(
        error.status, "\(command.name): \(error.message)", usage: HelpText.usage(of: command.signature))
    }
  }

  /// Returns the shell named after `--completions`.
  private static func shell(_ arguments: [String]) throws(CommandFailure) -> Shell {
    guard arguments.count > 1 else {
      throw CommandFailure(
        .usage, "option --completions requires a value: --completions SHELL", usage: HelpText.usage)
    }
    guard let shell = Shell(rawValue: arguments[1]) else {
      let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        .usage, "--completions: invalid value '\(arguments[1])', expected one of \(known)", usage: HelpText.usage)
    }
    return shell
  }

  private static func find(
    _ name: String, in commands: [any Command.Type]
  ) throws(CommandFailure) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name || $0.aliases.contains(name) }) { return command }
    let hint = SpellingSuggestion.nearest(to: name, in: commands.map { $0.name })
    let kind = name.hasPrefix("-") ? "option" : "command"
    throw CommandFailure(
      .usage, "unknown \(kind) '\(name)'" + (hint.map { "; did you mean \($0)?" } ?? ""), usage: HelpText.usage)
  }
}
