import Foundation
import Testing

@Suite struct StructureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(below folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (FileManager.default.subpaths(atPath: path) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("every import and every unsafe pointer stands where the house allows it", arguments: House.rooms)
  func arrows(room: House.Room) throws {
    let sources = Self.files(below: room.path).filter { $0.hasSuffix(".swift") }
    let violations = try sources.flatMap {
      StructureRule.violations(in: try Self.text($0), path: $0, room: room)
    }
    #expect(violations == [])
  }

  @Test("the sources are there to be read: the test would notice an empty or renamed folder")
  func sourcesAreFound() {
    for name in ["galley", "UIKit", "FontEngine", "BundledFonts"] {
      let room = House.rooms.first { $0.name == name }
      #expect(Self.files(below: room?.path ?? "").contains { $0.hasSuffix(".swift") }, "\(name)")
    }
  }

  @Test("every folder in Sources is a room of the house")
  func noUnknownRooms() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources").path)
    let known = Set(House.rooms.map(\.name)).union(House.cModules)
    #expect(folders.filter { !known.contains($0) } == [])
  }

  @Test(
    "C modules hold no Swift, and the system ones a module map and a header only", arguments: House.cModules.sorted())
  func cModules(name: String) {
    let files = Self.files(below: "Sources/\(name)").map { $0.dropFirst("Sources/\(name)/".count) }
    #expect(!files.contains { $0.hasSuffix(".swift") })
    if name != "CUnicode" { #expect(files.filter { $0 != "module.modulemap" && $0 != "shim.h" } == []) }
  }

  @Test("CUnicode's public header includes no header of ICU, which would clash with Foundation's own ICU")
  func unicodeHeader() throws {
    let headers = Self.files(below: "Sources/CUnicode/include").filter { $0.hasSuffix(".h") }
    #expect(!headers.isEmpty)
    for header in headers {
      let includes = try Self.text(header).split(separator: "\n").filter { $0.hasPrefix("#include") }
      #expect(includes.filter { $0.contains("unicode/") } == [], "\(header)")
    }
  }
}
