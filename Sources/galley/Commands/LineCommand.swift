import CoreGraphics
import FontEngine
import TextLayout
import UIFoundation

/// The `galley line` command, which breaks a text into lines at a size and width.
struct LineCommand: Command {
  static let name = "line"
  static let abstract = "breaks a text into lines and measures each"
  static let discussion = """
    Widths and baselines are in points, not rounded to pixels. Baselines are measured from the top of the first line. The \
    width of a line excludes trailing spaces. "reshaped" names the edges of a line where its glyphs differ from those of \
    the unbroken text.

    Text from standard input must be UTF-8; a final line break is ignored.
    """

  @Argument("FONT", .font, help: FontSource.help) var font: String
  @Argument("TEXT", help: "the text to lay out, or - to read it from standard input") var text: String
  @Option("size", "POINTS", .number(in: 0.01...TextLimits.maximumPointSize), help: "the point size") var size = 17.0
  @Option("width", "POINTS", .number(in: 0...1_000_000), help: "the maximum width of a line (default: no limit)")
  var width: Double?
  @Option("lines", "N", .integer(in: 0...1_000_000), help: "the maximum number of lines; 0 means no limit")
  var limit = 0
  @Option(
    "truncate", "WORD", .choice(["head": .head, "middle": .middle, "tail": .tail, "none": nil]),
    help: "where to put an ellipsis if text is hidden:")
  var truncation: Truncation.Mode? = .tail
  @Option(
    "wrap", "WORD", .choice(["word": .wordThenCharacter, "character": .character, "none": .clip]),
    help: "where lines may break:")
  var wrapMode = ParagraphStyle.WrapMode.wordThenCharacter
  @Flag("hyphenate", help: "hyphenates words with the dictionary of --language") var hyphenates: Bool
  @Option("language", "TAG", .text, help: "the text's language (BCP 47), such as de or zh-Hans") var language: String?
  @Option(
    "direction", "WORD", .choice(["auto": .automatic, "ltr": .leftToRight, "rtl": .rightToLeft]),
    help: "the base direction:")
  var direction = BaseDirection.automatic
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws the lines with their baselines, boxes, and heights (PNG, SVG, or PDF)")
  var picture: PictureFile?

  func validate() throws(CommandFailure) {
    if hyphenates, language == nil { throw .usage("--hyphenate requires --language") }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let face = try FontSource.face(font)
    let style = TextStyle(face: face, language: language)
    let rules = try rules
    let text = text == "-" ? try Self.input() : text
    var request = LineRequest(
      width: width ?? .infinity, pointSizes: PointSizes(size), limit: limit,
      truncation: truncation.map { Truncation($0) })
    request.style.wrapMode = wrapMode
    let lines: TextLines
    do {
      let paragraph = Paragraph(text, style: style, baseDirection: direction, rules: rules)
      lines = try PreparedText(paragraph, catalog: ProcessFonts.catalog).lines(request)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
    if let picture { try picture.write(try drawing(of: lines, face)) }
    let report = LineReport(lines: lines)
    try console.write(isJSON ? JSONWriter.text(report.json) : report.text)
    for range in lines.text.missingClusters {
      let cluster = lines.text.paragraph.text(in: range)
      console.report(CommandFailure(.badData, "no font has '\(cluster)' (at UTF-16 offset \(range.lowerBound))"))
    }
  }

  private func drawing(of lines: TextLines, _ face: FontFace) throws(CommandFailure) -> DisplayList {
    do {
      return try LinePicture(lines: lines, face: face).displayList()
    } catch {
      throw CommandFailure(.badData, "\(error)")
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
