import Foundation
import Testing

@testable import SourceAdoption

/// Which files are read and written again after a change.
@Suite struct RewritingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "adoption-\(UUID().uuidString)")

  private func write(_ texts: [String: String]) throws -> [SourceFile] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try texts.sorted { $0.key < $1.key }.map { name, text in
      let path = folder.appending(path: name)
      try Data(text.utf8).write(to: path)
      return SourceFile(
        path: path.path(percentEncoded: false),
        output: folder.appending(path: "out/" + name).path(percentEncoded: false))
    }
  }

  private func run(_ files: [SourceFile]) async throws -> (read: Int, written: [String]) {
    let cache = folder.appending(path: "cache.json").path(percentEncoded: false)
    let result = try await Rewriting(files, cache: cache).run()
    return (result.readCount, result.written.map { ($0 as NSString).lastPathComponent })
  }

  private let app = [
    "A.swift": "class A: UIViewController {\n}\n",
    "B.swift": "extension A {\n  override func viewDidLoad() { f() }\n}\n",
    "C.swift": "struct C {}\n",
  ]

  @Test("only what has changed is read, and only what a change reaches is written")
  func changes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var texts = app
    #expect(try await run(write(texts)) == (3, ["A.swift", "B.swift", "C.swift"]))
    var files = try write(texts)
    // Written again with the same text: read, and not written.
    #expect(try await run(files) == (3, []))
    #expect(try await run(files) == (0, []))
    texts["B.swift"] = "extension A {\n  override func viewDidLoad() { g(1) }\n}\n"
    try Data(texts["B.swift", default: ""].utf8).write(to: URL(filePath: files[1].path))
    // The class's file calls the override as before.
    #expect(try await run(files) == (1, ["B.swift"]))
    try Data("extension A {\n  override func viewDidLoad() {}\n  override func loadView() {}\n}\n".utf8)
      .write(to: URL(filePath: files[1].path))
    #expect(try await run(files) == (1, ["A.swift", "B.swift"]))
    // A file that is gone takes its overrides along.
    files.remove(at: 1)
    #expect(try await run(files) == (0, ["A.swift"]))
    // A result that is gone is written again.
    try FileManager.default.removeItem(atPath: files[1].output)
    #expect(try await run(files) == (0, ["C.swift"]))
  }

  @Test("a damaged cache is read anew, and a missing file is an error")
  func damage() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try write(app)
    try Data("{".utf8).write(to: folder.appending(path: "cache.json"))
    #expect(try await run(files).read == 3)
    try FileManager.default.removeItem(atPath: files[2].path)
    await #expect(throws: RewriteError.self) { try await run(files) }
  }
}
