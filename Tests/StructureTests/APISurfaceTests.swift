import Foundation
import Testing

@Suite struct APISurfaceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  private static let sheet = root.appendingPathComponent("Sources/UIKit/UIKit.docc/Surface.md")
  private static let modules = ["CoreGraphics", "QuartzCore", "UIFoundation", "UIKit"]

  private static let symbols = Result { try PublicSymbols.built(modules: modules) }

  @Test("every public name is declared in one module only")
  func declaredOnce() throws {
    let repeated = try Self.symbols.get().repeated
    #expect(repeated == [:])
  }

  @Test("every public type can be named after importing UIKit, beside Foundation's types too")
  func unambiguous() throws {
    let types = try Self.symbols.get().types.sorted()
    #expect(types.count > 300)
    let uses = types.enumerated().map { "typealias Use\($0) = \($1)" }
    let source = "import UIKit\n" + uses.joined(separator: "\n") + "\n"
    #expect(try Compiler.complaints(about: ["names.swift": source]) == "")
    let wrong = source + "typealias Use = NoType\n"
    #expect(try Compiler.complaints(about: ["names.swift": wrong]).contains("NoType"))
  }

  @Test("no name of UIKit that was there is gone, and the sheet says what is there")
  func surface() throws {
    let surface = APISurface(try list("APISurface.txt"))
    let missing = APISurface(try list("MissingNames.txt"))
    let symbols = try Self.symbols.get()
    let sheet = surface.sheet(of: symbols, missing: missing)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_SURFACE"] != nil {
      try Data(sheet.utf8).write(to: Self.sheet)
    }
    let recorded = try String(contentsOf: Self.sheet, encoding: .utf8)
    let (before, now) = (APISurface.present(in: recorded), APISurface.present(in: sheet))
    #expect(before.subtracting(now).sorted() == [], "these were public and are not any more")
    #expect(now.subtracting(before).sorted() == [], "these are new: make surface records them")
    #expect(recorded == sheet, "the sheet is stale: make surface records it")
    #expect(now.count > 500)
    #expect(
      missing.sections.flatMap(\.names).filter(symbols.contains) == [], "these exist: take them off MissingNames.txt")
  }

  private func list(_ file: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// Swift imports C functions and methods of Objective-C as `@discardableResult`, unless their header says
  /// `warn_unused_result` (SE-0047, "Import of C and Objective-C").
  @Test("results that UIKit lets callers ignore can be ignored")
  func ignorableResults() throws {
    // NSLayoutAnchor.h says warn_unused_result. The others are declared in Swift, or not in UIKit.
    let exceptions = [
      "NSLayoutAnchor.", "NSLayoutDimension.", "NSLayoutXAxisAnchor.", "NSLayoutYAxisAnchor.",
      "UICollectionViewDiffableDataSource.", "UITableViewDiffableDataSource.", "UIContentConfiguration.",
      "UIContentView.", "UITraitOverrides.", "NSCollectionLayoutSection.list(",
      "UICollectionViewCompositionalLayout.list(", "UICollectionView.dequeueConfiguredReusable", "UIView.displayList(",
      "LocalizedStrings.", "autoreleasepool(", "withUnsafe",
    ]
    let warnings = try Self.symbols.get().unusedResultWarnings
    let unexpected = warnings.filter { name in !exceptions.contains { name.hasPrefix($0) } }
    #expect(unexpected.sorted() == [], "add @discardableResult to these")
    #expect(warnings.contains("NSLayoutAnchor.constraint(equalTo:)"))
  }

  @Test("the list of number setters names every public one, and what it does with a value that is not finite")
  func numberSetters() throws {
    let file = Self.folder.appendingPathComponent("NumberSetters.txt")
    let setters = try Self.symbols.get().numberSetters
    var list = try String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_SURFACE"] != nil {
      list = NumberSetters(list).list(of: setters, header: NumberSetters.header(of: list))
      try Data(list.utf8).write(to: file)
    }
    let recorded = NumberSetters(list)
    let listed = Set(recorded.outcomes.keys)
    #expect(setters.subtracting(listed).sorted() == [], "decide what these do; make surface adds them to the list")
    #expect(listed.subtracting(setters).sorted() == [], "these are gone: make surface takes them off the list")
    #expect(recorded.undecided == [])
    #expect(setters.count > 200)
  }

  @Test("a name is there by its type, by a superclass, or not at all")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let number = """
      {"identifier": {"precise": "x"}, "kind": {"identifier": "swift.property"}, "pathComponents": ["A", "x"],
       "declarationFragments": [
         {"kind": "keyword", "spelling": "var"}, {"kind": "text", "spelling": " x: "},
         {"kind": "typeIdentifier", "spelling": "CGFloat"}]},
      """
    let graph = """
      {"module": {"name": "M"}, "symbols": [\(number)
        {"identifier": {"precise": "a"}, "kind": {"identifier": "swift.class"}, "pathComponents": ["A"]},
        {"identifier": {"precise": "b"}, "kind": {"identifier": "swift.class"}, "pathComponents": ["B"]},
        {"identifier": {"precise": "f"}, "kind": {"identifier": "swift.method"}, "pathComponents": ["A", "f(x:)"],
         "docComment": {"lines": [
           {"text": "A function. Stored for source compatibility; has"}, {"text": "no effect."}]}}],
       "relationships": [{"kind": "inheritsFrom", "source": "b", "target": "a"}]}
      """
    try Data(graph.utf8).write(to: folder.appendingPathComponent("M.symbols.json"))
    let other = graph.replacing("\"M\"", with: "\"N\"").replacing("\"B\"", with: "\"C\"")
      .replacing("\"A\", \"f(x:)\"", with: "\"C\", \"f(x:)\"").replacing("\"A\", \"x\"", with: "\"C\", \"x\"")
    let symbols = try PublicSymbols(in: folder)
    #expect(symbols.types == ["A", "B"] && symbols.repeated == [:] && symbols.numberSetters == ["A.x"])
    try Data(other.utf8).write(to: folder.appendingPathComponent("N.symbols.json"))
    #expect(try PublicSymbols(in: folder).repeated == ["A": ["M", "N"]])
    #expect(["A", "B", "A.f(x:)", "B.f(x:)"].allSatisfy(symbols.contains))
    #expect(!["C", "A.f(y:)", "C.f(x:)", "A.g"].contains(where: symbols.contains))
    #expect(symbols.isStoredOnly("B.f(x:)") && !symbols.isStoredOnly("A") && !symbols.isStoredOnly("A.g"))
    let missing = APISurface("# T\nQ\n")
    let sheet = APISurface("# S\nA\nA.f(x:)\nA.g\n").sheet(of: symbols, missing: missing)
    #expect(sheet.contains("2 of 3 exist; 1 of them have no effect."))
    #expect(sheet.contains("| `A.f(x:)` | yes | no |") && sheet.contains("| `A.g` | no | |"))
    #expect(sheet.contains("| `A` | `f(x:)` |") && sheet.contains("### T\n\n- `Q`"))
    #expect(APISurface.present(in: sheet) == ["A", "A.f(x:)"])
  }
}
