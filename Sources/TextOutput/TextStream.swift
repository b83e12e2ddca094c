/// A stream of text for people or programs, such as the standard output of a process. Writing to it may fail.
package protocol TextStream {
  associatedtype Failure: Error

  /// The terminal that shows the text; ``Terminal/none`` if there isn't one.
  var terminal: Terminal { get }

  /// Appends text. Escape names and other untrusted text with ``PrintableText`` first.
  mutating func write(_ text: String) throws(Failure)

  /// Writes buffered text.
  mutating func flush() throws(Failure)
}

extension TextStream {
  /// Adds a row to a table, and writes the rows of a long table in pieces, so that they appear as they are made.
  ///
  /// ``writeRest(of:)`` writes the others.
  package mutating func write(_ cells: [String], of table: inout Table) throws(Failure) {
    table.add(cells)
    guard table.waitingRows >= Table.rowsInPiece else { return }
    try writeRest(of: &table)
    try flush()
  }

  /// Writes the rows of a table that weren't written yet, as wide as the terminal.
  package mutating func writeRest(of table: inout Table) throws(Failure) {
    try write(terminal.fitted(table.takeText()))
  }
}

/// Text that is collected in memory.
package struct TextBuffer: TextStream {
  package let terminal: Terminal
  /// Everything that was written.
  package private(set) var text = ""

  package init(terminal: Terminal = .none) { self.terminal = terminal }

  package mutating func write(_ text: String) { self.text += text }

  package mutating func flush() {}
}
