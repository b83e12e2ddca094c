import Foundation
import Testing

@Suite struct StructureTests {
  @Test("the module graph allows every import and every unsafe pointer", arguments: ModuleGraph.modules)
  func imports(module: ModuleGraph.Module) {
    let sources = Repository.code.filter { $0.key.hasPrefix("\(module.path)/") }
    #expect(!sources.isEmpty)
    let violations = sources.flatMap { StructureRule.violations(in: $0.value, path: $0.key, module: module) }
    #expect(violations == [])
  }

  @Test("every folder in Sources is a module of the graph")
  func noUnknownModules() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources").path)
    let known = Set(ModuleGraph.modules.map(\.name)).union(ModuleGraph.cModules)
    #expect(folders.filter { !known.contains($0) } == [])
  }

  @Test("comments are no wider than code, which the formatter wraps at 120 columns")
  func commentWidth() throws {
    let paths = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    for path in paths {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where line.count > 120 && line.drop(while: { $0 == " " }).hasPrefix("//") {
        Issue.record("\(path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  @Test(
    "C modules hold no Swift, and the system ones a module map and a header only",
    arguments: ModuleGraph.cModules.sorted())
  func cModules(name: String) {
    let files = Repository.files(below: "Sources/\(name)").map { $0.dropFirst("Sources/\(name)/".count) }
    #expect(!files.contains { $0.hasSuffix(".swift") })
    if !["CUnicode", "CLocale", "CRenderingStart"].contains(name) {
      #expect(files.filter { $0 != "module.modulemap" && $0 != "shim.h" } == [])
    }
  }

  @Test(
    "the public headers include no header of ICU, which would clash with Foundation's own ICU",
    arguments: ["CUnicode", "CLocale"])
  func unicodeHeader(name: String) throws {
    let headers = Repository.files(below: "Sources/\(name)/include").filter { $0.hasSuffix(".h") }
    #expect(!headers.isEmpty)
    for header in headers {
      let includes = try Repository.text(header).split(separator: "\n").filter { $0.hasPrefix("#include") }
      #expect(includes.filter { $0.contains("unicode/") } == [], "\(header)")
    }
  }
}
