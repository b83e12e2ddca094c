import Testing

/// The solver's parts keep their state to themselves, and indices of different tables have different types.
@Suite struct SolverStateTests {
  private static let module = "Sources/Cassowary/"
  private static let engine = "Sources/UIViews/LayoutEngine/"

  /// Returns the stored properties of the type declared in a file that other files can set.
  ///
  /// They are the lines of code with a `var`, indented by one level, that have no body and aren't private.
  private static func openVariables(in code: [String]) -> [String] {
    code.filter { line in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
      let words = SwiftCode.words(in: line)
      return words.contains("var") && !line.contains("{") && !words.contains("private")
    }
  }

  @Test(
    "only the files that declare the solver, its tableau, and their parts can change the properties",
    arguments: [
      "Solver/Solver", "Solver/Expressions", "Solver/RouteCache", "Definitions/Definitions", "Tableau/Tableau",
      "Tableau/Objective",
    ])
  func privateState(file: String) throws {
    try expectPrivateState("\(Self.module)\(file).swift")
  }

  @Test(
    "only the files that declare the parts of a layout system and its engine can change the properties",
    arguments: [
      "ContributionList", "EngineBacklog", "ItemChanges", "MeasuredContent", "PendingConstraints", "PositionStore",
      "SlotSet", "SlotTable", "Staging", "VariableOwners", "WaitingList",
    ])
  func privateLayoutState(file: String) throws {
    try expectPrivateState("\(Self.engine)\(file).swift")
  }

  private func expectPrivateState(_ path: String) throws {
    let code = try #require(Repository.code[path])
    #expect(code.contains { SwiftCode.words(in: $0).contains("struct") })
    #expect(Self.openVariables(in: code) == [])
  }

  @Test("an open property is found, and a private or computed one is not")
  func rule() {
    let text = """
      struct Solver {
        private var steps = 0
        private(set) var routes = [1]
        @usableFromInline private(set) var records: [Int] = []
        var count: Int { routes.count }
        static let limit = 3
        // var comment = 1
        var open = 0
        func f() {
          var local = 1
        }
      }
      """
    #expect(Self.openVariables(in: SwiftCode.lines(of: text)) == ["  var open = 0"])
  }

  @Test("plain numbers of four bytes occur only where storage and index types are declared")
  func typedIndices() {
    let sources = Repository.code.filter { $0.key.hasPrefix(Self.module) }
    #expect(sources.count > 40)
    let others = sources.filter { !$0.key.hasPrefix("\(Self.module)Storage/") }
    let plain = others.filter { $0.value.contains { SwiftCode.words(in: $0).contains("Int32") } }
    #expect(plain.keys.sorted() == [])
  }

  @Test("the slots of a layout system's items, and the places of its constraints, have types of their own")
  func typedSlots() {
    let sources = Repository.code.filter { $0.key.hasPrefix(Self.engine) }
    #expect(sources.count > 20)
    let plain = sources.filter { file in
      file.value.contains { $0.contains("slot: Int,") || $0.contains("slot: Int)") || $0.contains("place: Int)") }
    }
    // Views store their slots as plain numbers, which the engine reads.
    #expect(plain.keys.sorted() == ["LayoutEngine", "RegionEngine"].map { "\(Self.engine)\($0).swift" })
  }
}
