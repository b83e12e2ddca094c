import Foundation
import Testing

@Suite struct APISurfaceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  private static let sheet = root.appendingPathComponent("Sources/UIKit/UIKit.docc/Surface.md")
  private static let modules = ["CoreGraphics", "QuartzCore", "UIFoundation", "UIViews", "UILists"]

  @Test("no name of UIKit that was there is gone, and the sheet says what is there")
  func surface() throws {
    let list = try String(contentsOf: Self.folder.appendingPathComponent("APISurface.txt"), encoding: .utf8)
    let surface = APISurface(list)
    let symbols = try PublicSymbols.built(modules: Self.modules, root: Self.root)
    let sheet = surface.sheet(present: symbols.contains)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_SURFACE"] != nil {
      try Data(sheet.utf8).write(to: Self.sheet)
    }
    let recorded = try String(contentsOf: Self.sheet, encoding: .utf8)
    let (before, now) = (APISurface.present(in: recorded), APISurface.present(in: sheet))
    #expect(before.subtracting(now).sorted() == [], "these were public and are not any more")
    #expect(now.subtracting(before).sorted() == [], "these are new: make surface records them")
    #expect(recorded == sheet, "the sheet is stale: make surface records it")
    #expect(now.count > 500)
  }

  @Test("a name is there by its type, by a superclass, or not at all")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let graph = """
      {"symbols": [
        {"identifier": {"precise": "a"}, "pathComponents": ["A"]},
        {"identifier": {"precise": "b"}, "pathComponents": ["B"]},
        {"identifier": {"precise": "f"}, "pathComponents": ["A", "f(x:)"]}],
       "relationships": [{"kind": "inheritsFrom", "source": "b", "target": "a"}]}
      """
    try Data(graph.utf8).write(to: folder.appendingPathComponent("M.symbols.json"))
    let symbols = try PublicSymbols(in: folder)
    #expect(["A", "B", "A.f(x:)", "B.f(x:)"].allSatisfy(symbols.contains))
    #expect(!["C", "A.f(y:)", "C.f(x:)", "A.g"].contains(where: symbols.contains))
    let sheet = APISurface("# S\nA\nA.f(x:)\nA.g\n").sheet(present: symbols.contains)
    #expect(sheet.contains("2 of 3 are there."))
    #expect(APISurface.present(in: sheet) == ["A", "A.f(x:)"])
  }
}
