import DynamicType
import FontEngine
import FontReports
import Foundation
import Glibc
import LocalizationAudit
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
    missing width in points, the hidden text, and the location in the file.

    A file named galley.json in the working directory, or the one given with --rules, says which texts are shown in which \
    labels, and which texts are ignored. --init writes a first version from the texts; what it guesses is marked. \
    Options such as --width replace the file's defaults, but not its rules.

    Folders are searched, and the name of a folder such as de.lproj determines the locale of its files. Placeholders are \
    replaced: %@ and %s with --argument, and %d and other numeric ones with --number, whose decimals are zeros. %% is a \
    percent sign, and so is a % before a space. Patterns are for whole keys: * stands for any characters, ? for one, and a \
    backslash precedes a literal character.

    Documents of Interface Builder (.xib and .storyboard files) are laid out in each of their languages at all sizes, so \
    that no rule has to say where their texts are shown: neither a width nor rules are needed for them. The findings are \
    texts that are truncated or clipped, overlap, or extend beyond their superviews or the screen, words that are divided \
    without a hyphen, heights and fonts that do not grow with the text size, and ambiguous or conflicting constraints, \
    each with the line and id of the element. Patterns for keys are for the ids of objects. What no document shows is \
    measured by rules. --pseudo, --state, and the options for the label and its texts have no effect on documents. \
    Images, colors, and fonts are found as by galley layout; what isn't known, found, or valid in a document is a warning \
    on standard error.

    Files that cannot be read are reported, and the others are still measured. The exit status is 0 if no text is \
    truncated and no document has a problem, 1 if any text is truncated or a document has a problem, or the status of the \
    first failure: 64 for an invalid command line, 65 for an invalid file or line, or if no font has a character, 66 for a \
    missing file, font, or locale, 70 for an internal failure, and 74 if output cannot be written. With --exit-zero, \
    truncated texts, problems of documents, and invalid lines do not change it.

    With --stdin, each line is an object with a "document", which is the path of one to lay out, or with "text" and \
    optionally "key", "locale", "form", "file", "line", "column", "state", "arguments", "plurals", and "pseudo", as \
    --extract prints them, and for this text only "style", "font", "fontSize", "weight", "width", "lineLimit", \
    "minimumScale", "markdown", "numbers", and "device". Each line yields one line, with the line's other members, such as \
    an "id". A line that is invalid yields an object with its "inputLine" and an "error". To divide a large catalog, with \
    GNU parallel, with xargs, or with PySpark:

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
    "FILES", .file(["strings", "stringsdict", "xcstrings", "xib", "storyboard"]), isRequired: false,
    help: ".strings, .stringsdict, .xcstrings, .xib, or .storyboard files, or folders that contain them")
  var paths: [String]
  let ruleOptions = AuditRuleOptions()
  let labelOptions = AuditLabelOptions()
  let filterOptions = AuditFilterOptions()
  let comparisonOptions = AuditComparisonOptions()
  let textOptions = AuditTextOptions()
  let outputOptions = AuditOutputOptions()
  let documentOptions = AuditDocumentOptions()
  let inputOptions = AuditInputOptions()

  private var readsInput: Bool { inputOptions.readsInput }

  func validate() throws(CommandFailure) {
    guard readsInput != !paths.isEmpty else {
      throw .usage(
        readsInput ? "--stdin cannot be combined with FILES" : "missing argument FILES or option --stdin")
    }
    let (initializes, extracts) = (ruleOptions.initializes, inputOptions.extracts)
    if readsInput {
      let others = [
        ("rules", ruleOptions.path != nil), ("init", initializes), ("against", comparisonOptions.against != nil),
        ("new-since", comparisonOptions.baseline != nil), ("extract", extracts),
        ("state", textOptions.stateNames != nil), ("pseudo", textOptions.pseudo != nil),
        ("page", outputOptions.page != nil), ("picture", outputOptions.picture != nil),
      ]
      if let other = others.first(where: \.1) { throw .usage("--\(other.0) cannot be combined with --stdin") }
    }
    _ = try textOptions.states
    _ = try textOptions.layout
    if initializes, extracts { throw .usage("--init cannot be combined with --extract") }
    _ = try documentOptions.devices
    try outputOptions.validate()
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    if ruleOptions.initializes { return try initialize(&console) }
    try documentOptions.shared.registerFonts(console)
    let request = try request()
    // The thousands of texts in a language have most words in common.
    ProcessFonts.catalog.shapedPieces.cachesNewWords = true
    var run = AuditRun(request, bar: bar(request.output))
    if readsInput {
      var lines = StringLines(settings: labelSettings) { count throws(CatalogError) in
        try InputFile.read(StandardStream.input.rawValue, upTo: count, StringLines.name)
      }
      while let items = try Self.next(&lines) {
        try run.measure(lines: items, on: &console) { Self.report($0, request) }
      }
      try run.measure(lines: [], on: &console) { Self.report($0, request) }
    } else {
      try run.measure(paths, on: &console)
      if !request.measuresCatalogs, run.documents.isEmpty, !console.hasFailed {
        // Only the search has told that there are no documents, whose labels are known.
        throw CommandFailure(
          .usage, "missing option --width POINTS, or a file \(AuditRules.fileName); --init writes one",
          usage: HelpText.usage(of: Self.signature))
      }
      try run.measureDocuments(on: &console) { Self.report($0, request) }
    }
    var findings = try run.finish(on: &console)
    let hasProblems = findings.summary.cutOff > 0 || (findings.summary.documents?.problems ?? 0) > 0
    if hasProblems, !outputOptions.exitsZero { console.conclude(.cutOff) }
    if request.output.keepsFindings, let documents = request.documents {
      findings.drawings = DocumentAudit(documents).drawings(
        of: findings.documents, atMost: AuditPage.mostDocumentDrawings + 1)
    }
    try outputOptions.write(findings)
  }

  private static func next(_ lines: inout StringLines) throws(CommandFailure) -> [StringLines.Line]? {
    do {
      return try lines.next()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What the options ask for.
  private func request() throws(CommandFailure) -> AuditRequest {
    var request = AuditRequest(rules: try rules())
    request.rules.namedFiles = Set(paths)
    request.filter = try filter()
    request.layout = try textOptions.layout
    request.layout.largest = comparisonOptions.largest ?? request.layout.largest
    request.comparison = try comparisonOptions.comparison
    request.output = outputOptions.options(isStreaming: readsInput)
    request.measuresCatalogs = knowsLabels
    request.documents = try documents(request)
    request.output.extraction = extraction
    request.output.settings = [
      JSONValue.Member(name: "argument", value: .string(textOptions.argument)),
      JSONValue.Member(name: "number", value: .integer(textOptions.number)),
    ]
    let names = [("rules", request.rules.path), ("against", comparisonOptions.against)]
    for case let (name, value?) in names {
      request.output.settings.append(JSONValue.Member(name: name, value: .string(value)))
    }
    return request
  }

  /// Whether something says which labels show the texts of catalogs.
  private var knowsLabels: Bool { readsInput || labelOptions.width != nil || usedRules != nil }

  private func filter() throws(CommandFailure) -> AuditFilter {
    var filter = filterOptions.filter
    filter.states = try textOptions.states
    return filter
  }

  private func initialize(_ console: inout Console) throws(CommandFailure) {
    let path = ruleOptions.path ?? AuditRules.fileName
    if FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(.badData, "\(path): the file exists and isn't replaced; name another with --rules")
    }
    let filter = try filter()
    var strings: [LocalizedString] = []
    let files = AuditFiles(paths, withDocuments: true)
    for failure in files.failures { console.report(failure) }
    for file in files.catalogs {
      do {
        let contents = try file.contents()
        strings += contents.strings.compactMap { filter.wanted($0) }
        for failure in contents.failures { console.report(CommandFailure(failure)) }
      } catch {
        console.report(CommandFailure(error))
      }
    }
    let draft = AuditRulesDraft(strings, width: labelOptions.width)
    try OutputFile.write(Data(JSONWriter.text(draft.json).utf8), to: path)
    try console.write("\(path): \(draft.summary)\n")
  }

  /// The file of rules that is read, if there is one.
  private var usedRules: String? {
    if let path = ruleOptions.path { return path }
    let isThere = !readsInput && FileManager.default.fileExists(atPath: AuditRules.fileName)
    return isThere ? AuditRules.fileName : nil
  }

  private func rules() throws(CommandFailure) -> AuditRules {
    do {
      if let path = usedRules {
        // Opened here first, so that an error doesn't name a location in the file.
        _ = try labelSettings.labels()
        return try AuditRules(path: path, overriding: labelSettings)
      }
      // Each text is extracted once, without its label.
      if extraction == .texts { return AuditRules(labels: [AuditQuestion(style: .body, width: 1, lines: 1)]) }
      if !knowsLabels { return AuditRules(labels: []) }
      return AuditRules(labels: try labelSettings.labels())
    } catch {
      throw CommandFailure(error)
    }
  }

  private var extraction: AuditOutput.Extraction? {
    if !inputOptions.extracts { return nil }
    return labelOptions.width == nil && usedRules == nil ? .texts : .textsWithLabels
  }

  /// The label that the options describe.
  private var labelSettings: LabelSettings {
    var settings = labelOptions.settings
    settings.isMarkdown = textOptions.isMarkdown ? true : nil
    settings.numbers = textOptions.numbers
    return settings
  }

  /// Returns a progress bar on standard error, if that is a terminal and results aren't written to a terminal meanwhile.
  private func bar(_ output: AuditOutput.Options) -> ProgressBar {
    let isShown =
      !readsInput && isatty(StandardStream.error.rawValue) == 1
      && (!output.format.isStream && output.extraction == nil || isatty(StandardStream.output.rawValue) == 0)
    return ProgressBar(isShown ? { try? StandardStream.error.write($0) } : nil)
  }
}
