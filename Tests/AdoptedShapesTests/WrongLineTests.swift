import Foundation
import TestSupport
import Testing

/// Wrong lines in each of the shapes, which the compiler finds in the rewritten files.
@Suite struct WrongLineTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static var build: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  @Test("the compiler names a wrong line of each shape at its own file, line, and column")
  func positions() throws {
    let files = FileManager.default
    let app = files.temporaryDirectory.resolvingSymlinksInPath().appending(path: "wrong-\(UUID().uuidString)")
    defer { try? files.removeItem(at: app) }
    try files.copyItem(at: Self.root.appending(path: "Tests/Samples/Adoption/Shapes"), to: app)
    let path = app.path(percentEncoded: false)
    let sources = ((files.enumerator(atPath: path)?.allObjects as? [String]) ?? []).filter { $0.hasSuffix(".swift") }
      .sorted()
    var expected: Set<String> = []
    for source in sources {
      let file = app.appending(path: source)
      var lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      // A wrong method after the first line of the last class, and a wrong constant at the end.
      let name = source.filter(\.isLetter)
      if let start = lines.lastIndex(where: { line in
        ["class ", "final class "].contains { line.hasPrefix($0) } && line.hasSuffix("{")
      }) {
        lines.insert("  @objc private func wrong\(name)() { let x: Int = \"wrong\" }", at: start + 1)
        expected.insert(
          "\(path)/\(source):\(start + 2):\("  @objc private func wrong\(name)() { let x: Int = ".count + 1)")
      }
      lines.append("let last\(name): Int = \"wrong\"")
      expected.insert("\(path)/\(source):\(lines.count):\("let last\(name): Int = ".count + 1)")
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }
    let adopt = Self.build.appending(path: "galley-adopt").path(percentEncoded: false)
    #expect(try ProgramRun(adopt, [path, "--galley", Self.root.path(percentEncoded: false)]).isSilent)
    let pairs = sources.flatMap { ["\(path)/\($0)", "\(path)/out/\($0.replacing("/", with: "+"))"] }
    #expect(try ProgramRun(adopt, ["rewrite", path + "/cache", path + "/resources", path, "--"] + pairs).isSilent)
    let outputs = pairs.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let modules = Self.build.appending(path: "Modules").path(percentEncoded: false)
    let messages = try ProgramRun(
      "swiftc",
      [
        "-typecheck", "-wmo", "-swift-version", "5", "-parse-as-library", "-diagnostic-style", "llvm", "-I",
        modules, "-I", path + "/.sourcekit-lsp", "-module-cache-path", path + "/modules",
      ] + outputs
    ).error
    let found = messages.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
      line.range(of: ": error: ").map { String(line[..<$0.lowerBound]) } ?? ""
    }
    #expect(Set(found) == expected)
    #expect(expected.count > 40)
  }
}

extension ProgramRun {
  /// Whether it succeeded without a message.
  fileprivate var isSilent: Bool { status == 0 && error.isEmpty }
}
