import Synchronization
import Testing
import TextOutput

@testable import galley

@Suite struct ConsoleTests {
  @Test("results are written completely and in order, in pieces")
  func pieces() throws {
    let streams = RecordedStreams()
    var console = Console(streams.streams)
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<200 { try console.write(line) }
    try console.flush()
    #expect(streams.output == String(repeating: line, count: 200))
    #expect(streams.pieces > 1 && streams.pieces < 10)
    #expect(console.status == .success)
  }

  @Test("the rows of a table of 100,000 are written as they are made, and all of them in order")
  func longTable() throws {
    let streams = RecordedStreams()
    var console = Console(streams.streams)
    var table = Table([.text("row")])
    var rowsBeforeOutput = 0
    for row in 1...100_000 {
      if streams.pieces == 0 { rowsBeforeOutput = row }
      try console.write(["\(row)"], of: &table)
    }
    try console.writeRest(of: &table)
    try console.flush()
    #expect(rowsBeforeOutput == 1_000)
    #expect(streams.pieces == 100)
    #expect(streams.output == "row\n" + (1...100_000).map { "\($0)\n" }.joined())
  }

  /// A line of "oh" has a glyph for each letter and one for the space. Palatino has more than 1,000 glyphs.
  @MainActor
  @Test(
    "lines, glyphs, and the metrics of glyphs are written as they are made",
    arguments: [
      (["line", "Palatino", String(repeating: "oh\n", count: 3_000)], 3),
      (["line", "Palatino", String(repeating: "oh\n", count: 1_000), "--glyphs"], 3),
      (["font", "Palatino-Roman", "--glyph-metrics"], 1),
    ])
  func longReports(arguments: [String], pieces: Int) throws {
    let streams = RecordedStreams()
    var console = Console(streams.streams)
    try Galley.run(Invocation(arguments, commands: [LineCommand.self, FontCommand.self]), on: &console)
    // The last piece is still in the console.
    #expect(streams.pieces >= pieces)
    #expect(console.status == .success)
  }

  @Test("the first failure determines the status, and each is reported on one line, escaped")
  func failures() {
    let streams = RecordedStreams()
    var console = Console(streams.streams)
    console.report(CommandFailure(.badData, "a\u{1B}[2Jb.otf: malformed"))
    console.report(CommandFailure(.missingInput, "c.otf: no such file"))
    #expect(console.status == .badData)
    #expect(streams.error == "galley: a\\u{1B}[2Jb.otf: malformed\ngalley: c.otf: no such file\n")
    #expect(streams.output.isEmpty)
  }

  @Test("output that cannot be written is a failure")
  func brokenOutput() {
    let full = CommandFailure(.outputFailed, "full")
    var console = Console(
      Console.Streams(
        output: { (_) throws(CommandFailure) in throw full }, error: { (_) throws(CommandFailure) in throw full }))
    #expect(throws: Never.self) { try console.write("x") }
    #expect(throws: full) { try console.flush() }
    console.report(full)
    #expect(console.status == .outputFailed)
  }

  @MainActor @Test("output before a command's failure is written, and its status is the tool's")
  func commandThatFails() throws {
    let streams = RecordedStreams()
    var console = Console(streams.streams)
    try Galley.run(Invocation(["sample", "missing.otf"], commands: [SampleCommand.self]), on: &console)
    #expect(streams.output == "missing.otf 375.0\n")
    #expect(streams.error == "galley: sample: missing.otf: no such file\n")
    #expect(console.status == .missingInput)
  }
}

/// Collects the output of a console.
private final class RecordedStreams: Sendable {
  private let written = Mutex((output: [[UInt8]](), error: [UInt8]()))

  var streams: Console.Streams {
    Console.Streams(
      output: { bytes in self.written.withLock { $0.output.append(bytes) } },
      error: { bytes in self.written.withLock { $0.error += bytes } })
  }

  var output: String { String(decoding: written.withLock { $0.output.flatMap { $0 } }, as: UTF8.self) }
  var error: String { String(decoding: written.withLock { $0.error }, as: UTF8.self) }
  var pieces: Int { written.withLock { $0.output.count } }
}
