import Foundation
import TestSupport

/// Runs a program that can find the tool in `PATH`, as after an installation.
enum ShellRun {
  /// Runs a program with arguments, and with `galley` in `PATH` and as `"$galley"`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let folder = URL(fileURLWithPath: ToolProcess.path).deletingLastPathComponent().path
    let own = ["PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "galley": ToolProcess.path, "HOME": "/nonexistent"]
    return try ProgramRun(program, arguments, environment: own.merging(environment) { $1 })
  }
}
