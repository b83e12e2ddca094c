import Testing

@Suite struct StructureTests {
  @Test("no file breaks a rule of imports, unsafe pointers, or traps", arguments: Manifest.swiftModules.sorted())
  func rules(module: String) {
    let sources = Repository.code.filter { Repository.module(of: $0.key) == module }
    let violations = sources.flatMap { StructureRule.violations(in: $0.value, path: $0.key, module: module) }
    #expect(violations == [])
  }

  @Test("Package.swift declares every folder in Sources, and every module that a rule names")
  func noUnknownModules() {
    let named = Set(StructureRule.toolchain.keys).union(StructureRule.cModules.keys)
      .union(StructureRule.cModules.values.joined()).union(StructureRule.unsafeFileImports)
    let all = Manifest.swiftModules.union(Manifest.cModules).union(named)
    #expect(all.subtracting(Manifest.targets) == [])
    #expect(all.count > 25)
  }

  @Test("symbols are declared a second time only in the file of each module that explains why")
  func symbolNames() {
    let files = Repository.code.filter { $0.value.contains { $0.contains("@_silgen_name") } }.keys
    let explained = ["/RuntimeInitializers+Unsafe.swift", "/BundleMethods+Unsafe.swift"]
    #expect(files.filter { file in !explained.contains { file.hasSuffix($0) } } == [])
  }

  @Test("the layout system never sees a view")
  func layoutSystem() {
    let files = Repository.code.filter { $0.key.hasPrefix("Sources/UIKit/Layout/System/") }
    // Attributes and axes of constraints are plain values.
    let classes: Set<Substring> = ["UIView", "UILayoutGuide", "UIStackView", "LayoutParticipant", "LayoutOperand"]
    let named = files.flatMap { path, code in
      code.flatMap { SwiftCode.words(in: $0[...]) }.filter(classes.contains).map { "\(path): \($0)" }
    }
    #expect(files.count > 10 && named == [])
  }

  @Test(
    "modules for system libraries hold a module map and a header only",
    arguments: Manifest.cModules.subtracting(["CUnicode", "CLocale", "CRenderingStart"]).sorted())
  func systemModules(name: String) {
    let files = Repository.files(below: "Sources/\(name)").map { $0.dropFirst("Sources/\(name)/".count) }
    #expect(files.filter { $0 != "module.modulemap" && $0 != "shim.h" } == [])
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
