@testable import galley

/// A command with one of each kind of argument and option, for tests of the parser.
struct SampleCommand: Command {
  enum Order: String, CaseIterable {
    case up, down
  }

  static let name = "sample"
  static let abstract = "measures a sample"
  static let discussion = "The first paragraph.\n\nThe second\nparagraph."

  @Argument("FONT", help: "a font file or a family name") var font: String
  @Argument("TEXT", isRequired: false, help: "what to measure") var texts: [String]
  @Option("width", "POINTS", .number(in: 1...10_000), help: "the width that lines may take") var width = 375.0
  @Option("count", "N", .integer(in: 0...12), help: "how many") var count = 3
  @Option("order", "ORDER", .choice(Order.self), help: "the order") var order: Order?
  @Option("fit", "WORD", .choice(["loose": 1, "tight": -1, "any": nil]), help: "the fit:") var fit: Int? = -1
  @Flag("json", help: "prints JSON") var isJSON: Bool

  func run(_ console: inout Console) throws(CommandFailure) {
    try console.write("\(font) \(width)\n")
    if font == "missing.otf" { throw CommandFailure(.missingInput, "missing.otf: no such file") }
  }
}

/// A command that checks its options, and has neither arguments nor a discussion.
struct DemandingCommand: Command {
  static let name = "demand"
  static let abstract = "demands a size"

  @Option("size", "POINTS", .number(in: 1...100), help: "the size") var size: Double?

  func validate() throws(CommandFailure) {
    if size == nil { throw .usage("missing option --size POINTS") }
  }

  func run(_ console: inout Console) {}
}
