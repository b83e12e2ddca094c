import Foundation
import TestSupport
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

  @Test("all rows are measured at all twelve sizes, and grow with them", arguments: ["", "--width 320", "--scale 2"])
  func complete(options: String) throws {
    let cells = try cells(options)
    #expect(cells.count == 12 * SampleRow.all.count)
    for row in SampleRow.all {
      let heights = cells.filter { $0["row"] as? String == row.name }.compactMap { number($0, "rowHeight") }
      #expect(heights.count == 12)
      #expect(heights == heights.sorted())
    }
  }

  /// The short row at the default size, by the rules of the article "System spacing". Margins are 11. From the edge to
  /// the headline's baseline there is a line of the system font: 22 at 17 points. A line of Palatino 18 has 1.098 em,
  /// 19.764, so 20; the depths are 17 * 0.2412 = 4.1, so 4 1/3, and 18 * 0.2525 = 4.545, so 4 2/3. From baseline to
  /// baseline that is 20 + 4 1/3 - 4 2/3 = 19 2/3. Below the last baseline is half of the system font's 17 points, so
  /// 8 2/3. The separator of 1/3 makes the content that much higher than it needs, which the headline takes
  /// (uikit-recorded.md, "Cells and tables"): the row has 11 + 22 + 19 2/3 + 1/3 + 8 2/3 + 11. At 2x the same rules give
  /// 72.5, which Apple's picture shows (uikit-recorded-2.md, "The picture of the self-sizing cell").
  @Test("a short row at the default size has the calculated positions")
  func sums() throws {
    let cell = try #require(
      try cells("").first { $0["category"] as? String == "L" && $0["row"] as? String == "short" })
    let expected: [(Double?, Double)] = [
      (number(cell, "headline", "pointSize"), 17), (number(cell, "body", "pointSize"), 18),
      (number(cell, "headline", "firstBaseline"), 33), (number(cell, "body", "firstBaseline"), 53),
      (number(cell, "body", "lastBaseline"), 53), (number(cell, "rowHeight"), 218.0 / 3),
    ]
    for (found, value) in expected { #expect(abs((found ?? .nan) - value) < 0.001) }
  }

  /// uikit-recorded.md, "Versions of iOS": 51 points.
  @Test("cells have the metrics of the version of iOS that an option or the environment selects")
  func versions() throws {
    func height(_ setting: String, _ options: String) throws -> Double? {
      let result = try ToolProcess.shell(#"\#(setting) "$galley" cells --kind value1 --json \#(options)"#)
      let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let isNew = (setting + options).contains("26") && !options.contains("18")
      #expect(answer["ios"] as? Int == (isNew ? 26 : 18))
      let cells = try #require(answer["cells"] as? [[String: Any]])
      let cell = cells.first { $0["category"] as? String == "L" && $0["row"] as? String == "short" }
      return number(try #require(cell), "rowHeight")
    }
    #expect(try height("", "--ios 26") == 51)
    #expect(try height("GALLEY_IOS=26", "") == 51)
    let usual = try #require(try height("", ""))
    #expect(abs(usual - (44 - 1.0 / 3)) < 0.001)
    #expect(try height("GALLEY_IOS=26", "--ios 18") == usual)
    #expect(try height("GALLEY_IOS=27", "") == usual)
    let result = try ToolProcess.shell(#""$galley" cells --ios 17"#)
    #expect(result.status == 64 && result.error.contains("--ios: invalid value '17', expected one of 18, 26"))
  }

  @Test("the table shows each size once")
  func table() throws {
    let text = try ToolProcess.shell(#""$galley" cells"#).output
    let names = text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
    #expect(names == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test("every kind of cell is measured at all twelve sizes, with its labels", arguments: CellKind.allCases)
  func kinds(kind: CellKind) throws {
    let cells = try cells("--kind \(kind.rawValue)")
    #expect(cells.count == 12 * SampleRow.all.count)
    for cell in cells {
      for label in kind.labelNames {
        #expect((number(cell, label, "lines") ?? 0) >= 1)
        #expect((number(cell, label, "firstBaseline") ?? 0) <= (number(cell, label, "lastBaseline") ?? -1))
      }
      #expect(
        (number(cell, "\(kind.unit)Height") ?? 0) > (number(cell, kind.labelNames[0], "lastBaseline") ?? .infinity))
    }
    let table = try ToolProcess.shell(#""$galley" cells --kind \#(kind.rawValue)"#).output
    #expect(table.split(separator: "\n").count == 1 + cells.count)
    #expect(table.split(separator: "\n").first?.hasSuffix("\(kind.unit) height") == true)
  }

  /// uikit-recorded.md, "Cells and tables": a row of one line is 43 2/3 points high, and 55 2/3 with a detail below. A
  /// title alone fills the row's height: (43.667 - 20.287) / 2 + 16.187 is 27.877, so 28. With a detail beside it, the
  /// title is at 12; with a detail below, at 10, and its baseline is 16 1/3 further down: (20.333 - 20.287) / 2 +
  /// 16.187 is 16.210.
  @Test(
    "short rows in UIKit's own styles have the positions recorded on a phone",
    arguments: [(CellKind.default, 131, 84), (.value1, 131, 85), (.subtitle, 167, 79)])
  func builtIn(kind: CellKind, thirdsHigh: Double, baselineThirds: Double) throws {
    let cell = try #require(
      try cells("--kind \(kind.rawValue)").first { $0["category"] as? String == "L" && $0["row"] as? String == "short" }
    )
    #expect(abs((number(cell, "rowHeight") ?? 0) - thirdsHigh / 3) < 0.001)
    #expect(abs((number(cell, "text", "firstBaseline") ?? 0) - baselineThirds / 3) < 0.001)
  }

  /// Two columns of (375 - 3 * 16) / 2, so 163. A title's first line is 20.287109375 high, each further line adds the
  /// body style's leading of 22 (uikit-recorded.md, "Text of labels"), their sum is rounded up to the
  /// pixel, and there are margins of 8 above and below.
  @Test("a collection's items have a fixed width and the height of their titles")
  func collection() throws {
    let items = try cells("--kind collection")
    #expect(items.allSatisfy { number($0, "itemWidth") == 163 })
    for item in items where item["category"] as? String == "L" {
      let lines = try #require(number(item, "title", "lines"))
      let title = ((20.287109375 + (lines - 1) * 22) * 3).rounded(.up) / 3
      #expect(lines >= 2 && abs((number(item, "itemHeight") ?? 0) - title - 16) < 0.001)
    }
    #expect(try ToolProcess.shell(#""$galley" cells --kind nobody"#).status == 64)
  }
}
