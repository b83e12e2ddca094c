import DynamicType
import Glibc
import TextLayout

/// The `galley audit` command, which finds localized texts that a label truncates.
struct AuditCommand: Command {
  private static let strings = Argument(
    "STRINGS", .zeroOrMore, help: ".strings, .stringsdict or .xcstrings files, or folders of them")
  private static let style = Option(
    "style", value: "STYLE", .word(of: TypeStyle.allCases.map(\.rawValue)), default: TypeStyle.body.rawValue,
    help: "the label's text style, such as body, headline or caption1")
  private static let width = Option(
    "width", value: "POINTS", .number(in: AuditQuestion.widths), isRequired: false,
    help: "the label's width; needed, but with --extract")
  private static let lines = Option(
    "lines", value: "N", .integer(in: AuditQuestion.limits), default: 1, help: "the label's number of lines")
  private static let font = Option(
    "font", value: "FONT", .text, isRequired: false,
    help: "\(FontSource.help); it grows as the text style does (default: system)")
  private static let size = Option(
    "size", value: "POINTS", .number(in: 0.01...1_000), isRequired: false,
    help: "the font's size at the default category (default: the text style's)")
  private static let locale = Option(
    "locale", value: "TAGS", .text, isRequired: false,
    help: "only these locales, such as de,pt-BR; a text that names none is in the first")
  private static let argument = Option(
    "argument", value: "TEXT", .text, default: "Example", help: "what stands for each %@")
  private static let number = Option(
    "number", value: "N", .integer(in: 0...1_000_000_000_000), default: 42,
    help: "what stands for each number, as for %d")
  private static let all = Flag("all", help: "shows texts that are not cut off, too")
  private static let format = Option(
    "format", value: "FORMAT", .word(of: AuditOutput.Format.allCases.map(\.rawValue)), isRequired: false,
    help: "table, json or jsonl (default: table; with --stdin, jsonl)")
  private static let json = Flag("json", help: "the same as --format json")
  private static let jsonLines = Flag("jsonl", help: "the same as --format jsonl")
  private static let stdin = Flag("stdin", help: "reads texts from standard input, a JSON object on each line")
  private static let extract = Flag("extract", help: "measures nothing, and prints the texts as --stdin reads them")

  static let signature = CommandSignature(
    "audit", abstract: "finds localized texts that a label cuts off",
    discussion: """
      Every text of every locale, in each of its plural forms, devices and widths, is measured at all twelve content size \
      categories, as a UILabel of the width and number of lines shows it. What is cut off is printed: from which category on, \
      how many lines all of it takes there, by how many points the label would have to be wider, and what is hidden.

      Folders are searched, and a folder such as de.lproj names its files' locale. Places for arguments are filled: %@ and %s \
      with --argument, %d and other numbers with --number, which has zeros for decimals. %% is a percent sign; one before a \
      space stands for itself.

      Files that cannot be read are reported, the others are still measured. The exit status is 0 where nothing is cut off, \
      1 where something is, and that of the first failure where there was one.

      With --stdin, each line is an object with a "text" and, if wanted, "key", "locale", "form", "file", "line", and "style", \
      "width" and "lineLimit" for this text only. To spread a large catalogue: galley audit App --extract | split -n r/8 ...
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
      throw .usage(readsInput ? "--stdin and STRINGS exclude each other" : "missing argument STRINGS, or --stdin")
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
    if asked.count > 1 { throw .usage("only one of --format, --json and --jsonl can be given") }
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
