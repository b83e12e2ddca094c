import FontEngine
import TextLayout
import UIFoundation

/// The `galley line` command, which breaks a text into lines at a size and width.
struct LineCommand: Command {
  private static let font = Argument("FONT", help: FontSource.help)
  private static let text = Argument("TEXT", help: "the text to lay out, or - to read it from standard input")
  private static let size = Option(
    "size", value: "POINTS", .number(in: 0.01...TextLimits.maximumPointSize), default: 17, help: "the point size")
  private static let width = Option(
    "width", value: "POINTS", .number(in: 0...1_000_000), isRequired: false,
    help: "the maximum width of a line (default: no limit)")
  private static let limit = Option(
    "lines", value: "N", .integer(in: 0...1_000_000), default: 0, help: "the maximum number of lines; 0 means no limit")
  private static let truncation = Option(
    "truncate", value: "WORD", .word(of: ["head", "middle", "tail", "none"]), default: "tail",
    help: "where to put an ellipsis if text is hidden: head, middle, tail, or none")
  private static let wrap = Option(
    "wrap", value: "WORD", .word(of: ["word", "character", "none"]), default: "word",
    help: "where lines may break: word, character, or none")
  private static let hyphenate = Flag("hyphenate", help: "hyphenates words with the dictionary of --language")
  private static let language = Option(
    "language", value: "TAG", .text, isRequired: false, help: "the text's language (BCP 47), such as de or zh-Hans")
  private static let direction = Option(
    "direction", value: "WORD", .word(of: ["auto", "ltr", "rtl"]), default: "auto",
    help: "the base direction: auto, ltr, or rtl")
  private static let json = Flag("json", help: "prints JSON")

  static let signature = CommandSignature(
    "line", abstract: "breaks a text into lines and measures each",
    discussion: """
      Widths and baselines are in points, not rounded to pixels. Baselines are measured from the top of the first line. The \
      width of a line excludes trailing spaces. "reshaped" names the edges of a line where its glyphs differ from those of \
      the unbroken text.

      Text from standard input must be UTF-8; a final line break is ignored.
      """,
    arguments: [font, text],
    options: [size, width, limit, truncation, wrap, hyphenate, language, direction, json])

  let font: String
  let text: String
  let size: Double
  let width: Double
  let limit: Int
  let truncation: Truncation?
  let style: ParagraphStyle
  let hyphenates: Bool
  let language: String?
  let direction: BaseDirection
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    font = try arguments[Self.font]
    text = try arguments[Self.text]
    size = try arguments[Self.size]
    width = try arguments.ifGiven(Self.width) ?? .infinity
    limit = try arguments[Self.limit]
    let modes: [String: Truncation.Mode] = ["head": .head, "middle": .middle, "tail": .tail]
    truncation = modes[try arguments[Self.truncation]].map { Truncation($0) }
    var style = ParagraphStyle()
    let wraps: [String: ParagraphStyle.WrapMode] = ["character": .character, "none": .clip]
    style.wrapMode = wraps[try arguments[Self.wrap]] ?? style.wrapMode
    self.style = style
    language = try arguments.ifGiven(Self.language)
    hyphenates = arguments[Self.hyphenate]
    if hyphenates, language == nil { throw .usage("--hyphenate requires --language") }
    let word = try arguments[Self.direction]
    direction = word == "ltr" ? .leftToRight : word == "rtl" ? .rightToLeft : .automatic
    isJSON = arguments[Self.json]
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let style = TextStyle(face: try FontSource.face(font), language: language)
    let rules = try rules
    let text = text == "-" ? try Self.input() : text
    let lines: TextLines
    do {
      let paragraph = Paragraph(text, style: style, baseDirection: direction, rules: rules)
      lines = try PreparedText(paragraph, catalog: ProcessFonts.catalog).lines(
        LineRequest(
          width: width, pointSizes: PointSizes(size), limit: limit, truncation: truncation, style: self.style))
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

  private var rules: BreakRules {
    get throws(CommandFailure) {
      guard hyphenates, let language else { return BreakRules() }
      let hyphenator = Hyphenator()
      guard hyphenator.dictionaryPath(for: language) != nil else {
        throw CommandFailure(.missingInput, "no hyphenation dictionary for '\(language)' is installed")
      }
      return BreakRules(hyphenation: .automatic(hyphenator))
    }
  }

  /// Returns all of standard input, without a final line break.
  ///
  /// - Throws: `CommandFailure` if it can't be read, is too long, or is not UTF-8.
  private static func input() throws(CommandFailure) -> String {
    let name = "<stdin>"
    // More bytes can't be a text within the limit.
    let largest = 4 * TextLimits.maximumLength
    var bytes: [UInt8] = []
    while true {
      let piece = try InputFile.read(StandardStream.input.rawValue, upTo: 1 << 16, name)
      if piece.isEmpty { break }
      bytes += piece
      guard bytes.count <= largest else {
        throw CommandFailure(.badData, "\(name): more than \(largest) bytes")
      }
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw CommandFailure(.badData, "\(name): not UTF-8 at byte offset \(error.byteOffsets.lowerBound)")
    }
  }
}
