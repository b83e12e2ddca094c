import Glibc
import TextOutput

/// The command-line tool, which runs a command and reports the result in its exit status.
@main
struct Galley {
  /// The version. It follows semantic versioning: below 1.0, anything may change.
  static let version = "0.1.0"
  /// The day of the version, as manual pages show it.
  static let date = "2026-11-24"

  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    CellsCommand.self, LayoutCommand.self, AuditCommand.self, AdoptCommand.self, FontCommand.self, FontsCommand.self,
    LineCommand.self,
  ]

  static func main() {
    var console = Console(.standard, terminal: .output)
    do {
      try StandardStream.reserve()
      try LoadedLibraries.check()
      try run(Invocation(ProcessArguments.read(), commands: commands), on: &console)
    } catch {
      console.report(error)
    }
    exit(console.status.rawValue)
  }

  /// Performs the requested action. Output printed before a failure is still written, followed by the failure.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  @MainActor static func run(_ invocation: Invocation, on console: inout Console) throws(CommandFailure) {
    switch invocation {
    case .text(let text):
      try console.write(text)
    case .command(let command):
      do {
        try command.run(&console)
      } catch {
        console.report(CommandFailure(error.status, "\(type(of: command).name): \(error.message)", usage: error.usage))
      }
    }
    try console.flush()
  }
}
