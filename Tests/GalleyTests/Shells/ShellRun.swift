import Foundation

/// Runs a program that can find the tool in `PATH`, as after an installation.
enum ShellRun {
  /// Runs a program with arguments, and with `galley` in `PATH` and as `"$galley"`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let folder = URL(fileURLWithPath: ToolProcess.path).deletingLastPathComponent().path
    let own = ["PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "galley": ToolProcess.path, "HOME": "/nonexistent"]
    process.environment = own.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try ToolProcess.withSignalsUnblocked { try process.run() }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let told = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ToolProcess.Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: told, as: UTF8.self))
  }
}
