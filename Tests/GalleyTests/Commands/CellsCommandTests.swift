import Foundation
import Testing

@testable import galley

@Suite struct CellsCommandTests {
  private func cells(_ options: String) throws -> [[String: Any]] {
    let result = try ToolProcess.shell(#""$galley" cells --json \#(options)"#)
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return try #require(answer["cells"] as? [[String: Any]])
  }

  private func number(_ cell: [String: Any], _ path: String...) -> Double? {
    let last = path.dropLast().reduce(cell as [String: Any]?) { $0?[$1] as? [String: Any] }
    return last?[path[path.count - 1]] as? Double
  }

  @Test("all rows are there at all twelve sizes, and grow with them", arguments: ["", "--width 320", "--scale 2"])
  func complete(options: String) throws {
    let cells = try cells(options)
    #expect(cells.count == 12 * SampleTable.rows.count)
    for row in SampleTable.rows {
      let heights = cells.filter { $0["row"] as? String == row.name }.compactMap { number($0, "rowHeight") }
      #expect(heights.count == 12)
      #expect(heights == heights.sorted())
    }
  }

  /// The short row at the default size. System font 17: line height 20.287, at 3 pixels a point 20 1/3; Palatino 18: line
  /// height 18.126, so 18 1/3; baseline to baseline 18.126 - 5.058 + 4.101 = 17.169, so 17 1/3 (uikit.md, "System spacing").
  /// Margins 11, separator 1/3. First baselines 11 + 20 1/3 and 17 1/3 further down; 18 1/3, 11 and 1/3 below that.
  @Test("a short row at the default size is where the sums say")
  func sums() throws {
    let cell = try #require(
      try cells("").first { $0["category"] as? String == "L" && $0["row"] as? String == "short" })
    let expected: [(Double?, Double)] = [
      (number(cell, "headline", "pointSize"), 17), (number(cell, "body", "pointSize"), 18),
      (number(cell, "headline", "firstBaseline"), 94.0 / 3), (number(cell, "body", "firstBaseline"), 146.0 / 3),
      (number(cell, "body", "lastBaseline"), 146.0 / 3), (number(cell, "rowHeight"), 235.0 / 3),
    ]
    for (found, value) in expected { #expect(abs((found ?? .nan) - value) < 0.001) }
  }

  @Test("the table names each size once")
  func table() throws {
    let text = try ToolProcess.shell(#""$galley" cells"#).output
    let names = text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
    #expect(names == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }
}
