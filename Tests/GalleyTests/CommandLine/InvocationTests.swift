import Testing
import TextOutput

@testable import galley

@Suite struct InvocationTests {
  private func invocation(_ arguments: String...) throws(CommandFailure) -> Invocation {
    try Invocation(arguments, commands: [SampleCommand.self, DemandingCommand.self])
  }

  private func text(_ invocation: Invocation) -> String? {
    if case .text(let text) = invocation { text } else { nil }
  }

  @Test("the first word chooses the command, which reads the rest")
  func command() throws {
    guard case .command(let command) = try invocation("sample", "Inter", "--width=20") else {
      Issue.record("no command")
      return
    }
    #expect((command as? SampleCommand)?.font == "Inter")
    #expect((command as? SampleCommand)?.width == 20)
  }

  @Test("there are four ways to request help, and a command shows its help even for an invalid command line")
  func help() throws {
    let overview = try text(invocation("--help"))
    #expect(overview?.contains("sample  measures a sample\n") == true)
    #expect(try text(invocation("-h")) == overview)
    #expect(try text(invocation("help")) == overview)
    let ofSample = try text(invocation("help", "sample"))
    #expect(ofSample?.hasPrefix("Measures a sample.\n") == true)
    #expect(try text(invocation("sample", "--help")) == ofSample)
    #expect(try text(invocation("sample", "--nonsense", "-h")) == ofSample)
  }

  @Test("after two dashes, a word that looks like a help option is an argument")
  func helpAsArgument() throws {
    #expect(try text(invocation("sample", "--", "--help")) == nil)
  }

  @Test("the version is one line")
  func version() throws {
    #expect(try text(invocation("--version")) == "galley \(Galley.version)\n")
  }

  @Test("an unknown command is an error that suggests the nearest one")
  func unknownCommand() {
    let failure = #expect(throws: CommandFailure.self) { try invocation("smaple") }
    #expect(failure?.status == .usage)
    #expect(failure?.message == "unknown command 'smaple'; did you mean sample?")
    #expect(failure?.usage?.hasPrefix("usage: galley COMMAND") == true)
    #expect(throws: CommandFailure.self) { try invocation() }
    #expect(throws: CommandFailure.self) { try invocation("--frob") }
    #expect(throws: CommandFailure.self) { try invocation("help", "frob") }
  }

  @Test("a command's usage error names the command and shows its usage")
  func usageOfCommand() {
    let failure = #expect(throws: CommandFailure.self) { try invocation("demand") }
    #expect(failure?.message == "demand: missing option --size POINTS")
    #expect(failure?.usage == "usage: galley demand [--size POINTS]\nSee 'galley demand --help'.\n")
  }

  @Test("the tool's own commands have unique names, and help that fits a terminal")
  func ownCommands() {
    let signatures = Galley.commands.map { $0.signature }
    #expect(Set(signatures.map(\.name)).count == signatures.count)
    for signature in signatures {
      for line in HelpText.explaining(signature).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
        // A default that is not one of the choices would have no name.
        #expect(!line.contains("default: )"), "\(line)")
      }
    }
  }

  /// The minimal arguments of each command.
  private static let needed = [
    "adopt": ["App"], "cells": [], "audit": ["--width=10", "--stdin"], "font": ["Inter"], "fonts": [],
    "layout": ["a.xib"],
    "line": ["Inter", "text"],
  ]

  @Test("an empty value of any option or argument of any command is an error with status 64 and its name")
  func emptyValues() throws {
    func failure(_ arguments: [String]) throws -> CommandFailure {
      try #require(throws: CommandFailure.self) { _ = try Invocation(arguments, commands: Galley.commands) }
    }
    for signature in Galley.commands.map({ $0.signature }) {
      let needed = try #require(Self.needed[signature.name])
      #expect(throws: Never.self) { _ = try Invocation([signature.name] + needed, commands: Galley.commands) }
      for option in signature.options where option.placeholder != nil {
        let others = needed.filter { !$0.hasPrefix("--\(option.name)=") }
        for empty in [["--\(option.name)="], ["--\(option.name)", ""]] {
          let failure = try failure([signature.name] + others + empty)
          #expect(failure.status == .usage && failure.usage != nil)
          #expect(failure.message.hasPrefix("\(signature.name): --\(option.name): invalid value '', expected "))
        }
      }
      for (index, argument) in signature.arguments.enumerated() {
        var arguments = needed.filter { $0 != "--stdin" }
        let first = arguments.firstIndex { !$0.hasPrefix("-") } ?? arguments.endIndex
        if argument.isRequired { arguments[first + index] = "" } else { arguments.append("") }
        let failure = try failure([signature.name] + arguments)
        #expect(failure.status == .usage && failure.message == "\(signature.name): argument \(argument.name) is empty")
      }
    }
  }
}
