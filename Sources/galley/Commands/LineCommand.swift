import CoreGraphics
import DynamicType
import FontEngine
import FontReports
import StringCatalogs
import TextLayout
import TextOutput
import UIFoundation

/// The `galley line` command, which breaks a text into lines at a size and width.
struct LineCommand: Command {
  static let name = "line"
  static let abstract = "breaks a text into lines and measures each"
  static let discussion = """
    Widths and baselines are in points, not rounded to pixels. Baselines are measured from the top of the first line. The \
    width of a line excludes trailing spaces. "reshaped" names the edges of a line where its glyphs differ from those of \
    the unbroken text.

    With --glyphs, x is the distance of a glyph's origin from the left edge of the text, y its distance below the \
    baseline, and the cluster the UTF-16 offset of its first character. The advance is that of the font, without tracking.

    With --narrowest, the width is the least at which the text has at most --lines lines, rounded up when it is printed. \
    As in a label, a word that is wider than a line is divided.

    With --sizes or --style, the lines are measured at each content size category. --size is then the size at the default \
    category, which scales as with UIFontMetrics; the system font has the sizes and the weight of the text style.

    With --compare or --compare-text, a second font, a second text, or both are measured in the same way, and with \
    --compare-set, a variable font with other values of its axes. Lines that differ are marked with an asterisk.

    Text from standard input must be UTF-8; a final line break is ignored. Documentation/json.md describes the output of \
    --json.
    """

  @Argument("FONT", .font, help: FontSource.help) var font: String
  @Argument("TEXT", help: "the text to lay out, or - to read it from standard input") var text: String
  @Option(
    "face", "FACE", .face,
    help: "chooses a face of a collection or family: its number from 0, or its name or a part of it")
  var choice: FaceChoice?
  @Option(
    "size", "POINTS", .number(in: 0.01...TextLimits.maximumPointSize),
    help: "the point size (default: the text style's size, 17 for body)")
  var size: Double?
  @Option("width", "POINTS", .number(in: 0...1_000_000), help: "the maximum width of a line (default: no limit)")
  var width: Double?
  @Option("lines", "N", .integer(in: 0...1_000_000), help: "the maximum number of lines; 0 means no limit")
  var limit = 0
  @Flag("narrowest", help: "uses the least width at which the text has at most --lines lines") var isNarrowest: Bool
  @Option(
    "truncate", "WORD", .choice(Truncation.Mode.self, none: "none"),
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
  @Option(
    "alignment", "WORD",
    .choice(["natural": .natural, "left": .left, "right": .right, "center": .center, "justified": .justified]),
    help: "the alignment of lines:")
  var alignment = ParagraphStyle.Alignment.natural
  @Option(
    "features", "TAGS", .features,
    help: "OpenType features as for hb-shape, such as smcp,ss01=2; before a minus sign, write --features=-liga")
  var features: [FontFeature]?
  @Option(
    "set", "AXES", .axes, help: "sets the axes of variable fonts, such as wght=600 or wght=600,opsz=12")
  var settings: [VariationSetting]?
  @Option("tracking", "POINTS", .number(in: -1_000...1_000), help: "the space added after each letter")
  var tracking = 0.0
  @Option(
    "tabs", "POINTS", .distances,
    help: "the distances of tab stops from the leading edge, such as 72,144; then every 28")
  var tabs: [Double]?
  @Flag("glyphs", help: "lists all glyphs with their positions") var listsGlyphs: Bool
  @Flag("sizes", help: "measures the lines at all twelve text sizes instead") var showsSizes: Bool
  @Option(
    "style", "STYLE", .choice(TypeStyle.self),
    help: "the text style that the font scales with; implies --sizes (default: body)")
  var style: TypeStyle?
  @Option("compare", "FONT", .font, help: "shows the lines in a second font beside those in the first")
  var otherFont: String?
  @Option("compare-set", "AXES", .axes, help: "sets the axes of the second font, which is the first by default")
  var otherSettings: [VariationSetting]?
  @Option("compare-text", "TEXT", .text, help: "shows the lines of a second text beside those of the first")
  var otherText: String?
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws the lines with their baselines, boxes, and heights (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option(
    "page", "FILE", .path(["html"]),
    help: "also writes a web page of the lines, with controls for the text size, width, direction, and style")
  var page: String?

  var isScaled: Bool { showsSizes || style != nil }
  var isCompared: Bool { otherFont != nil || otherSettings != nil || otherText != nil }

  func validate() throws(CommandFailure) {
    if hyphenates, language == nil { throw .usage("--hyphenate requires --language") }
    if isNarrowest, limit == 0 { throw .usage("--narrowest requires --lines of at least 1") }
    if isNarrowest, width != nil { throw .usage("--narrowest cannot be combined with --width") }
    if isNarrowest, page != nil { throw .usage("--narrowest cannot be combined with --page") }
    if listsGlyphs, isScaled { throw .usage("--glyphs cannot be combined with --sizes or --style") }
    if listsGlyphs, isCompared, !isJSON {
      throw .usage("--glyphs cannot be combined with --compare, --compare-set, or --compare-text, except in JSON")
    }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let inputs = try inputs()
    if let page { try writePage(of: inputs, to: page) }
    var subjects: [Subject] = []
    var results: [LineResult] = []
    do {
      for input in inputs {
        let subject = try subject(input, direction)
        subjects.append(subject)
        results.append(try result(subject.source, pointSize: subject.font.pointSize(style ?? .body, at: .large)))
      }
    } catch {
      throw CommandFailure(error)
    }
    for (index, input) in inputs.enumerated() where index == 0 ? choice == nil : input.font != inputs[0].font {
      if let note = FontSource.note(on: input.font, results[index].source.face) { console.warn(note) }
    }
    if let picture, !isScaled { try picture.write(try drawing { try LinePicture(results: results) }) }
    if isScaled {
      try writeSizes(subjects, &console)
    } else {
      try writeLines(results, &console)
    }
    for text in results.map(\.lines.text) {
      for range in text.missingClusters {
        let cluster = text.paragraph.text(in: range)
        console.report(CommandFailure(.badData, "no font has '\(cluster)' (at UTF-16 offset \(range.lowerBound))"))
      }
    }
  }

  private func writeLines(_ results: [LineResult], _ console: inout Console) throws(CommandFailure) {
    var reports: [LineReport] = []
    do {
      for result in results { reports.append(try LineReport(result, listsGlyphs: listsGlyphs)) }
    } catch {
      throw CommandFailure(error)
    }
    guard reports.count == 2 else {
      if !isJSON { return try reports[0].write(on: &console) }
      return try console.write(Self.document(reports[0].members))
    }
    let table = PairedTable(LineReport.comparedColumns, reports[0].comparedCells, reports[1].comparedCells)
    try write(table, results, reports.map(\.members), reports.map(\.summary), &console)
  }

  private func writeSizes(_ subjects: [Subject], _ console: inout Console) throws(CommandFailure) {
    let style = style ?? .body
    var reports: [LineSizesReport] = []
    var largest: [LineResult] = []
    do {
      for subject in subjects {
        let rows = try ContentSizeCategory.allCases.map { category throws(ReportError) in
          let pointSize = subject.font.pointSize(style, at: category)
          let result = try result(subject.source, pointSize: pointSize)
          return LineSizesReport.Row(category: category, pointSize: pointSize, result: result)
        }
        reports.append(LineSizesReport(style: style, rows: rows))
        largest += rows.suffix(1).map(\.result)
      }
    } catch {
      throw CommandFailure(error)
    }
    if let picture { try picture.write(try drawing { try LinePicture(sizes: reports) }) }
    guard reports.count == 2 else {
      return try console.write(isJSON ? Self.document(reports[0].members) : console.terminal.fitted(reports[0].text))
    }
    let table = PairedTable(LineSizesReport.columns, reports[0].cells, reports[1].cells)
    try write(table, largest, reports.map(\.members), nil, &console)
  }

  /// Writes two results beside each other, with a line for each after the table if there are summaries.
  private func write(
    _ table: PairedTable, _ results: [LineResult], _ members: [[JSONValue.Member]], _ summaries: [String]?,
    _ console: inout Console
  ) throws(CommandFailure) {
    if isJSON {
      let named = zip(results, members).map { result, members in
        JSONValue.object([JSONValue.Member(name: "name", value: .string(result.source.title))] + members)
      }
      return try console.write(
        Self.document([
          JSONValue.Member(name: "results", value: .array(named)),
          JSONValue.Member(name: "differences", value: table.json),
        ]))
    }
    var legend = ""
    for (index, result) in results.enumerated() {
      let summary = summaries.map { ": \($0[index])" } ?? ""
      legend += console.terminal.fitted("\(index + 1): \(PrintableText.escaping(result.source.title))\(summary)") + "\n"
    }
    try console.write(legend + table.text(in: console.terminal))
  }

  private static func document(_ members: [JSONValue.Member]) -> String {
    JSONWriter.text(.object([JSONValue.Member(name: "schema", value: .integer(1))] + members))
  }

  private func drawing(_ picture: () throws -> LinePicture) throws(CommandFailure) -> DisplayList {
    do {
      return try picture().displayList()
    } catch {
      throw CommandFailure(.badData, "\(error)")
    }
  }
}
