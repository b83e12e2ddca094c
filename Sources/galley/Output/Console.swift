import LocalizationAudit
import TextOutput

/// The output of a command: results on standard output, failures on standard error, one line each.
///
/// Results are buffered, and every write is checked: a write failure never results in exit status 0. `print` guarantees
/// neither.
struct Console: TextStream {
  /// Functions that write all bytes to a stream or throw.
  struct Streams: Sendable {
    let output: @Sendable ([UInt8]) throws(CommandFailure) -> Void
    let error: @Sendable ([UInt8]) throws(CommandFailure) -> Void
  }

  /// The number of buffered bytes that triggers a write.
  private static let pieceSize = 1 << 16

  /// The status of the first failure reported, or else the status set by ``conclude(_:)``, or `success`.
  var status: ExitStatus { failure ?? conclusion }
  private var failure: ExitStatus?
  private var conclusion = ExitStatus.success
  private var pending: [UInt8] = []
  private let streams: Streams
  /// The terminal that shows the results, if there is one.
  let terminal: Terminal

  init(_ streams: Streams, terminal: Terminal = .none) {
    self.streams = streams
    self.terminal = terminal
  }

  /// Appends text to the results. Escape names and other untrusted text with ``PrintableText`` first.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func write(_ text: String) throws(CommandFailure) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes all buffered results.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func flush() throws(CommandFailure) {
    guard !pending.isEmpty else { return }
    let piece = pending
    pending.removeAll(keepingCapacity: true)
    try streams.output(piece)
  }

  /// Sets a status that isn't a failure. Any reported failure takes precedence.
  mutating func conclude(_ status: ExitStatus) {
    conclusion = status
  }

  /// Writes a message to standard error without changing the status.
  func warn(_ message: String) {
    try? streams.error(Array("galley: \(PrintableText.escaping(message))\n".utf8))
  }

  /// Writes a warning about a location in a file to standard error, as compilers do, without changing the status.
  func warn(_ message: String, file: String, line: Int, column: Int) {
    let text = PrintableText.escaping("\(file):\(line):\(column): warning: \(message)")
    try? streams.error(Array("\(text)\n".utf8))
  }

  /// Reports a failure on standard error and records its status. The command may continue with other inputs.
  mutating func report(_ failure: CommandFailure) {
    self.failure = self.failure ?? failure.status
    let text = "galley: \(PrintableText.escaping(failure.message))\n" + (failure.usage ?? "")
    // If standard error fails too, only the exit status can report the failure.
    try? streams.error(Array(text.utf8))
  }
}

extension Console: AuditStream {
  var hasFailed: Bool { status != .success }

  mutating func report(_ error: AuditError) { report(CommandFailure(error)) }
}

extension Console.Streams {
  /// The standard streams of the process.
  static let standard = Console.Streams(output: StandardStream.output.write, error: StandardStream.error.write)
}
