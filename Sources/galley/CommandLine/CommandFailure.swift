/// The reason that a command stopped: an exit status and a one-line message.
struct CommandFailure: Error, Hashable, Sendable {
  let status: ExitStatus
  /// The message: one line without a period. Control characters are escaped when it is printed.
  let message: String
  /// The usage of the command, printed after a usage error.
  var usage: String?

  init(_ status: ExitStatus, _ message: String, usage: String? = nil) {
    self.status = status
    self.message = message
    self.usage = usage
  }

  /// Returns a usage error, with exit status 64.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}
