import Foundation

/// Rewrites the files of an app, those that have changed and those that a change of another file reaches.
public struct Rewriting: Sendable {
  /// What a run did.
  public struct Result: Sendable {
    /// The number of files that were read.
    public var readCount = 0
    /// The paths of the app's files whose results were written.
    public var written: [String] = []
    /// What can't be rewritten.
    public var findings: [Finding] = []
    var registrations: [Registration] = []
  }

  private let files: [SourceFile]
  private let cachePath: String

  /// Creates a run over all files of a module.
  ///
  /// - Parameter cache: The path of a file in which the run keeps what it has read.
  public init(_ files: [SourceFile], cache: String) {
    self.files = files
    cachePath = cache
  }

  /// Reads and writes what has changed.
  ///
  /// - Throws: `RewriteError` for a file that can't be read or written.
  /// - Complexity: O(*n*) for *n* bytes of changed files, and O(*m*) for *m* declarations of the app.
  public func run() async throws -> Result {
    var cache = RewriteCache(path: cachePath, program: CommandLine.arguments.first.flatMap(FileStamp.init))
    var result = Result()
    let read = try await readChanged(cache)
    result.readCount = read.count
    var entries: [String: RewriteCache.Entry] = [:]
    for file in files { entries[file.path] = read[file.path]?.entry ?? cache.entries[file.path] }
    let summaries = files.compactMap { file in entries[file.path].map { (path: file.path, summary: $0.summary) } }
    let planner = AppPlanner(summaries)
    let plans = planner.plans
    result.findings = planner.findings
    result.registrations = planner.registrations
    let stale = files.filter { file in
      entries[file.path]?.plan != plans[file.path, default: RewritePlan()]
        || !FileManager.default.fileExists(atPath: file.output)
    }
    result.written = try await write(stale, plans, read.mapValues(\.source)).sorted()
    for file in stale { entries[file.path]?.plan = plans[file.path, default: RewritePlan()] }
    guard !stale.isEmpty || !read.isEmpty || cache.entries.count != entries.count else { return result }
    cache.entries = entries
    do { try cache.write(to: cachePath) } catch { throw RewriteError(.write, cachePath, error) }
    return result
  }

  /// Writes the source that says where an app's resources are, if it has changed.
  ///
  /// - Parameter result: The run over the app's sources, which finds what extensions add to UIKit's classes.
  /// - Throws: `RewriteError` if it can't be written.
  public static func writeResources(
    at path: String, folders: [String], files: [String], after result: Result
  ) throws(RewriteError) {
    let source = ResourceSource(folders: folders, files: files, registrations: result.registrations)
    let data = Data(source.text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do { try data.write(to: URL(filePath: path), options: .atomic) } catch { throw RewriteError(.write, path, error) }
  }

  // MARK: - Reading

  private typealias Read = (entry: RewriteCache.Entry, source: SourceText)

  private func readChanged(_ cache: RewriteCache) async throws -> [String: Read] {
    try await withThrowingTaskGroup(of: (String, Read)?.self) { group in
      for file in files {
        group.addTask {
          guard let stamp = FileStamp(file.path) else { throw RewriteError(.read, file.path, nil) }
          guard cache.entries[file.path]?.stamp != stamp else { return nil }
          let source = try Self.read(file.path)
          return (
            file.path,
            (RewriteCache.Entry(stamp: stamp, summary: SummaryCollector.summary(of: source), plan: nil), source)
          )
        }
      }
      return try await group.reduce(into: [:]) { all, read in if let read { all[read.0] = read.1 } }
    }
  }

  private static func read(_ path: String) throws -> SourceText {
    guard let data = FileManager.default.contents(atPath: path) else { throw RewriteError(.read, path, nil) }
    return SourceText([UInt8](data))
  }

  // MARK: - Writing

  /// Writes files, and returns the paths of those whose results have changed.
  private func write(
    _ stale: [SourceFile], _ plans: [String: RewritePlan], _ read: [String: SourceText]
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for file in stale {
        group.addTask {
          let source = try read[file.path] ?? Self.read(file.path)
          let bytes = FileRewriter.rewritten(source, plans[file.path, default: RewritePlan()], path: file.path)
          let data = Data(bytes)
          // What stays as it is isn't compiled again.
          guard FileManager.default.contents(atPath: file.output) != data else { return nil }
          do {
            try FileManager.default.createDirectory(
              at: URL(filePath: file.output).deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: URL(filePath: file.output), options: .atomic)
          } catch { throw RewriteError(.write, file.output, error) }
          return file.path
        }
      }
      return try await group.reduce(into: []) { all, path in if let path { all.append(path) } }
    }
  }
}

/// A file that couldn't be read or written.
public struct RewriteError: Error, CustomStringConvertible, Sendable {
  enum Operation: String, Sendable { case read, write = "written" }

  let operation: Operation
  /// The file's path.
  public let path: String
  let reason: String?

  init(_ operation: Operation, _ path: String, _ error: (any Error)?) {
    self.operation = operation
    self.path = path
    reason = error.map { "\($0)" }
  }

  /// The failure as one line.
  public var description: String { "\(path) can't be \(operation.rawValue)" + (reason.map { ": " + $0 } ?? "") }
}
