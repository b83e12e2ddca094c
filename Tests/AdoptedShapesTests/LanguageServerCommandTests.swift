import Foundation
import TestSupport
import Testing

/// How `galley-adopt --language-server` ends, with scripts in place of sourcekit-lsp.
@Suite struct LanguageServerCommandTests {
  /// Runs a shell script in which `"$adopt"` is the tool.
  private static func result(of script: String, server: String) throws -> String {
    let folder = try TemporaryFolder(texts: ["sourcekit-lsp": "#!/bin/sh\n\(server)\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/sourcekit-lsp")
    let adopt = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "galley-adopt").path(percentEncoded: false)
    var environment = ProcessInfo.processInfo.environment
    environment["adopt"] = adopt
    environment["PATH"] = "\(folder.path):\(environment["PATH", default: "/bin:/usr/bin"])"
    return try withExtendedLifetime(folder) {
      try ProgramRun("sh", ["-c", "cd '\(folder.path)'\n\(script)"], environment: environment).output
    }
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
