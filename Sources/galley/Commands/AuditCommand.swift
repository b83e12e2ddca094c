import DynamicType
import FontEngine
import FontReports
import Foundation
import Glibc
import StringCatalogs
import TextOutput
import UIFoundation

/// The `galley audit` command, which finds localized texts that a label truncates.
struct AuditCommand: Command {
  static let name = "audit"
  static let abstract = "finds localized texts that a label truncates"
  static let discussion = """
    Measures each text of each locale, in each of its plural, device, and width variants, at all twelve content size \
    categories, as a UILabel with the given width and number of lines shows it. The findings of each key are grouped, \
    those that begin at the smallest size first: at L, the default, or below they are errors, above it warnings, and at \
    the accessibility sizes notes. Each has the first category that truncates the text, the lines needed there, the \
    missing width in points, the hidden text, and the place in the file.

    A file named galley.json in the working directory, or the one given with --rules, says which texts are shown in which \
    labels, and which texts are ignored. --init writes a first version from the texts; what it guesses is marked. \
    Options such as --width replace the file's defaults, but not its rules.

    Folders are searched, and the name of a folder such as de.lproj determines the locale of its files. Placeholders are \
    replaced: %@ and %s with --argument, and %d and other numeric ones with --number, whose decimals are zeros. %% is a \
    percent sign, and so is a % before a space. Patterns are for whole keys: * stands for any characters, ? for one, and a \
    backslash precedes a literal character.

    Files that cannot be read are reported, and the others are still measured. The exit status is 0 if no text is \
    truncated, 1 if a text is truncated, or the status of the first failure: 64 for an invalid command line, 65 for an \
    invalid file or line, or if no font has a character, 66 for a missing file, font, or locale, 70 for an internal \
    failure, and 74 if output cannot be written. With --exit-zero, truncated texts and invalid lines do not change it.

    With --stdin, each line is an object with "text" and optionally "key", "locale", "form", "file", "line", "column", \
    "state", "arguments", "plurals", and "pseudo", as --extract prints them, and for this text only "style", "font", \
    "fontSize", "weight", "width", "lineLimit", "minimumScale", "markdown", "numbers", and "device". Each line yields \
    one line, with the line's other members, such as an "id". A line that is invalid yields an object with its \
    "inputLine" and an "error". To divide a large catalog, with GNU parallel, with xargs, or with PySpark:

      galley audit App --extract > texts.jsonl

      parallel --pipe --keep-order galley audit --stdin --exit-zero < texts.jsonl

      split -n l/8 texts.jsonl part.
      ls part.* | xargs -P 8 -I {} \\
        sh -c 'galley audit --stdin --exit-zero < {} > out.{}'
      cat out.part.*

      spark.textFile("texts.jsonl").pipe(
          "galley audit --stdin --exit-zero", checkCode=True)
    """

  @Argument(
    "STRINGS", .file(["strings", "stringsdict", "xcstrings"]), isRequired: false,
    help: ".strings, .stringsdict, or .xcstrings files, or folders that contain them")
  var paths: [String]
  @Option(
    "rules", "FILE", .path(["json"]), help: "the file of rules (default: \(AuditRules.fileName), if there is one)")
  var rulesPath: String?
  @Flag("init", help: "writes a first version of the file of rules instead") var initializes: Bool
  @Option(
    "style", "STYLE", .choice(TypeStyle.self),
    help: "the label's text style, such as headline or caption1 (default: body)")
  var style: TypeStyle?
  @Option(
    "width", "POINTS", .number(in: AuditQuestion.widths),
    help: "the label's width; required unless there are rules")
  var width: Double?
  @Option(
    "lines", "N", .integer(in: AuditQuestion.limits), help: "the label's maximum number of lines (default: 1)")
  var lines: Int?
  @Option("font", "FONT", .font, help: "\(FontSource.help); it scales with the text style (default: system)")
  var fontName: String?
  @Option(
    "size", "POINTS", .number(in: LabelFont.sizes),
    help: "the font's size at the default category (default: the text style's size)")
  var fontSize: Double?
  @Option("weight", "WEIGHT", .choice(LabelFont.weights), help: "the weight of the system font, such as semibold")
  var weight: UIFont.Weight?
  @Option(
    "minimum-scale", "FACTOR", .number(in: AuditQuestion.scales),
    help: "the smallest factor by which the label shrinks its font (default: 1)")
  var minimumScale: Double?
  @Option(
    "locale", "TAGS", .text,
    help: "audits only these locales, such as de,pt-BR; texts without a locale count as the first")
  var locale: String?
  @Option("key", "PATTERNS", .text, help: "audits only keys that match a pattern, such as 'settings.*,*.title'")
  var keys: String?
  @Option("exclude", "PATTERNS", .text, help: "doesn't audit keys that match a pattern") var excluded: String?
  @Option(
    "against", "LOCALE", .text,
    help: "reports only texts at sizes at which the same key fits in this language, such as en")
  var against: String?
  @Option("up-to", "SIZE", .choice(Self.sizes), help: "the largest size to audit, from XS to AX5, such as XXXL")
  var largest: ContentSizeCategory?
  @Option(
    "new-since", "BASELINE", .path(["json"]),
    help: "accepts the findings in this file: the JSON of an earlier audit, in which each may have a \"reason\"")
  var baseline: String?
  @Option("argument", "TEXT", .text, help: "the text used for each %@ without an example in the rules") var argument =
    "Example"
  @Option(
    "number", "N", .integer(in: 0...1_000_000_000_000),
    help: "the number used for %d and other numeric placeholders, and the largest for plural forms")
  var number = 42
  @Option(
    "numbers", "STYLE", .choice(NumberStyle.self),
    help: "localized numbers, as in String(localized:), or plain, as in String(format:) (default: localized)")
  var numbers: NumberStyle?
  @Flag("markdown", help: "texts are Markdown, as in SwiftUI's Text") var isMarkdown: Bool
  @Option(
    "state", "STATES", .text,
    help: "audits only texts in these states of string catalogs: new, translated, needs_review, stale")
  var states: String?
  @Option(
    "pseudo", "LANGUAGES", .text,
    help: "also shows texts that aren't translated yet in double-length, accented, bounded, right-to-left, or all")
  var pseudo: String?
  @Flag("all", help: "shows texts that fit, too") var showsAll: Bool
  @Option(
    "format", "FORMAT", .choice(AuditOutput.Format.self),
    help: "text, json, jsonl, github, sarif, or junit (default: text, or jsonl with --stdin)")
  var format: AuditOutput.Format?
  @Flag("json", help: "the same as --format json") var isJSON: Bool
  @Flag("jsonl", help: "the same as --format jsonl") var isJSONLines: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws the findings as their labels show them (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option(
    "page", "FILE", .path(["html"]), help: "also writes a web page on which each finding is drawn as the label shows it"
  )
  var page: String?
  @Flag("exit-zero", help: "exits with 0 even if texts are truncated") var exitsZero: Bool
  @Flag("stdin", help: "reads texts from standard input, one JSON object per line") var readsInput: Bool
  @Flag("extract", help: "prints the texts in the form that --stdin reads, without measuring them")
  var extracts: Bool

  private static let sizes: KeyValuePairs<String, ContentSizeCategory> = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
    "AX5": .accessibilityExtraExtraExtraLarge,
  ]

  func validate() throws(CommandFailure) {
    guard readsInput != !paths.isEmpty else {
      throw .usage(
        readsInput ? "--stdin cannot be combined with STRINGS" : "missing argument STRINGS or option --stdin")
    }
    if readsInput {
      let others = [
        ("rules", rulesPath != nil), ("init", initializes), ("against", against != nil), ("new-since", baseline != nil),
        ("extract", extracts), ("state", states != nil), ("pseudo", pseudo != nil), ("page", page != nil),
        ("picture", picture != nil),
      ]
      if let other = others.first(where: \.1) { throw .usage("--\(other.0) cannot be combined with --stdin") }
    }
    _ = try choices("state", states, TextState.self)
    _ = try pseudolanguages()
    if initializes, extracts { throw .usage("--init cannot be combined with --extract") }
    if width == nil, usedRules == nil, !readsInput, !extracts, !initializes {
      throw .usage("missing option --width POINTS, or a file \(AuditRules.fileName); --init writes one")
    }
    if [format != nil, isJSON, isJSONLines].count(where: { $0 }) > 1 {
      throw .usage("only one of --format, --json, and --jsonl can be given")
    }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    if initializes { return try initialize(&console) }
    var rules = try rules()
    rules.namedFiles = Set(paths)
    let filter = try filter()
    var settings = [
      JSONValue.Member(name: "argument", value: .string(argument)),
      JSONValue.Member(name: "number", value: .integer(number)),
    ]
    if let path = rules.path { settings.append(JSONValue.Member(name: "rules", value: .string(path))) }
    if let against { settings.append(JSONValue.Member(name: "against", value: .string(against))) }
    // The thousands of texts in a language have most words in common.
    ProcessFonts.catalog.shapedPieces.cachesNewWords = true
    let largest = largest ?? .accessibilityExtraExtraExtraLarge
    let baseline: AuditBaseline? = if let path = baseline { try AuditBaseline(path: path) } else { nil }
    var run = AuditRun(
      Auditor(standIns: StandIns(text: argument, number: number), largest: largest), rules, filter,
      against: against.map { SourceTruncations(locale: $0) }, baseline: baseline,
      pseudolanguages: try pseudolanguages(), extraction: extraction,
      exitsZero: exitsZero,
      output: AuditOutput(
        outputFormat, showsAll: showsAll || (readsInput && outputFormat == .jsonl),
        keepsFindings: page != nil || picture != nil,
        largest: largest, settings: settings), bar: bar)
    if readsInput {
      try run.measure(
        StringLines(settings: labelSettings) { count throws(CommandFailure) in
          try StandardStream.read(upTo: count, StringLines.name)
        }, on: &console)
    } else {
      try run.measure(paths, on: &console)
    }
    let findings = try run.finish(on: &console)
    if let page { try write(findings, to: page) }
    if let picture {
      do {
        try picture.write(try findings.displayList())
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure(.software, "\(picture.path): \(error)")
      }
    }
  }

  private func write(_ findings: AuditPage, to path: String) throws(CommandFailure) {
    let text: String
    do {
      text = try findings.html()
    } catch {
      throw CommandFailure(.software, "\(path): \(error)")
    }
    try OutputFile.write(Data(text.utf8), to: path)
  }

  private func initialize(_ console: inout Console) throws(CommandFailure) {
    let path = rulesPath ?? AuditRules.fileName
    if FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(.badData, "\(path): the file exists and isn't replaced; name another with --rules")
    }
    let filter = try filter()
    var strings: [LocalizedString] = []
    for file in CatalogSearch.files(paths, on: &console) {
      do {
        strings += try file.strings().compactMap { filter.wanted($0) }
      } catch {
        console.report(CommandFailure(error))
      }
    }
    let draft = AuditRulesDraft(strings, width: width)
    try OutputFile.write(Data(JSONWriter.text(draft.json).utf8), to: path)
    try console.write("\(path): \(draft.summary)\n")
  }

  /// The file of rules that is read, if there is one.
  private var usedRules: String? {
    if let rulesPath { return rulesPath }
    let isThere = !readsInput && FileManager.default.fileExists(atPath: AuditRules.fileName)
    return isThere ? AuditRules.fileName : nil
  }

  private func rules() throws(CommandFailure) -> AuditRules {
    if let path = usedRules {
      // Opened here first, so that an error doesn't name a place in the file.
      _ = try labelSettings.labels()
      return try AuditRules(path: path, overriding: labelSettings)
    }
    // Lines name their own labels. Extracted texts need none.
    if extraction == .texts { return AuditRules(labels: [AuditQuestion(style: .body, width: 1, lines: 1)]) }
    return AuditRules(labels: try labelSettings.labels())
  }

  private var extraction: AuditRun.Extraction? {
    if !extracts { return nil }
    return width == nil && usedRules == nil ? .texts : .textsWithLabels
  }

  /// The label that the options describe.
  private var labelSettings: LabelSettings {
    LabelSettings(
      style: style, font: fontName, fontSize: fontSize,
      weight: weight.flatMap { weight in LabelFont.weights.first { $0.value == weight }?.key },
      widths: width.map { [LabelSettings.Width(points: $0)] }, lineLimit: lines, minimumScale: minimumScale,
      isMarkdown: isMarkdown ? true : nil, numbers: numbers)
  }

  private func filter() throws(CommandFailure) -> AuditFilter {
    func list(_ text: String?) -> [Substring] { text?.split(separator: ",") ?? [] }
    return AuditFilter(
      locales: list(locale).map(String.init), keys: list(keys).map { TextPattern($0) },
      states: try choices("state", states, TextState.self), excluded: list(excluded).map { TextPattern($0) })
  }

  private func pseudolanguages() throws(CommandFailure) -> [Pseudolanguage] {
    pseudo == "all" ? Pseudolanguage.allCases : try choices("pseudo", pseudo, Pseudolanguage.self)
  }

  /// Returns the words in a list that is the value of an option.
  private func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ list: String?, _ type: Choice.Type
  ) throws(CommandFailure) -> [Choice] {
    var choices: [Choice] = []
    for word in list?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let choice = Choice(rawValue: String(word)) else {
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--\(option) is '\(word)'; expected one of \(names)")
      }
      choices.append(choice)
    }
    return choices
  }

  private var outputFormat: AuditOutput.Format {
    if let format { return format }
    if isJSON { return .json }
    return isJSONLines || readsInput ? .jsonl : .text
  }

  /// A progress bar on standard error, if that is a terminal and results aren't written to a terminal meanwhile.
  private var bar: ProgressBar {
    let isShown =
      !readsInput && isatty(StandardStream.error.rawValue) == 1
      && (!outputFormat.isStream && !extracts || isatty(StandardStream.output.rawValue) == 0)
    return ProgressBar(isShown ? { try? StandardStream.error.write($0) } : nil)
  }
}
