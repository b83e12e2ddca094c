import DynamicType
import FontReports
import Foundation
import Glibc
import LocalizationAudit
import StringCatalogs
import TextOutput
import UIFoundation

/// The options of `galley audit` about its rules.
struct AuditRuleOptions: OptionGroup {
  @Option(
    "rules", "FILE", .path(["json"]), help: "the file of rules (default: \(AuditRules.fileName), if there is one)")
  var path: String?
  @Flag("init", help: "writes a first version of the file of rules instead") var initializes: Bool
}

/// The options of `galley audit` about the label of texts for which no rule states another.
struct AuditLabelOptions: OptionGroup {
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

  /// The label, of which texts state the rest.
  var settings: LabelSettings {
    LabelSettings(
      style: style, font: fontName, fontSize: fontSize,
      weight: weight.flatMap { weight in LabelFont.weights.first { $0.value == weight }?.key },
      widths: width.map { [LabelSettings.Width(points: $0)] }, lineLimit: lines, minimumScale: minimumScale)
  }
}

/// The options of `galley audit` about the keys and locales that are audited.
struct AuditFilterOptions: OptionGroup {
  @Option(
    "locale", "TAGS", .text,
    help: "audits only these locales, such as de,pt-BR; texts without a locale count as the first")
  var locale: String?
  @Option("key", "PATTERNS", .text, help: "audits only keys that match a pattern, such as 'settings.*,*.title'")
  var keys: String?
  @Option("exclude", "PATTERNS", .text, help: "doesn't audit keys that match a pattern") var excluded: String?

  /// The texts that are audited, whatever their state.
  var filter: AuditFilter {
    func list(_ text: String?) -> [Substring] { text?.split(separator: ",") ?? [] }
    var filter = AuditFilter()
    filter.locales = list(locale).map(String.init)
    filter.keys = list(keys).map { TextPattern($0) }
    filter.excluded = list(excluded).map { TextPattern($0) }
    return filter
  }
}

/// The options of `galley audit` about the truncations that don't count.
struct AuditComparisonOptions: OptionGroup {
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

  private static let sizes: KeyValuePairs<String, ContentSizeCategory> = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
    "AX5": .accessibilityExtraExtraExtraLarge,
  ]

  /// What truncations are compared with.
  ///
  /// - Throws: `CommandFailure` if the baseline can't be read.
  var comparison: AuditRequest.Comparison {
    get throws(CommandFailure) {
      var comparison = AuditRequest.Comparison()
      comparison.sourceLanguage = against
      do {
        if let baseline { comparison.baseline = try AuditBaseline(path: baseline) }
      } catch {
        throw CommandFailure(error)
      }
      return comparison
    }
  }
}

/// The options of `galley audit` about how texts are shown.
struct AuditTextOptions: OptionGroup {
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
  var stateNames: String?
  @Option(
    "pseudo", "LANGUAGES", .text,
    help: "also shows texts that aren't translated yet in double-length, accented, bounded, right-to-left, or all")
  var pseudo: String?

  /// The states of the texts that are audited; empty for all.
  ///
  /// - Throws: `CommandFailure` with status 64 if there is no such state.
  var states: [TextState] {
    get throws(CommandFailure) { try Self.choices("state", stateNames, TextState.self) }
  }

  /// How texts are shown at all sizes.
  ///
  /// - Throws: `CommandFailure` with status 64 if there is no such pseudolanguage.
  var layout: AuditRequest.Layout {
    get throws(CommandFailure) {
      var layout = AuditRequest.Layout()
      layout.standIns = StandIns(text: argument, number: number)
      layout.pseudolanguages =
        pseudo == "all" ? Pseudolanguage.allCases : try Self.choices("pseudo", pseudo, Pseudolanguage.self)
      return layout
    }
  }

  /// Returns the words in a list that is the value of an option.
  private static func choices<Choice: CaseIterable & RawRepresentable<String>>(
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
}

/// The options of `galley audit` about its output.
struct AuditOutputOptions: OptionGroup {
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

  /// Returns what is written, where `isStreaming` tells whether texts arrive as lines.
  func options(isStreaming: Bool) -> AuditOutput.Options {
    var options = AuditOutput.Options()
    options.format = format ?? (isJSON ? .json : isJSONLines || isStreaming ? .jsonl : .text)
    options.showsAll = showsAll || (isStreaming && options.format == .jsonl)
    options.keepsFindings = page != nil || picture != nil
    options.exitsZero = exitsZero
    options.version = Galley.version
    return options
  }

  func validate() throws(CommandFailure) {
    if [format != nil, isJSON, isJSONLines].count(where: { $0 }) > 1 {
      throw .usage("only one of --format, --json, and --jsonl can be given")
    }
  }

  /// Writes the picture and the page.
  func write(_ findings: AuditPage) throws(CommandFailure) {
    if let page {
      let text: String
      do {
        text = try findings.html()
      } catch {
        throw CommandFailure(.software, "\(page): \(error)")
      }
      try OutputFile.write(Data(text.utf8), to: page)
    }
    guard let picture else { return }
    do {
      try picture.write(try findings.displayList())
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.software, "\(picture.path): \(error)")
    }
  }
}

/// The options of `galley audit` about where texts come from, and whether they are measured.
struct AuditInputOptions: OptionGroup {
  @Flag("stdin", help: "reads texts from standard input, one JSON object per line") var readsInput: Bool
  @Flag("extract", help: "prints the texts in the form that --stdin reads, without measuring them")
  var extracts: Bool
}
