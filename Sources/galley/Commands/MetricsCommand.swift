import DynamicType
import FontEngine

/// The `galley metrics` command, which shows a font's vertical metrics or its line metrics at all twelve categories.
struct MetricsCommand: Command {
  static let name = "metrics"
  static let abstract = "shows a font's vertical metrics and where they come from"
  static let discussion = """
    Values are in font units, upward from the baseline. UIKit takes the line box from the hhea table, even if the font \
    sets USE_TYPO_METRICS; OpenType's rule then takes it from the typo values of the OS/2 table. Values without a height \
    are skipped: after hhea comes typo, then win.

    With --sizes, values are in points at each content size category, as UIFontMetrics scales the font; the system font \
    has the sizes and the weight of the text style. "tracking" is the space that the font's trak table adds after each \
    letter at that size. "style's leading" is the distance between baselines by which the style scales.

    Fonts that cannot be read are reported, the others are still shown, and the exit status reports the failure.
    """

  @Argument("FONT", isRequired: true, help: FontSource.help) var fonts: [String]
  @Flag("sizes", help: "shows the metrics in points at all twelve text sizes instead") var showsSizes: Bool
  @Option(
    "style", "STYLE", .choice(TypeStyle.self),
    help: "with --sizes, the text style that the font scales with (default: body)")
  var style: TypeStyle?
  @Option(
    "size", "POINTS", .number(in: 0.01...1_000),
    help: "with --sizes, the size at the default category (default: the text style's size)")
  var size: Double?
  @Flag("json", help: "prints JSON") var isJSON: Bool

  func validate() throws(CommandFailure) {
    if !showsSizes, style != nil || size != nil { throw .usage("--style and --size require --sizes") }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    var values: [JSONValue] = []
    var isFirst = true
    for font in fonts {
      do {
        for report in try reports(font) {
          if isJSON {
            values.append(report.json)
          } else {
            try console.write((isFirst ? "" : "\n") + report.text)
          }
          isFirst = false
        }
      } catch {
        console.report(error)
      }
    }
    if isJSON { try console.write(JSONWriter.text(.array(values))) }
  }

  /// Returns the reports for each face that an argument names.
  private func reports(_ font: String) throws(CommandFailure) -> [(text: String, json: JSONValue)] {
    guard showsSizes else {
      return try FontSource.faces(font).map { face in
        let report = FaceReport(face)
        return (report.text, report.json)
      }
    }
    // The face of the system font depends on the style.
    let labels =
      font == FontSource.system
      ? [try LabelFont(named: nil, size: size)]
      : try FontSource.faces(font).map { LabelFont(face: $0, size: size) }
    return labels.map { label in
      let report = SizesReport(font: label, style: style ?? .body)
      return (report.text, report.json)
    }
  }
}
