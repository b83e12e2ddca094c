/// Where a command writes: results to standard output, failures one line each to standard error.
///
/// Results are held back and written in large pieces, and every piece is checked: output that could not be written is a failure,
/// never an exit status of 0. `print` has neither quality.
struct Console {
  /// Writes bytes to the one or the other stream, all of them or throws.
  struct Streams: Sendable {
    let output: @Sendable ([UInt8]) throws(CommandFailure) -> Void
    let error: @Sendable ([UInt8]) throws(CommandFailure) -> Void
  }

  /// Results are written once this many bytes have come together.
  private static let pieceSize = 1 << 16

  /// The status of the first failure reported; while there is none, `success` or what ``conclude(_:)`` said.
  var status: ExitStatus { failure ?? conclusion }
  private var failure: ExitStatus?
  private var conclusion = ExitStatus.success
  private var pending: [UInt8] = []
  private let streams: Streams

  init(_ streams: Streams) {
    self.streams = streams
  }

  /// Adds text to the results as it is; escape names and other foreign text with ``PrintableText`` first.
  mutating func write(_ text: String) throws(CommandFailure) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes out all results so far.
  mutating func flush() throws(CommandFailure) {
    guard !pending.isEmpty else { return }
    let piece = pending
    pending.removeAll(keepingCapacity: true)
    try streams.output(piece)
  }

  /// Ends with a status that is no failure, unless a failure is reported before or after.
  mutating func conclude(_ status: ExitStatus) {
    conclusion = status
  }

  /// Tells of a failure on standard error and remembers its status; the command may go on with its other inputs.
  mutating func report(_ failure: CommandFailure) {
    self.failure = self.failure ?? failure.status
    let text = "galley: \(PrintableText.escaping(failure.message))\n" + (failure.usage ?? "")
    // Where standard error itself is gone there is nobody left to tell; the exit status still does.
    try? streams.error(Array(text.utf8))
  }
}

extension Console.Streams {
  /// The process's own streams.
  static let standard = Console.Streams(
    output: { bytes throws(CommandFailure) in try StandardStream.output.write(bytes) },
    error: { bytes throws(CommandFailure) in try StandardStream.error.write(bytes) })
}
