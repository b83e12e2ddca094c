@testable import galley

/// A command with one of each kind of argument, for tests of the parser.
struct SampleCommand: Command {
  static let font = Argument("FONT", help: "a font file or a family name")
  static let texts = Argument("TEXT", .zeroOrMore, help: "what to measure")
  static let width = Option(
    "width", value: "POINTS", .number(in: 1...10_000), default: 375, help: "the width that lines may take")
  static let count = Option("count", value: "N", .integer(in: 0...12), default: 3, help: "how many")
  static let order = Option("order", value: "ORDER", .word(of: ["up", "down"]), isRequired: false, help: "the order")
  static let json = Flag("json", help: "prints JSON")

  static let signature = CommandSignature(
    "sample", abstract: "measures a sample", discussion: "The first paragraph.\n\nThe second\nparagraph.",
    arguments: [font, texts], options: [width, count, order, json])

  let font: String
  let texts: [String]
  let width: Double
  let count: Int
  let order: String?
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    font = try arguments[Self.font]
    texts = Array(arguments.all(Self.texts))
    width = try arguments[Self.width]
    count = try arguments[Self.count]
    order = try arguments.ifGiven(Self.order)
    isJSON = arguments[Self.json]
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    try console.write("\(font) \(width)\n")
    if font == "missing.otf" { throw CommandFailure(.missingInput, "missing.otf: no such file") }
  }
}

/// A command that requires an option.
struct DemandingCommand: Command {
  static let size = Option("size", value: "POINTS", .number(in: 1...100), isRequired: true, help: "the size")
  static let signature = CommandSignature("demand", abstract: "demands a size", options: [size])
  let size: Double

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    size = try arguments[Self.size]
  }

  func run(_ console: inout Console) {}
}
