import Glibc

/// The command-line tool: reads its arguments, runs one command, and says by its exit status how it went.
@main
struct Galley {
  /// Follows semantic versioning; below 1.0 anything may change.
  static let version = "0.1.0"

  /// The commands in the order of the help.
  static let commands: [any Command.Type] = [
    CellsCommand.self, AuditCommand.self, MetricsCommand.self, LineCommand.self,
  ]

  static func main() {
    var console = Console(.standard)
    do {
      try StandardStream.reserve()
      try run(Invocation(ProcessArguments.read(), commands: commands), on: &console)
    } catch {
      console.report(error)
    }
    exit(console.status.rawValue)
  }

  /// Does what was asked for. What a command printed before it failed is still written, and its failure comes after it.
  @MainActor static func run(_ invocation: Invocation, on console: inout Console) throws(CommandFailure) {
    switch invocation {
    case .text(let text):
      try console.write(text)
    case .command(let command, let name):
      do {
        try command.run(&console)
      } catch {
        console.report(CommandFailure(error.status, "\(name): \(error.message)", usage: error.usage))
      }
    }
    try console.flush()
  }
}
