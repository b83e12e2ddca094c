import Foundation
import TextOutput

/// Files that commands write besides their results.
enum OutputFile {
  /// Writes a file, as ``FileOutput/write(_:to:)`` does.
  ///
  /// - Throws: `CommandFailure` with status 74 if it can't be written.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    do { try FileOutput.write(data, to: path) } catch { throw CommandFailure(.outputFailed, "\(error)") }
  }
}
