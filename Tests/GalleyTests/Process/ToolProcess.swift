import Foundation

/// Runs the tool built along with the tests, as a shell does.
struct ToolProcess {
  /// The exit status and the output of a run of the tool.
  struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// The tool's path. The executable of the tests is in the same folder.
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("galley").path

  /// Runs `start` with no signal blocked on this thread. Tests run on Dispatch's threads, which block all signals, and
  /// child processes inherit that; those started by a shell do not. Where a script runs the tests in the background, they
  /// ignore SIGINT, and so would their child processes.
  static func withSignalsUnblocked(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    _ = signal(SIGINT, SIG_DFL)
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  /// Runs a shell script in which `"$galley"` is the tool.
  static func shell(_ script: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(["galley": path]) { $1 }
    let output = Pipe()
    let error = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try withSignalsUnblocked { try process.run() }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let told = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: told, as: UTF8.self))
  }
}
