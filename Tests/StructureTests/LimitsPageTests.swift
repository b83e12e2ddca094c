import Foundation
import Testing

/// The page "Limits and guarantees" names every limit with its number and a test that there is.
@Suite struct LimitsPageTests {
  /// `public static let name = number` in a file, the number as an expression of the few forms that stand there.
  private static func limits(_ path: String) throws -> [(name: String, value: Double)] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["public", "static", "let"]), words.count > 5, words[4] == "=" else { return nil }
      let numbers = words[5...].map { Double($0.filter { $0 != "_" }) }
      guard let first = numbers[0] else { return nil }
      let shift = numbers.count == 3 ? numbers[2] ?? 0 : 0
      return (words[3], first * exp2(shift))
    }
  }

  @Test(
    "every limit stands on the page with its number",
    arguments: [
      ("FontLimits", "Sources/FontEngine/FontLimits.swift"), ("TextLimits", "Sources/TextLayout/TextLimits.swift"),
      ("RenderingLimits", "Sources/LayoutRendering/RenderingLimits.swift"),
      ("InterfaceDocumentLimits", "Sources/InterfaceDocuments/Reading/InterfaceDocumentLimits.swift"),
    ])
  func numbers(type: String, path: String) throws {
    let page = try Repository.text("Sources/UIKit/UIKit.docc/LimitsAndGuarantees.md").split(separator: "\n")
    let limits = try Self.limits(path)
    #expect(limits.count >= 3)
    for (name, value) in limits {
      guard let row = page.first(where: { $0.contains("`\(type).\(name)`") }) else {
        Issue.record("the page does not name \(type).\(name)")
        continue
      }
      let plain = row.filter { $0 != "," }
      let forms = [" \(Int(value)) ", " \(Int(value));", "| \(Int(value / exp2(20))) MB"]
      #expect(forms.contains { plain.contains($0) }, "\(type).\(name) is \(value)")
    }
  }

  @Test("every suite that the page names is there")
  func suites() throws {
    let page = try Repository.text("Sources/UIKit/UIKit.docc/LimitsAndGuarantees.md")
    let folder = Repository.root.appendingPathComponent("Tests").path
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    let files = Set(paths.map { URL(fileURLWithPath: $0).lastPathComponent })
    let names = Set(page.split(separator: "`").filter { $0.hasSuffix("Tests") && !$0.contains(" ") })
    #expect(names.count >= 6)
    for name in names { #expect(files.contains("\(name).swift"), "\(name)") }
  }
}
