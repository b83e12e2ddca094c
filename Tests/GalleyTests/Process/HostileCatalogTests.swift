import Foundation
import TestSupport
import Testing

@testable import galley

/// Invalid catalogs: one line on standard error, nothing on standard output, and the right status (robustness.md, "The
/// tool").
@Suite struct HostileCatalogTests {
  private func audit(_ name: String, _ content: Data) throws -> ProgramRun {
    let folder = try TemporaryFolder([name: content])
    return try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit '\#(name)' --width 100"#)
  }

  private static let xcstrings = #"{"sourceLanguage":"en","strings":{"a":{}}}"#
  private static let strings = "\"a\" = \"b\";\n"

  @Test("invalid content has status 65, and one line with the file and position")
  func bad() throws {
    let result = try audit("a.xcstrings", Data(Self.xcstrings.utf8.dropLast(3)))
    #expect(result.status == 65 && result.output.isEmpty)
    // The file ends after 39 characters, in the dictionary of the key.
    #expect(result.error == "galley: a.xcstrings:1:40: unexpected end of input, expected a name in quotes\n")
  }

  @Test("an empty file is a valid .strings file without texts, but no other valid catalog")
  func empty() throws {
    let result = try audit("a.strings", Data())
    #expect(result.status == 0 && result.output.hasPrefix("0 of 0 texts"))
    #expect(try audit("a.xcstrings", Data()).status == 65)
  }

  @Test("anything but a file has status 66 and the reason, and a FIFO does not block")
  func missing() throws {
    let folder = try TemporaryFolder(texts: ["none/readme.md": "", "a.txt": ""])
    func audit(_ path: String) throws -> ProgramRun {
      try ToolProcess.shell(
        #"cd '\#(folder.path)' && mkfifo f.strings; ln -s loop.strings loop.strings; "$galley" audit \#(path) --width 100"#
      )
    }
    let cases = [
      ("no.strings", 66, "no.strings: No such file or directory"),
      ("no/such/folder", 66, "no/such/folder: No such file or directory"),
      ("f.strings", 66, "f.strings: not a regular file"),
      ("loop.strings", 66, "loop.strings: Too many levels of symbolic links"),
      ("none", 66, "none: the folder contains no .strings, .stringsdict, .xcstrings, .storyboard, or .xib file"),
      ("a.txt", 65, "a.txt: not a .strings, .stringsdict, .xcstrings, .storyboard, or .xib file"),
      ("/dev/null", 65, "/dev/null: not"),
    ]
    for (path, status, message) in cases {
      let result = try audit(path)
      #expect(Int(result.status) == status, "\(path)")
      #expect(result.output.isEmpty)
      #expect(result.error.split(separator: "\n").last?.hasPrefix("galley: \(message)") == true, "\(result.error)")
    }
  }

  @Test("invalid files are reported, and the others are measured")
  func others() throws {
    let folder = try TemporaryFolder(texts: [
      "1/a.strings": "a = b", "2/a.strings": Self.strings, "3/a.xcstrings": "{", "4/a.xcstrings": Self.xcstrings,
    ])
    let result = try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit . missing.strings --width 1 --json"#)
    // The first failure's.
    #expect(result.status == 65)
    #expect(result.error.split(separator: "\n").count == 3)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(answer?["measured"] as? Int == 2)
    #expect(try ToolProcess.shell(#""$galley" audit '\#(folder.path)' --width 1"#).status == 65)
  }

  @Test("an invalid line is reported with its position, and the others are measured")
  func lines() throws {
    let script = #"printf '{"text":"a"}\n{"text"\n\377\n{"text":"b"}\n' | "$galley" audit --stdin --width 1 --all"#
    let result = try ToolProcess.shell(script)
    #expect(result.status == 65)
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(
      result.error == """
        galley: <stdin>:2:8: unexpected end of input, expected ':'
        galley: <stdin>:3:1: not UTF-8 at byte offset 0

        """)
    #expect(try ToolProcess.shell(#""$galley" audit --stdin --width 1 < /"#).status == 66)
  }

  @Test("a character that no font supports causes status 65, since the measurements of its text are unreliable")
  func characters() throws {
    let result = try audit("a.strings", Data("a = \"\u{10FFFD}\"; b = c;".utf8))
    #expect(result.status == 65)
    #expect(result.output.contains(" of 2 texts"))
    #expect(result.error == "galley: no font has '\u{10FFFD}': the measurements of 1 text are unreliable\n")
  }

  @Test("SIGINT and SIGTERM end an audit that waits for input", arguments: [("INT", 130), ("TERM", 143)])
  func signals(name: String, status: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ToolProcess.path)
    process.arguments = ["audit", "--stdin", "--width", "1", "--all"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try ProgramRun.withSignalsUnblocked { try process.run() }
    // The result of a line is written before the input ends.
    try input.fileHandleForWriting.write(contentsOf: Data("{\"text\":\"a\"}\n".utf8))
    #expect(output.fileHandleForReading.availableData.starts(with: Data(#"{"key":"","text":"a""#.utf8)))
    name == "INT" ? process.interrupt() : process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(128 + Int(process.terminationStatus) == status)
  }
}
