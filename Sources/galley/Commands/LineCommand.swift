import FontEngine
import TextLayout
import UIFoundation

/// `galley line`: how a text breaks at a size and a width, line by line.
struct LineCommand: Command {
  private static let font = Argument("FONT", help: FontSource.help)
  private static let text = Argument("TEXT", help: "the text to lay out")
  private static let size = Option(
    "size", value: "POINTS", .number(in: 0.01...TextLimits.maximumPointSize), default: 17, help: "the point size")
  private static let width = Option(
    "width", value: "POINTS", .number(in: 0...1_000_000), isRequired: false,
    help: "the width that lines may take (default: no limit)")
  private static let language = Option(
    "language", value: "TAG", .text, isRequired: false, help: "the text's language (BCP 47), such as de or zh-Hans")
  private static let direction = Option(
    "direction", value: "WORD", .word(of: ["auto", "ltr", "rtl"]), default: "auto", help: "auto, ltr or rtl")
  private static let json = Flag("json", help: "prints JSON")

  static let signature = CommandSignature(
    "line", abstract: "breaks a text into lines and measures each",
    discussion: """
      Widths and baselines are points, unrounded; baselines count from the top of the first line. A line is as wide as its own \
      text without the spaces that hang behind it. "reshaped" says at which edges its glyphs differ from those of the \
      unbroken text.
      """,
    arguments: [font, text], options: [size, width, language, direction, json])

  let font: String
  let text: String
  let size: Double
  let width: Double
  let language: String?
  let direction: BaseDirection
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    font = try arguments[Self.font]
    text = try arguments[Self.text]
    size = try arguments[Self.size]
    width = try arguments.ifGiven(Self.width) ?? .infinity
    language = try arguments.ifGiven(Self.language)
    let word = try arguments[Self.direction]
    direction = word == "ltr" ? .leftToRight : word == "rtl" ? .rightToLeft : .automatic
    isJSON = arguments[Self.json]
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let style = TextStyle(face: try FontSource.face(font), language: language)
    let lines: TextLines
    do {
      let paragraph = Paragraph(text, style: style, baseDirection: direction)
      lines = try PreparedText(paragraph, catalog: ProcessFonts.catalog).lines(width: width, pointSize: size)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
    let report = LineReport(lines)
    try console.write(isJSON ? JSONWriter.text(report.json) : report.text)
    for range in lines.text.missingClusters {
      let cluster = lines.text.paragraph.text(in: range)
      console.report(CommandFailure(.badData, "no font has '\(cluster)' (at UTF-16 offset \(range.lowerBound))"))
    }
  }
}
