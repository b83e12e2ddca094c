import Foundation
import Testing

/// How `galley-adopt --language-server` ends, with scripts in place of sourcekit-lsp.
@Suite struct LanguageServerCommandTests {
  /// Runs a shell script in which `"$adopt"` is the tool.
  private static func result(of script: String, server: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "sourcekit-lsp").path(percentEncoded: false)
    try Data("#!/bin/sh\n\(server)\n".utf8).write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    let adopt = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "galley-adopt").path(percentEncoded: false)
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging([
      "adopt": adopt, "PATH": folder.path(percentEncoded: false) + ":" + environment["PATH", default: "/bin:/usr/bin"],
    ]) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try LanguageServer.withSignals(SIG_SETMASK, []) { try process.run() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("what the server wrote before it ended arrives, and its status is the tool's")
  func end() throws {
    let script = #""$adopt" --language-server; echo " $?""#
    #expect(try Self.result(of: script, server: "printf 'Content-Le'; exit 3") == "Content-Le 3\n")
    #expect(try Self.result(of: script, server: "kill -KILL $$") == " 137\n")
  }

  @Test("SIGTERM ends the server, too")
  func signal() throws {
    // The server takes the signal a while after it has said that it runs.
    let script = """
      "$adopt" --language-server >said & tool=$!
      until test -s said; do sleep 0.05; done
      kill -TERM $tool; wait $tool; echo $?; cat ended
      """
    let server = #"""
      trap 'echo ended >ended; exit 5' TERM
      printf 'Content-Length: 2\r\n\r\n{}'; while :; do sleep 0.05; done
      """#
    #expect(try Self.result(of: script, server: server) == "5\nended\n")
  }

  @Test("a reader that closes the pipe ends the server")
  func brokenPipe() throws {
    // The server writes until it can't.
    let server = #"while printf 'Content-Length: 2\r\n\r\n{}'; do sleep 0.05; done"#
    let script = #"("$adopt" --language-server; echo $? >status) | head -c 5 >head; cat head status"#
    #expect(try Self.result(of: script, server: server) == "Conte143\n")
  }
}
