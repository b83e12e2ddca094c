import Foundation

/// Files that commands write besides their results.
enum OutputFile {
  /// Writes a file, replacing one that exists. A failure leaves the old file unchanged.
  ///
  /// - Throws: `CommandFailure` with status 74 if it can't be written.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(.outputFailed, "\(path): \(error.localizedDescription)")
    }
  }
}
