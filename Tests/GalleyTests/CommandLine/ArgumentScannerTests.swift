import Testing

@testable import galley

@Suite struct ArgumentScannerTests {
  private func sample(_ arguments: String...) throws(CommandFailure) -> SampleCommand {
    try SampleCommand(arguments)
  }

  @Test("an option takes its value from the next argument or after an equals sign")
  func optionValues() throws {
    #expect(try sample("f", "--width", "280").width == 280)
    #expect(try sample("f", "--width=280").width == 280)
    #expect(try sample("f", "--order", "up").order == .up)
    #expect(try sample("f", "--fit", "loose").fit == 1)
    #expect(try sample("f", "--fit", "any").fit == nil)
  }

  @Test("omitted options have their defaults")
  func defaults() throws {
    let command = try sample("f")
    #expect(command.width == 375)
    #expect(command.count == 3)
    #expect(command.order == nil)
    #expect(command.fit == -1)
    #expect(!command.isJSON)
  }

  @Test("options and positional arguments can be mixed")
  func mixedOrder() throws {
    let command = try sample("--json", "f", "--count", "7", "one", "--width=20", "two")
    #expect(command.font == "f")
    #expect(command.texts == ["one", "two"])
    #expect(command.count == 7)
    #expect(command.width == 20)
    #expect(command.isJSON)
  }

  @Test("everything after two dashes is positional, and so is a lone dash")
  func endOfOptions() throws {
    let command = try sample("-", "--", "--json", "--", "-x")
    #expect(command.font == "-")
    #expect(command.texts == ["--json", "--", "-x"])
    #expect(!command.isJSON)
  }

  @Test("an empty argument is an error that names it, even among several and after two dashes")
  func emptyArgument() {
    #expect(throws: CommandFailure.usage("argument FONT is empty")) { try sample("") }
    for arguments in [["f", ""], ["f", "x", ""], ["f", "--", ""]] {
      #expect(throws: CommandFailure.usage("argument TEXT is empty")) {
        try SampleCommand(arguments)
      }
    }
  }

  @Test(
    "an invalid command line is an error that names the invalid word",
    arguments: [
      (["f", "--widht", "3"], "unknown option '--widht'; did you mean --width?"),
      (["f", "--frobnicate"], "unknown option '--frobnicate'"),
      (["f", "-w", "3"], "unknown option '-w'"),
      (["f", "--width"], "option --width requires a value: --width POINTS"),
      (["f", "--width", "--json"], "option --width requires a value: --width POINTS"),
      (["f", "--width", "--"], "option --width requires a value: --width POINTS"),
      (["f", "--json=yes"], "option --json takes no value"),
      (["f", "--json", "--json"], "option --json is given twice"),
      (["f", "--width=3", "--width", "4"], "option --width is given twice"),
      (["--json"], "missing argument FONT"),
      (["f", "--width", "-3"], "--width: invalid value '-3', expected a number from 1 to 10000"),
      (["f", "--width="], "--width: invalid value '', expected a number from 1 to 10000"),
      (["f", "--width", "nan"], "--width: invalid value 'nan', expected a number from 1 to 10000"),
      (["f", "--width", "10001"], "--width: invalid value '10001', expected a number from 1 to 10000"),
      (["f", "--count", "2.5"], "--count: invalid value '2.5', expected a whole number from 0 to 12"),
      (["f", "--order", "sideways"], "--order: invalid value 'sideways', expected one of up, down"),
      (["f", "--fit", "Loose"], "--fit: invalid value 'Loose', expected one of loose, tight, any"),
      (["--count=13", "--width=0"], "--count: invalid value '13', expected a whole number from 0 to 12"),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let failure = try #require(throws: CommandFailure.self) {
      try SampleCommand(arguments)
    }
    #expect(failure == .usage(message))
  }

  @Test("a command checks its options after all of them were read, and a surplus argument is an error")
  func countErrors() throws {
    #expect(throws: CommandFailure.usage("missing option --size POINTS")) { try DemandingCommand([]) }
    #expect(throws: CommandFailure.usage("unexpected argument 'x'")) { try DemandingCommand(["x", "--size=3"]) }
    #expect(try DemandingCommand(["--size=3"]).size == 3)
  }

  @Test("commands created from different words don't share values")
  func independence() throws {
    let first = try sample("f", "x", "--width=20", "--json")
    let second = try sample("g")
    #expect(first.width == 20 && first.texts == ["x"] && first.isJSON)
    #expect(second.width == 375 && second.texts.isEmpty && !second.isJSON)
  }
}
