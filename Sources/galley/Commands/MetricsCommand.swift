import FontEngine

/// `galley metrics`: what a font's tables say of a line, side by side, and which of it counts.
struct MetricsCommand: Command {
  private static let fonts = Argument("FONT", .oneOrMore, help: FontSource.help)
  private static let json = Flag("json", help: "prints JSON")

  static let signature = CommandSignature(
    "metrics", abstract: "shows a font's vertical metrics and where they come from",
    discussion: """
      Values are font units, upwards from the baseline. The line box is taken from the OS/2 typo values where the font sets \
      USE_TYPO_METRICS, else from hhea, else from typo, else from win.

      A font that cannot be read is reported, the others are still shown, and the exit status says so.
      """,
    arguments: [fonts], options: [json])

  let fonts: [String]
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    fonts = Array(arguments.all(Self.fonts))
    isJSON = arguments[Self.json]
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    var values: [JSONValue] = []
    var isFirst = true
    for font in fonts {
      do {
        for face in try FontSource.faces(font) {
          let report = FaceReport(face)
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
}
