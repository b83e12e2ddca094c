import Foundation
import TestSupport
import Testing

@testable import galley

@Suite struct GalleyProcessTests {
  @Test("help and version go to standard output with status 0")
  func success() throws {
    let help = try ToolProcess.shell(#""$galley" --help"#)
    #expect(help.status == 0)
    #expect(help.output.contains("usage: galley COMMAND"))
    #expect(help.error.isEmpty)
    let version = try ToolProcess.shell(#""$galley" --version"#)
    #expect(version.status == 0)
    #expect(version.output == "galley \(Galley.version)\n")
  }

  @Test(
    "an invalid command line has status 64, one line and the usage on standard error, and no standard output",
    arguments: ["", "--frob", "frob", "'' x", "help frob"])
  func usage(arguments: String) throws {
    let result = try ToolProcess.shell(#""$galley" \#(arguments)"#)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    let lines = result.error.split(separator: "\n")
    #expect(lines.first?.hasPrefix("galley: ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("usage: galley") == true)
  }

  @Test("an argument that is not UTF-8 has status 65, and the offset is reported")
  func invalidUTF8() throws {
    let result = try ToolProcess.shell(#""$galley" help "$(printf 'ab\377')""#)
    #expect(result.status == 65)
    #expect(result.error == "galley: argument 2 is not UTF-8 at byte offset 2\n")
  }

  @Test("control characters in an argument are escaped in messages")
  func escapedArgument() throws {
    let result = try ToolProcess.shell(#""$galley" "$(printf '\033[2J')""#)
    #expect(result.error.hasPrefix(#"galley: unknown command '\u{1B}[2J'"#))
  }

  @Test("closed or full standard output has status 74, with the reason on standard error")
  func brokenOutput() throws {
    let closed = try ToolProcess.shell(#""$galley" --help >&-"#)
    #expect(closed.status == 74)
    #expect(closed.error == "galley: cannot write to standard output: Bad file descriptor\n")
    let full = try ToolProcess.shell(#""$galley" --help >/dev/full"#)
    #expect(full.status == 74)
    #expect(full.error == "galley: cannot write to standard output: No space left on device\n")
  }

  @Test("closed standard input and standard error have no effect except for lost messages")
  func otherStreamsClosed() throws {
    #expect(try ToolProcess.shell(#""$galley" --version <&- 2>&-"#).output == "galley \(Galley.version)\n")
    let result = try ToolProcess.shell(#""$galley" --frob 2>&-"#)
    #expect(result.status == 64)
    #expect(result.output.isEmpty && result.error.isEmpty)
  }

  @Test(
    "reading closed standard input has status 66, with the reason",
    arguments: [
      "audit --stdin --width 10", "audit --stdin --width 10 --json", "line Inter -",
    ])
  func closedInput(arguments: String) throws {
    let result = try ToolProcess.shell(#""$galley" \#(arguments) <&-"#)
    #expect(result.status == 66)
    #expect(result.output.isEmpty)
    #expect(result.error.split(separator: " ").first == "galley:")
    #expect(result.error.hasSuffix(": <stdin>: Bad file descriptor\n"))
    // An empty input that is open is an empty text, not an error.
    #expect(try ToolProcess.shell(#""$galley" \#(arguments) </dev/null"#).status == 0)
  }

  @Test("a reader that closes the pipe ends the tool by SIGPIPE, or with status 74 if that is ignored")
  func brokenPipe() throws {
    // The first part waits until the reader has closed its end; its status goes to standard error.
    let script = #"(sleep 0.2; "$galley" --help; echo $? >&2) | exec true"#
    #expect(try ToolProcess.shell(script).error == "141\n")
    let ignored = try ToolProcess.shell("trap '' PIPE; " + script)
    #expect(ignored.error == "galley: cannot write to standard output: Broken pipe\n74\n")
  }

  @Test("the locale does not change any number or word", arguments: ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "nonsense"])
  func locale(name: String) throws {
    let plain = try ToolProcess.shell(#""$galley" --help"#)
    let odd = try ToolProcess.shell(#"LC_ALL=\#(name) LANG=\#(name) TZ=nonsense "$galley" --help"#)
    #expect(odd.output == plain.output)
  }

  @Test("SIGINT and SIGTERM end the tool as a shell expects: 130 and 143", arguments: [("INT", 130), ("TERM", 143)])
  func signals(name: String, status: Int) throws {
    // The pipe is full from the start, so the tool waits in its write until the signal comes.
    let pipe = Pipe()
    let getPipeSize: Int32 = 1032  // F_GETPIPE_SZ, which Glibc's module does not show
    let capacity = fcntl(pipe.fileHandleForWriting.fileDescriptor, getPipeSize)
    try pipe.fileHandleForWriting.write(contentsOf: Data(count: Int(capacity)))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ToolProcess.path)
    process.arguments = ["--help"]
    process.standardOutput = pipe
    try ProgramRun.withSignalsUnblocked { try process.run() }
    name == "INT" ? process.interrupt() : process.terminate()
    let deadline = Date(timeIntervalSinceNow: 10)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    // A shell shows 128 plus the signal's number.
    #expect(128 + Int(process.terminationStatus) == status)
  }
}
