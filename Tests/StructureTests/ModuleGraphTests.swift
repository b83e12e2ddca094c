import Testing

@Suite struct ModuleGraphTests {
  @Test("names are unique, and every module that another may import is in a lower layer")
  func importsAreLower() {
    let names = ModuleGraph.modules.map(\.name)
    #expect(Set(names).count == names.count)
    for module in ModuleGraph.modules {
      guard case .only(let imports) = module.imports else { continue }
      for name in imports {
        let other = ModuleGraph.modules.first { $0.name == name }
        #expect(other.map { $0.layer < module.layer } == true, "\(module.name) -> \(name)")
      }
      #expect(module.cModules.union(module.unsafeFileImports).isSubset(of: ModuleGraph.cModules))
    }
  }

  @Test("only FontEngine, LocaleRules, and LayoutRendering may import C")
  func cBoundary() {
    #expect(
      ModuleGraph.modules.filter { !$0.cModules.isEmpty }.map(\.name) == [
        "LayoutRendering", "FontEngine", "LocaleRules",
      ])
  }

  @Test("the text engine, the solver, and the type sizes do not use Foundation")
  func withoutFoundation() {
    for module in ModuleGraph.modules
    where ["FontEngine", "TextLayout", "Cassowary", "DynamicType"].contains(module.name) {
      #expect(!module.toolchain.contains("Foundation"), "\(module.name)")
    }
  }
}
