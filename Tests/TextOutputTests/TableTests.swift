import Testing

@testable import TextOutput

@Suite struct TableTests {
  @Test("columns are as wide as their widest cell, numbers are right-aligned, and lines have no trailing spaces")
  func columns() {
    var table = Table([.text("font"), .number("width"), .text("note")])
    table.add(["Inter", "7.5", ""])
    table.add(["Pagella", "120.25", "wide"])
    #expect(
      table.takeText() == """
        font      width  note
        Inter       7.5
        Pagella  120.25  wide

        """)
  }

  @Test("wide characters and marks do not shift the next column")
  func displayWidth() {
    var table = Table([.text(""), .number("")])
    table.add(["日本", "1"])
    table.add(["e\u{301}", "2"])
    #expect(table.takeText() == "日本  1\ne\u{301}     2\n")
  }

  @Test("control characters in a cell are escaped, missing cells are empty, surplus cells are dropped")
  func oddRows() {
    var table = Table([.text("a"), .text("b")])
    table.add(["x\ny"])
    table.add(["1", "2", "3"])
    #expect(table.takeText() == "a     b\nx\\ny\n1     2\n")
  }

  @Test("columns made wide for rows that are added later have that width from the first piece on, and no titles")
  func widened() {
    var table = Table([.text("a"), .number("b")])
    // The tab is escaped as two characters.
    for cells in [["x\ty", "1"], ["z", "200"]] { table.widen(for: cells) }
    table.add(["z", "200"])
    #expect(table.takeText() == "z     200\n")
    table.add(["x\ty", "1"])
    #expect(table.takeText() == "x\\ty    1\n")
  }

  @Test("a table without rows has its titles, and one without columns has empty lines")
  func empty() {
    var table = Table([.text("a"), .number("b")])
    #expect(table.takeText() == "a  b\n")
    table = Table([])
    #expect(table.takeText().isEmpty)
  }

  @Test("a table written in pieces has its titles once, and columns that only grow")
  func pieces() {
    var table = Table([.text("a"), .number("b")])
    table.add(["x", "1"])
    #expect(table.takeText() == "a  b\nx  1\n")
    #expect(table.waitingRows == 0)
    table.add(["long", "10"])
    #expect(table.takeText() == "long  10\n")
    table.add(["y", "2"])
    #expect(table.takeText() == "y      2\n")
    #expect(table.takeText().isEmpty)
  }
}
