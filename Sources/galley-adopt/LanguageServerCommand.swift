import Foundation
import SourceAdoption

/// The server's process, for the handler of signals, which can't capture it.
nonisolated(unsafe) private var serverProcess: pid_t = 0

/// Runs sourcekit-lsp, and leaves out its messages about what the plugin rewrites.
struct LanguageServerCommand {
  private let arguments: [String]

  /// - Parameter arguments: Those of sourcekit-lsp.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Passes messages on until the server ends, or until the editor doesn't read them any more, which ends the server.
  ///
  /// - Returns: The exit status of the server, or 128 and the number of the signal that ended it, as in a shell.
  func run() throws -> Int32 {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = ["sourcekit-lsp"] + arguments
    // The server reads what the editor sends.
    server.standardInput = FileHandle.standardInput
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    // Only from here on, since the server would ignore the signal, too. Writing fails instead.
    _ = signal(SIGPIPE, SIG_IGN)
    unsafe serverProcess = server.processIdentifier
    for number in [SIGTERM, SIGINT, SIGHUP] { _ = signal(number) { unsafe _ = kill(serverProcess, $0) } }
    var messages = ServerMessages()
    do {
      while true {
        let bytes = try Self.read(output.fileHandleForReading)
        try FileHandle.standardOutput.write(contentsOf: bytes.isEmpty ? messages.end() : messages.add(bytes))
        if bytes.isEmpty { break }
      }
    } catch { server.terminate() }
    server.waitUntilExit()
    return server.terminationReason == .uncaughtSignal ? 128 + server.terminationStatus : server.terminationStatus
  }

  /// Returns what has been written to a pipe, or nothing at its end. `availableData` would trap where a signal interrupts it.
  private static func read(_ pipe: FileHandle) throws -> Data {
    var bytes = Data(count: 1 << 16)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Foundation.read(pipe.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return bytes.prefix(count) }
      if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }
}
