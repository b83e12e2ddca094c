import Foundation

/// What was read of each file and written for it, so that only what changes is read and written again.
struct RewriteCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var stamp: FileStamp
    var summary: FileSummary
    /// What the result was written from, or `nil` if it wasn't.
    var plan: RewritePlan?
  }

  /// The stamp of the program that wrote it: another one may read and write differently.
  var program: FileStamp?
  var entries: [String: Entry] = [:]

  /// Reads the cache of a program. One that is missing, damaged, or another program's is empty.
  init(path: String, program: FileStamp?) {
    self.program = program
    guard let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(Self.self, from: data), known.program == program
    else { return }
    entries = known.entries
  }

  func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
  }
}
