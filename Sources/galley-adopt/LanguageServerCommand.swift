import Foundation
import SourceAdoption

/// What `galley-adopt --language-server` runs: sourcekit-lsp, whose diagnostics about what the plugin rewrites the editor doesn't get.
struct LanguageServerCommand {
  private let arguments: [String]

  /// - Parameter arguments: Those of sourcekit-lsp.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Passes messages on until the server ends.
  ///
  /// - Returns: The exit status of the server.
  func run() throws -> Int32 {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = ["sourcekit-lsp"] + arguments
    // The server reads what the editor sends.
    server.standardInput = FileHandle.standardInput
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    var messages = ServerMessages()
    while true {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      try FileHandle.standardOutput.write(contentsOf: messages.add(bytes))
    }
    server.waitUntilExit()
    return server.terminationStatus
  }
}
