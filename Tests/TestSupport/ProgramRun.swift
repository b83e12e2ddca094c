package import Foundation

/// A program that has run, such as one whose results Galley's are compared with.
package struct ProgramRun: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let status: Int32
  /// What it wrote to standard output.
  package let data: Data
  /// What it wrote to standard error.
  package let error: String

  package var output: String { String(decoding: data, as: UTF8.self) }

  /// Runs a program found in `PATH`, and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: Replaces this process's environment, and with it `PATH`.
  ///   - input: Its standard input.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil, input: String = ""
  ) throws {
    let folder = try TemporaryFolder(texts: ["input": input, "error": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let environment { process.environment = environment }
    let output = Pipe()
    process.standardInput = FileHandle(forReadingAtPath: "\(folder.path)/input")
    process.standardOutput = output
    // A program that fills a pipe that nobody reads yet would wait forever.
    process.standardError = FileHandle(forWritingAtPath: "\(folder.path)/error")
    try Self.withSignalsUnblocked { try process.run() }
    data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    error = String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/error")), as: UTF8.self)
  }

  /// Runs a program, and returns what it wrote to standard output.
  ///
  /// - Throws: ``Failure`` if its exit status is not 0.
  @discardableResult
  package static func output(of program: String, _ arguments: [String], input: String = "") throws -> String {
    let run = try ProgramRun(program, arguments, input: input)
    guard run.status == 0 else {
      throw Failure(description: "\(program) \(arguments.joined(separator: " ")): status \(run.status)\n\(run.error)")
    }
    return run.output
  }

  /// Runs `start` with no signal blocked on this thread. Tests run on Dispatch's threads, which block all signals, and
  /// child processes inherit that; those started by a shell do not. Where a script runs the tests in the background, they
  /// ignore SIGINT, and so would their child processes.
  package static func withSignalsUnblocked(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    _ = signal(SIGINT, SIG_DFL)
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}
