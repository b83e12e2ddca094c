import Testing

@testable import TextOutput

@Suite struct PairedTableTests {
  @Test("a terminal shows rows that differ in color, and cuts off what is too wide")
  func terminal() {
    let columns: [Table.Column] = [.text("key"), .number("a"), .text("b")]
    let table = PairedTable(
      columns, [["x", "1", "long"], ["y", "2", "same"]], [["x", "3", "long"], ["y", "2", "same"]])
    #expect(table.differences == [PairedTable.Difference(row: "x", columns: ["a"])])
    #expect(
      table.text(in: Terminal(columns: 20, hasColors: true)).split(separator: "\n") == [
        "\u{1B}[1m   key  a 1  a 2  b…\u{1B}[0m", "\u{1B}[33m*  x      1    3  l…\u{1B}[0m", "   y      2    2  s…",
      ])
  }
}
