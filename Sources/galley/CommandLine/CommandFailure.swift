/// Why a command stopped: the exit status, and one line for a person.
struct CommandFailure: Error, Hashable, Sendable {
  let status: ExitStatus
  /// One line without a full stop; control characters in it are escaped where it is printed.
  let message: String
  /// How the command is meant to be called, printed after a usage error.
  var usage: String?

  init(_ status: ExitStatus, _ message: String, usage: String? = nil) {
    self.status = status
    self.message = message
    self.usage = usage
  }

  /// A command line that cannot be understood: exit status 64.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}
