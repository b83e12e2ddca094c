import CoreGraphics
import DynamicType
import FontEngine
import FontReports
import StringCatalogs
import TextOutput

/// The `galley font` command, which shows a font's metrics and contents, or its line metrics at all twelve categories.
struct FontCommand: Command {
  static let name = "font"
  static let aliases = ["metrics"]
  static let abstract = "shows a font's metrics, where they come from, and what it contains"
  static let discussion = """
    Values are in font units, upward from the baseline. The line boxes hhea, typo, and win are those that the tables \
    state. The others are those in use, with the reason: iOS and browsers on macOS take hhea, Windows takes win, and \
    Linux hhea, but Windows and Linux take typo if the font sets USE_TYPO_METRICS. That of Linux is what Chromium has \
    for an installed font.

    If a family or a collection is given, the properties in which its faces differ are listed first. With --compare, all \
    properties \
    of two faces are shown side by side, and those that differ are marked with an asterisk; with --compare-set, those of \
    a variable font with other values of its axes.

    With --sizes, --style, or --size, values are in points at each content size category, as UIFontMetrics scales the \
    font; the system font has the sizes and the weight of the text style. "tracking" is the space that the font's trak \
    table adds after each letter at that size. "style's leading" is the distance between baselines by which the style \
    scales.

    Fonts that cannot be read are reported, the others are still shown, and the exit status reports the failure. \
    Documentation/json.md describes the output of --json.
    """

  @Argument("FONT", .font, isRequired: true, help: FontSource.help) var fonts: [String]
  @Option(
    "face", "FACE", .face,
    help: "chooses a face of a collection or family: its number from 0, or its name or a part of it")
  var choice: FaceChoice?
  @Option("compare", "FONT", .font, help: "shows a second font beside the first") var other: String?
  @Option(
    "set", "AXES", .axes, help: "sets the axes of variable fonts, such as wght=600 or wght=600,opsz=12")
  var settings: [VariationSetting]?
  @Option("compare-set", "AXES", .axes, help: "sets the axes of the second font, which is the first by default")
  var otherSettings: [VariationSetting]?
  @Flag("glyphs", help: "lists all glyphs that leave the line box") var listsGlyphs: Bool
  @Flag("glyph-metrics", help: "lists the advance and the ink of every glyph") var listsGlyphMetrics: Bool
  @Flag("diagram", help: "draws the line box with characters, as in a terminal") var drawsLineBox: Bool
  @Flag("sizes", help: "shows the metrics in points at all twelve text sizes instead") var showsSizes: Bool
  @Option(
    "style", "STYLE", .choice(TypeStyle.self),
    help: "the text style that the font scales with; implies --sizes (default: body)")
  var style: TypeStyle?
  @Option(
    "size", "POINTS", .number(in: 0.01...1_000),
    help: "the size at the default category; implies --sizes (default: the text style's size)")
  var size: Double?
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws letters of each FONT between the lines of its metrics (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option(
    "page", "FILE", .path(["html"]),
    help: "also writes a web page of a sample text, with controls for the text size, width, direction, and style")
  var page: String?

  /// The version of the JSON. It changes if members are removed or change their meaning.
  static let schema = 1

  private func drawing(_ console: Console) throws(CommandFailure) -> DisplayList {
    var faces: [FontFace] = []
    for input in inputs {
      faces.append(try face(input))
      noteFace(faces[faces.count - 1], input, on: console)
    }
    do {
      return try FontPicture(faces: faces).displayList()
    } catch {
      throw CommandFailure(.badData, "\(error)")
    }
  }

  private var isCompared: Bool { other != nil || otherSettings != nil }

  /// The name of a font, and the values of its axes.
  typealias Input = (font: String, settings: [VariationSetting]?)

  /// The fonts, and the one that the first is compared with.
  var inputs: [Input] {
    let inputs = fonts.map { ($0, settings) }
    return isCompared ? inputs + [(other ?? fonts[0], otherSettings ?? settings)] : inputs
  }

  private var isScaled: Bool { showsSizes || style != nil || size != nil }

  func validate() throws(CommandFailure) {
    if picture != nil || page != nil, fonts.count > 4 {
      throw .usage("--\(picture == nil ? "page" : "picture") draws at most four fonts")
    }
    if listsGlyphMetrics, isScaled || isCompared {
      throw .usage("--glyph-metrics cannot be combined with --compare, --compare-set, --sizes, --style, or --size")
    }
    if isCompared, fonts.count > 1 {
      throw .usage("--\(other == nil ? "compare-set" : "compare") takes one FONT before it")
    }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    if let picture { try picture.write(try drawing(console)) }
    if let page { try writePage(to: page) }
    if isCompared { return try isScaled ? compareSizes(on: &console) : compare(on: &console) }
    var values: [JSONValue] = []
    var families: [JSONValue] = []
    var isFirst = true
    var progress = StepProgress(total: fonts.count, "fonts")
    for font in fonts {
      defer { progress.finishUnit() }
      do {
        for report in try isScaled ? sizes(font, in: console.terminal) : reports(font, in: console.terminal, &families)
        {
          if isJSON {
            values.append(report.json)
          } else {
            // The text may go to the terminal that shows the bar.
            progress.clear()
            try console.write((isFirst ? "" : "\n") + report.text)
            try report.glyphs?.write(on: &console)
          }
          isFirst = false
        }
      } catch {
        progress.clear()
        console.report(error)
      }
    }
    progress.clear()
    guard isJSON else { return }
    var document: [JSONValue.Member] = [
      JSONValue.Member(name: "schema", value: .integer(Self.schema)),
      JSONValue.Member(name: "fonts", value: .array(values)),
    ]
    if !isScaled { document.append(JSONValue.Member(name: "families", value: .array(families))) }
    try console.write(JSONWriter.text(.object(document)))
  }

  /// A report as text, with the table of the glyphs after it, and as JSON.
  private typealias Report = (text: String, glyphs: GlyphTable?, json: JSONValue)

  /// Returns the reports for each face that an argument names, and one for their family.
  private func reports(
    _ font: String, in terminal: Terminal, _ families: inout [JSONValue]
  ) throws(CommandFailure) -> [Report] {
    let faces = try faces(font)
    let reports = FaceInk.all(faces).map { ink -> Report in
      isJSON
        ? ("", nil, FontJSON(ink, listsGlyphMetrics: listsGlyphMetrics).value)
        : (
          FontReport(ink, terminal: terminal, listsGlyphs: listsGlyphs, drawsLineBox: drawsLineBox).text,
          listsGlyphMetrics ? GlyphTable(ink.face) : nil, nil
        )
    }
    guard faces.count > 1 else { return reports }
    let comparison = FontComparison(faces)
    families.append([
      "name": .string(font), "faces": .array(faces.map { .string($0.names.postScriptName) }),
      "differences": comparison.differences,
    ])
    return isJSON ? reports : [(summary(font, comparison, faces, in: terminal), nil, nil)] + reports
  }

  /// Returns the names of the faces of a family or collection, and the properties in which they differ.
  private func summary(
    _ font: String, _ comparison: FontComparison, _ faces: [FontFace], in terminal: Terminal
  ) -> String {
    let counts = comparison.counts
    let title =
      "\(PrintableText.escaping(font)): \(faces.count) faces agree in \(counts.same) of \(counts.all) properties"
    let isCollection = faces[0].facesInFile > 1
    let names = faces.map { face in
      "  \(isCollection ? "\(face.index) " : "")\(PrintableText.escaping(face.names.fullName))\n"
    }
    // The faces of a collection may share a style, such as the same weight of several orthographies.
    let styles = faces.map(\.names.style)
    let titles = Set(styles).count == styles.count ? styles : faces.map(\.names.fullName)
    return terminal.title(title) + "\n" + terminal.fitted(names.joined())
      + comparison.text(titles, showsSame: false, in: terminal)
  }

  /// Returns the reports in points for each face that an argument names.
  private func sizes(_ font: String, in terminal: Terminal) throws(CommandFailure) -> [Report] {
    let labels =
      font == FontSource.system && settings == nil
      ? [try labelFont((font, nil))]
      : try faces(font).map { LabelFont(face: $0, size: size) }
    return labels.map { label in
      let report = SizesReport(font: label, style: style ?? .body)
      return (terminal.fitted(report.text), nil, report.json)
    }
  }

  private func compareSizes(on console: inout Console) throws(CommandFailure) {
    var reports: [SizesReport] = []
    for input in inputs { reports.append(SizesReport(font: try labelFont(input), style: style ?? .body)) }
    let table = PairedTable(SizesReport.columns, reports[0].cells, reports[1].cells)
    if isJSON {
      return try console.write(
        JSONWriter.text([
          "schema": .integer(Self.schema), "fonts": .array(reports.map(\.json)), "differences": table.json,
        ]))
    }
    let titles = reports.enumerated().map { "\($0.offset + 1): \($0.element.title)\n" }.joined()
    try console.write(console.terminal.fitted(titles) + table.text(in: console.terminal))
  }

  private func compare(on console: inout Console) throws(CommandFailure) {
    var faces: [FontFace] = []
    for input in inputs {
      faces.append(try face(input))
      if picture == nil { noteFace(faces[faces.count - 1], input, on: console) }
    }
    let comparison = FontComparison(faces)
    if isJSON {
      let document: JSONValue = [
        "schema": .integer(Self.schema), "fonts": .array(faces.map { FontJSON(face: $0).value }),
        "differences": comparison.differences,
      ]
      return try console.write(JSONWriter.text(document))
    }
    try console.write(comparison.text(faces.map(\.instanceName), showsSame: true, in: console.terminal))
  }
}
