import Foundation
import Testing

/// The list of rules beside this file says which test holds which published fact: here, that each of those tests is
/// there.
@Suite struct FactRulesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The text of every test in the package but those of this folder.
  private static func tests() throws -> String {
    let root = folder.deletingLastPathComponent()
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? []).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("StructureTests/")
    }
    return try paths.map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }.joined()
  }

  @Test("every rule of the sheets has a test that names it")
  func rules() throws {
    let list = try String(contentsOf: Self.folder.appendingPathComponent("FactRules.txt"), encoding: .utf8)
    let tests = try Self.tests()
    var count = 0
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      guard let mark = line.range(of: " :: ") else { continue }
      count += 1
      #expect(tests.contains(line[mark.upperBound...]), "no test says: \(line)")
    }
    #expect(count > 70)
  }
}
