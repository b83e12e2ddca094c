import DynamicType
import Glibc
import TextLayout

/// The `galley audit` command, which finds localized texts that a label truncates.
struct AuditCommand: Command {
  static let name = "audit"
  static let abstract = "finds localized texts that a label truncates"
  static let discussion = """
    Measures each text of each locale, in each of its plural, device, and width variants, at all twelve content size \
    categories, as a UILabel with the given width and number of lines shows it. For each truncated text, it prints the \
    first category that truncates it, the lines needed there, the missing width in points, and the hidden text.

    Folders are searched, and the name of a folder such as de.lproj determines the locale of its files. Placeholders are \
    replaced: %@ and %s with --argument, and %d and other numeric ones with --number, whose decimals are zeros. %% is a \
    percent sign, and so is a % before a space.

    Files that cannot be read are reported, and the others are still measured. The exit status is 0 if no text is \
    truncated, 1 if a text is truncated, or the status of the first failure.

    With --stdin, each line is an object with "text" and optionally "key", "locale", "form", "file", and "line", and with \
    "style", "width", and "lineLimit" for this text only. To divide a large catalog: \
    galley audit App --extract | split -n r/8 ...
    """

  @Argument(
    "STRINGS", .file(["strings", "stringsdict", "xcstrings"]), isRequired: false,
    help: ".strings, .stringsdict, or .xcstrings files, or folders that contain them")
  var paths: [String]
  @Option(
    "style", "STYLE", .choice(TypeStyle.self), help: "the label's text style, such as body, headline, or caption1")
  var style = TypeStyle.body
  @Option(
    "width", "POINTS", .number(in: AuditQuestion.widths),
    help: "the label's width; required unless --extract is given")
  var width: Double?
  @Option("lines", "N", .integer(in: AuditQuestion.limits), help: "the label's maximum number of lines") var lines = 1
  @Option("font", "FONT", .font, help: "\(FontSource.help); it scales with the text style (default: system)")
  var fontName: String?
  @Option(
    "size", "POINTS", .number(in: 0.01...1_000),
    help: "the font's size at the default category (default: the text style's size)")
  var fontSize: Double?
  @Option(
    "locale", "TAGS", .text,
    help: "audits only these locales, such as de,pt-BR; texts without a locale count as the first")
  var locale: String?
  @Option("argument", "TEXT", .text, help: "the text used for each %@") var argument = "Example"
  @Option(
    "number", "N", .integer(in: 0...1_000_000_000_000),
    help: "the number used for %d and other numeric placeholders")
  var number = 42
  @Flag("all", help: "shows texts that fit, too") var showsAll: Bool
  @Option(
    "format", "FORMAT", .choice(AuditOutput.Format.self),
    help: "table, json, or jsonl (default: table, or jsonl with --stdin)")
  var format: AuditOutput.Format?
  @Flag("json", help: "the same as --format json") var isJSON: Bool
  @Flag("jsonl", help: "the same as --format jsonl") var isJSONLines: Bool
  @Flag("stdin", help: "reads texts from standard input, one JSON object per line") var readsInput: Bool
  @Flag("extract", help: "prints the texts in the form that --stdin reads, without measuring them")
  var extracts: Bool

  func validate() throws(CommandFailure) {
    guard readsInput != !paths.isEmpty else {
      throw .usage(
        readsInput ? "--stdin cannot be combined with STRINGS" : "missing argument STRINGS or option --stdin")
    }
    if width == nil, !extracts { throw .usage("missing option --width POINTS") }
    if [format != nil, isJSON, isJSONLines].count(where: { $0 }) > 1 {
      throw .usage("only one of --format, --json, and --jsonl can be given")
    }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let question = AuditQuestion(style: style, width: width ?? AuditQuestion.widths.upperBound, lines: lines)
    // Extracting texts needs no font.
    let font = extracts ? LabelFont(face: nil, size: nil) : try LabelFont(named: fontName, size: fontSize)
    let settings = [
      JSONValue.Member(name: "font", value: .string(fontName ?? FontSource.system)),
      JSONValue.Member(name: "fontSize", value: .number(font.pointSize(style, at: .large))),
      JSONValue.Member(name: "argument", value: .string(argument)),
      JSONValue.Member(name: "number", value: .integer(number)),
    ]
    var run = AuditRun(
      Auditor(font: font, standIns: StandIns(text: argument, number: number)), question,
      locales: locale?.split(separator: ",").map(String.init) ?? [], extracts: extracts,
      output: AuditOutput(outputFormat, showsAll: showsAll, question: question, settings: settings), bar: bar)
    if readsInput {
      try run.measure(
        StringLines(question: question) { count throws(CommandFailure) in
          try InputFile.read(StandardStream.input.rawValue, upTo: count, StringLines.name)
        }, on: &console)
    } else {
      try run.measure(paths, on: &console)
    }
    try run.finish(on: &console)
  }

  private var outputFormat: AuditOutput.Format {
    if let format { return format }
    if isJSON { return .json }
    return isJSONLines || readsInput ? .jsonl : .table
  }

  /// A progress bar on standard error, if that is a terminal and results aren't written to a terminal meanwhile.
  private var bar: ProgressBar {
    let isShown =
      !readsInput && isatty(StandardStream.error.rawValue) == 1
      && (outputFormat == .table && !extracts || isatty(StandardStream.output.rawValue) == 0)
    return ProgressBar(isShown ? { try? StandardStream.error.write($0) } : nil)
  }
}
