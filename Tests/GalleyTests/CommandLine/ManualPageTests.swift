import Foundation
import TestSupport
import Testing

@testable import galley

@Suite struct ManualPageTests {
  private static let commands = ["", "adopt", "audit", "cells", "font", "fonts", "layout", "line"]

  @Test("there is a page for every command")
  func pages() {
    #expect(Set(Self.commands.dropFirst()) == Set(Galley.commands.map { $0.name }))
  }

  @Test("man, groff, and mandoc format every page without a warning", arguments: commands)
  func warnings(command: String) throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/page.1"
    let printed = try ToolProcess.shell("\"$galley\" --man \(command) > '\(path)'")
    #expect(printed.status == 0 && printed.error.isEmpty)
    for check in [
      "man --warnings -l '\(path)' >/dev/null", "groff -man -Tutf8 -ww -z '\(path)'",
      "mandoc -T lint -W style '\(path)'",
    ] {
      let result = try ToolProcess.shell(check)
      #expect(result.status == 0 && result.error.isEmpty && !result.output.contains("mandoc:"), "\(check): \(result)")
    }
  }

  @Test("the formatted page has the name, every argument, and every option with its help", arguments: commands)
  func content(command: String) throws {
    let script = "\"$galley\" --man \(command) | mandoc -T utf8 | col -b"
    let text = try ToolProcess.shell(script).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let signature = Galley.commands.first { $0.name == command }?.signature
    func expect(_ part: String) {
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(words), "\(words)")
    }
    guard let signature else {
      expect("galley - measures real text")
      for command in Galley.commands { expect("galley-\(command.name)(1) \(command.abstract)") }
      for option in ToolOption.allCases { expect("\(option.spelling) \(option.help)") }
      return
    }
    expect("galley-\(command) - \(signature.abstract)")
    for argument in signature.arguments { expect("\(argument.name) \(argument.help)") }
    for option in signature.options { expect("\(option.spelling) \(option.help)") }
    for paragraph in signature.discussion.split(separator: "\n\n") { expect(String(paragraph)) }
    expect("66 for missing input")
  }

  @Test("text that would be a request or an escape is printed as it is")
  func escapes() throws {
    let signature = CommandSignature(
      name: "odd", abstract: "has 'odd' text", discussion: ".SH no heading\n\n'br \\fBplain\\fP \\(em … 😀",
      arguments: [],
      options: [])
    let folder = try TemporaryFolder(texts: ["odd.1": ManualPage(commands: []).page(of: signature)])
    let text = try ToolProcess.shell("groff -k -man -Tutf8 -ww '\(folder.path)/odd.1' | col -b")
    #expect(text.error.isEmpty)
    #expect(text.output.contains(".SH no heading"))
    #expect(text.output.contains(#"'br \fBplain\fP \(em … 😀"#))
  }

  @Test("an unknown command or shell is a usage error with a suggestion")
  func unknown() throws {
    for (arguments, message) in [
      (["--man", "lin"], "unknown command 'lin'; did you mean line?"),
      (["--completions"], "option --completions requires a value: --completions SHELL"),
      (["--completions", "tcsh"], "--completions: invalid value 'tcsh', expected one of bash, zsh, fish"),
    ] {
      let failure = #expect(throws: CommandFailure.self) { try Invocation(arguments, commands: Galley.commands) }
      #expect(failure?.status == .usage && failure?.message == message && failure?.usage != nil)
    }
  }
}
