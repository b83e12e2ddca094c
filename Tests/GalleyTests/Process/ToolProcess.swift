import Foundation
import TestSupport

/// Runs the tool built along with the tests, as a shell does.
enum ToolProcess {
  /// The tool's path. The executable of the tests is in the same folder.
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("galley").path

  /// Runs a shell script in which `"$galley"` is the tool.
  static func shell(_ script: String) throws -> ProgramRun {
    try ProgramRun(
      "sh", ["-c", script], environment: ProcessInfo.processInfo.environment.merging(["galley": path]) { $1 })
  }
}
