import DynamicType
import Synchronization
import Testing

@testable import galley

@Suite struct AuditOutputTests {
  @Test("a table of 10,000 rows is written in pieces of 1,000, which limits the rows in memory")
  func longTable() throws {
    let question = AuditQuestion(style: .body, width: 10, lines: 1)
    let measure = AuditResult.Measure(
      category: .large, pointSize: 17, lines: 2, missing: AuditResult.Missing(points: 3, hidden: "b"))
    let written = Mutex<(lines: Int, largest: Int)>((0, 0))
    var console = Console(
      Console.Streams(
        output: { bytes throws(CommandFailure) in
          written.withLock { written in
            written.lines += bytes.count { $0 == UInt8(ascii: "\n") }
            written.largest = max(written.largest, bytes.count)
          }
        }, error: { _ throws(CommandFailure) in }))
    var output = AuditOutput(.table, showsAll: false, question: question)
    for row in 1...10_000 {
      let completesPiece = output.completesPiece
      let string = LocalizedString(file: "A.strings", line: row, key: "k", text: "a b")
      let result = AuditResult(
        string: string, text: "a b", question: question, measures: [measure], missingClusters: [])
      try output.add(result, json: nil, on: &console)
      guard completesPiece else { continue }
      #expect(row.isMultiple(of: AuditOutput.tablePiece))
      try console.flush()
      // The titles, and every row so far.
      guard written.withLock({ $0.lines }) == row + 1 else {
        Issue.record("\(written.withLock { $0.lines }) lines after \(row) rows")
        return
      }
    }
    try output.finish(on: &console)
    try console.flush()
    // After the rows an empty line and the summary.
    #expect(written.withLock { $0.lines } == 10_003)
    // 1,000 rows of 68 to 73 bytes, and the console's buffer.
    #expect(written.withLock { $0.largest } < 200_000)
  }
}
