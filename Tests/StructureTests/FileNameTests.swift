import Testing

/// Which declarations a file may hold.
@Suite struct FileNameTests {
  /// The Swift files in `Sources`, without comments and the contents of texts.
  private static let sources = Repository.code.filter { $0.key.hasPrefix("Sources/") }

  @Test("each public type is in a file of its own, named after it")
  func publicTypes() {
    var misplaced: [String] = []
    for (path, code) in Self.sources {
      let name = Self.typeName(of: path)
      misplaced += SourceFile(code).publicTypes.filter { $0 != name }.map { "\(path) declares \($0)" }
    }
    #expect(misplaced.sorted() == [])
  }

  @Test("symbols are declared a second time only in the file of each module that explains why")
  func symbolNames() {
    let files = Self.sources.filter { $0.value.contains { $0.contains("@_silgen_name") } }.keys
    #expect(files.filter { !$0.hasSuffix("/RuntimeInitializers+Unsafe.swift") } == [])
  }

  @Test("files that refer to one another's types in a circle are few", arguments: ModuleGraph.modules)
  func cycles(module: ModuleGraph.Module) {
    let files = Repository.code.filter { $0.key.hasPrefix("\(module.path)/") }.mapValues(SourceFile.init)
    let largest = FileGraph(files).largestCycle
    #expect(largest.count <= Self.cycleLimits[module.name, default: 25], "\(largest.sorted())")
  }

  /// The limits of modules other than the usual 25 files. They may only become smaller.
  private static let cycleLimits = ["UILists": 20]

  @Test("the base name of a file is the part before a plus sign")
  func names() {
    #expect(Self.typeName(of: "Sources/A/B.swift") == "B" && Self.typeName(of: "Sources/A/B+C.swift") == "B")
  }

  @Test("public types are those outside of others, whatever stands before their names")
  func readsTypes() {
    let code = [
      "@MainActor public final class A {", "public struct Inner {}", "}", "package enum B {}",
      "@frozen public struct C<T> {", "}", "open class D: A {}", "public func make() -> E {}", "extension F {",
      "public enum G {}", "}",
    ]
    #expect(SourceFile(code).publicTypes == ["A", "C", "D"])
    #expect(SourceFile(code).types == ["A", "B", "C", "D"])
  }

  @Test("a cycle is found through any number of files")
  func findsCycles() {
    let files = [
      "a": SourceFile(["struct A { var b: B }"]), "b": SourceFile(["struct B { var c: C }"]),
      "c": SourceFile(["struct C { var a: [A] }"]), "d": SourceFile(["struct D { var a: A }"]),
    ]
    #expect(FileGraph(files).largestCycle == ["a", "b", "c"])
  }

  private static func typeName(of path: String) -> Substring {
    path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
  }
}
