import Foundation
import Testing

@Suite struct OptionalCallsTests {
  @Test("the files that let optional calls compile are those that the protocols' declarations determine")
  func files() throws {
    let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD_CALLS"] != nil
    let paths = Repository.files(below: "Sources").filter {
      $0.contains("/OptionalCalls/") && $0.hasSuffix("Calls.swift")
    }
    #expect(paths.count > 15)
    for path in paths {
      let module = path.split(separator: "/")[1]
      let sources = try Repository.files(below: "Sources/\(module)").filter { $0.hasSuffix(".swift") }.map(
        Repository.text)
      let name = String(path.split(separator: "/")[3].dropLast("Calls.swift".count))
      let calls = OptionalCalls(of: name, in: sources)
      #expect(!calls.methods.isEmpty, "\(name)")
      try check(path, isRecording, calls.file)
      let unsafePath = path.replacing(".swift", with: "+Unsafe.swift")
      #expect(Repository.contains(unsafePath) == (calls.unsafeFile(imports: []) != nil), "\(unsafePath)")
      if Repository.contains(unsafePath) { try check(unsafePath, isRecording) { calls.unsafeFile(imports: $0) ?? "" } }
    }
  }

  /// Compares a file with its generated text, which has the same imports, or replaces it.
  private func check(_ path: String, _ isRecording: Bool, _ text: ([String]) -> String) throws {
    let recorded = try Repository.text(path)
    let imports = recorded.split(separator: "\n").map(String.init).prefix { $0.contains("import ") }
    let fresh = try formatted(text(Array(imports)))
    if isRecording {
      try Data(fresh.utf8).write(to: Repository.root.appendingPathComponent(path))
    } else {
      #expect(recorded == fresh, "\(path) is stale: make optional-calls writes it")
    }
  }

  /// Returns source text in the repository's format.
  private func formatted(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let configuration = Repository.root.appendingPathComponent(".swift-format").path
    process.arguments = ["swift", "format", "--in-place", "--configuration", configuration, file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("a method alone with one unlabeled argument is a closure; others share a structure; required ones are left out")
  func rules() {
    let source = """
      public protocol P: AnyObject {
        /// A.
        func list(_ list: List, at index: Int) -> [Int]?
        /// B.
        func list(
          _ list: List, moved other: (Int, Int), to offset: UnsafeMutablePointer<Int>
        )
        func listChanged(_ list: List)
        func count(in list: List) -> Int
      }

      extension P {
        public func list(_ list: List, at index: Int) -> [Int]? { nil }
        public func list(_ list: List, moved other: (Int, Int), to offset: UnsafeMutablePointer<Int>) {}
        public func listChanged(_ list: List) {}
      }
      """
    let calls = OptionalCalls(of: "P", in: [source])
    #expect(calls.methods.map(\.fullName) == ["list(_:at:)", "list(_:moved:to:)", "listChanged(_:)"])
    let file = calls.file(imports: [])
    #expect(
      file.contains("public func callAsFunction(_ list: List, at index: Int) -> [Int]? { target.list(list, at: index)")
    )
    #expect(file.contains("moved other: (Int, Int), to offset: UnsafeMutablePointer<Int>) {"))
    #expect(file.contains("public var list: PCalls? { PCalls(target: self) }"))
    #expect(file.contains("public var listChanged: ((List) -> Void)? { { self.listChanged($0) } }"))
    #expect(!file.contains("count") && calls.unsafeFile(imports: []) == nil)
  }
}
