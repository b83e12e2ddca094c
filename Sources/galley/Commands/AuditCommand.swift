import DynamicType
import Glibc
import TextLayout

/// The `galley audit` command, which finds localized texts that a label truncates.
struct AuditCommand: Command {
  private static let strings = Argument(
    "STRINGS", .zeroOrMore, help: ".strings, .stringsdict, or .xcstrings files, or folders that contain them")
  private static let style = Option(
    "style", value: "STYLE", .word(of: TypeStyle.allCases.map(\.rawValue)), default: TypeStyle.body.rawValue,
    help: "the label's text style, such as body, headline, or caption1")
  private static let width = Option(
    "width", value: "POINTS", .number(in: AuditQuestion.widths), isRequired: false,
    help: "the label's width; required unless --extract is given")
  private static let lines = Option(
    "lines", value: "N", .integer(in: AuditQuestion.limits), default: 1, help: "the label's maximum number of lines")
  private static let font = Option(
    "font", value: "FONT", .text, isRequired: false,
    help: "\(FontSource.help); it scales with the text style (default: system)")
  private static let size = Option(
    "size", value: "POINTS", .number(in: 0.01...1_000), isRequired: false,
    help: "the font's size at the default category (default: the text style's size)")
  private static let locale = Option(
    "locale", value: "TAGS", .text, isRequired: false,
    help: "audits only these locales, such as de,pt-BR; texts without a locale count as the first")
  private static let argument = Option(
    "argument", value: "TEXT", .text, default: "Example", help: "the text used for each %@")
  private static let number = Option(
    "number", value: "N", .integer(in: 0...1_000_000_000_000), default: 42,
    help: "the number used for %d and other numeric placeholders")
  private static let all = Flag("all", help: "shows texts that fit, too")
  private static let format = Option(
    "format", value: "FORMAT", .word(of: AuditOutput.Format.allCases.map(\.rawValue)), isRequired: false,
    help: "table, json, or jsonl (default: table, or jsonl with --stdin)")
  private static let json = Flag("json", help: "the same as --format json")
  private static let jsonLines = Flag("jsonl", help: "the same as --format jsonl")
  private static let stdin = Flag("stdin", help: "reads texts from standard input, one JSON object per line")
  private static let extract = Flag(
    "extract", help: "prints the texts in the form that --stdin reads, without measuring them")

  static let signature = CommandSignature(
    "audit", abstract: "finds localized texts that a label truncates",
    discussion: """
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
      """,
    arguments: [strings],
    options: [
      style, width, lines, font, size, locale, argument, number, all, format, json, jsonLines, stdin, extract,
    ])

  let paths: [String]
  let question: AuditQuestion
  let fontName: String?
  let fontSize: Double?
  let locales: [String]
  let standIns: StandIns
  let showsAll: Bool
  let format: AuditOutput.Format
  let readsInput: Bool
  let extracts: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    paths = Array(arguments.all(Self.strings))
    readsInput = arguments[Self.stdin]
    extracts = arguments[Self.extract]
    guard readsInput != !paths.isEmpty else {
      throw .usage(
        readsInput ? "--stdin cannot be combined with STRINGS" : "missing argument STRINGS or option --stdin")
    }
    let width = try arguments.ifGiven(Self.width)
    guard let width = width ?? (extracts ? AuditQuestion.widths.upperBound : nil) else {
      throw .usage("missing option --width POINTS")
    }
    question = AuditQuestion(
      style: TypeStyle(rawValue: try arguments[Self.style]) ?? .body, width: width, lines: try arguments[Self.lines])
    fontName = try arguments.ifGiven(Self.font)
    fontSize = try arguments.ifGiven(Self.size)
    locales = (try arguments.ifGiven(Self.locale) ?? "").split(separator: ",").map(String.init)
    standIns = StandIns(text: try arguments[Self.argument], number: try arguments[Self.number])
    showsAll = arguments[Self.all]
    format = try Self.format(arguments, readsInput: readsInput)
  }

  private static func format(
    _ arguments: ParsedArguments, readsInput: Bool
  ) throws(CommandFailure) -> AuditOutput.Format {
    var asked: [AuditOutput.Format] = []
    if let word = try arguments.ifGiven(format) { asked += [AuditOutput.Format(rawValue: word) ?? .table] }
    if arguments[json] { asked.append(.json) }
    if arguments[jsonLines] { asked.append(.jsonl) }
    if asked.count > 1 { throw .usage("only one of --format, --json, and --jsonl can be given") }
    return asked.first ?? (readsInput ? .jsonl : .table)
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    // Extracting texts needs no font.
    let font = extracts ? LabelFont(face: nil, size: nil) : try LabelFont(named: fontName, size: fontSize)
    let auditor = Auditor(font: font, standIns: standIns)
    var run = AuditRun(
      auditor, question, locales: locales, extracts: extracts,
      output: AuditOutput(format, showsAll: showsAll, question: question, settings: settings(font)), bar: bar)
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

  /// Returns the settings, apart from the label, that the results depend on.
  private func settings(_ font: LabelFont) -> [JSONValue.Member] {
    [
      JSONValue.Member(name: "font", value: .string(fontName ?? FontSource.system)),
      JSONValue.Member(name: "fontSize", value: .number(font.pointSize(question.style, at: .large))),
      JSONValue.Member(name: "argument", value: .string(standIns.text)),
      JSONValue.Member(name: "number", value: .integer(standIns.number)),
    ]
  }

  /// A progress bar on standard error, if that is a terminal and results aren't written to a terminal meanwhile.
  private var bar: ProgressBar {
    let isShown =
      !readsInput && isatty(StandardStream.error.rawValue) == 1
      && (format == .table && !extracts || isatty(StandardStream.output.rawValue) == 0)
    return ProgressBar(isShown ? { try? StandardStream.error.write($0) } : nil)
  }
}
