import StringCatalogs
package import TextOutput

/// An audit of texts from files or lines.
package struct AuditRun {
  /// The number of texts measured before their results are written, which limits memory use.
  private static let batch = 1_024

  let request: AuditRequest
  var auditor: Auditor
  /// The findings that don't count; `nil` for none.
  var baseline: AuditBaseline?
  /// The translations of each key; empty unless there are pseudolanguages.
  private var translations = TranslationIndex()
  /// The paths of the documents that were found.
  package private(set) var documents: [String] = []
  /// The files that were read.
  var audited: Set<String> = []
  /// The languages whose problems don't count in the documents, by path.
  var documentSources: [String: String] = [:]
  /// Whether a document has texts in the language that others are compared with, or isn't laid out.
  var hasSourceDocument = false
  /// Whether texts of catalogs are measured.
  var hasCatalogs = false
  /// The source language's truncations; `nil` if the others aren't compared with them.
  var source: SourceTruncations?
  var output: AuditOutput
  var bar: ProgressBar
  /// For each locale, the first cluster that no font supports, and the number of texts with such clusters.
  var withoutFont: [String: (cluster: String, texts: Int)] = [:]
  /// The numbers of texts that each rule determines.
  var uses: [Int]
  /// Whether a text passed the filter.
  var hasWanted = false
  var count = 0

  var rules: AuditRules { request.rules }
  var filter: AuditFilter { request.filter }
  var extraction: AuditOutput.Extraction? { request.output.extraction }
  private var pseudolanguages: [Pseudolanguage] { request.layout.pseudolanguages }

  /// Creates an audit. Nothing is measured yet.
  package init(_ request: AuditRequest, bar: ProgressBar = ProgressBar(nil)) {
    self.request = request
    self.bar = bar
    let layout = request.layout
    auditor = Auditor(
      standIns: layout.standIns, largest: layout.largest, details: request.output.format.isStream ? .all : .first)
    baseline = request.comparison.baseline
    source = request.comparison.sourceLanguage.map { SourceTruncations(locale: $0) }
    output = AuditOutput(request.output, largest: layout.largest)
    uses = request.rules.rules.map { _ in 0 }
  }

  /// Measures the texts of files and folders. Unreadable files and invalid entries are reported, and the others are still
  /// measured.
  package mutating func measure<Stream: AuditStream>(_ paths: [String], on stream: inout Stream) throws(Stream.Failure)
  {
    let found = AuditFiles(paths, withDocuments: request.documents != nil)
    for failure in found.failures { fail(failure, on: &stream) }
    documents = found.documents
    let files = catalogs(found, on: &stream)
    hasCatalogs = !files.isEmpty
    if source != nil { measureSource(files) }
    if !pseudolanguages.isEmpty { translations = TranslationIndex(files) }
    for (index, file) in files.enumerated() {
      let contents: CatalogFile.Contents
      do {
        contents = try file.contents()
        audited.insert(file.path)
      } catch {
        fail(AuditError(error), on: &stream)
        continue
      }
      for failure in contents.failures { fail(AuditError(failure), on: &stream) }
      if extraction == nil { try output.start(on: &stream) }
      let strings = contents.strings
      for part in Self.batches(of: strings.indices) {
        try measure(strings[part].flatMap { makeItems($0) }, on: &stream)
        let inFile = Double(part.upperBound) / Double(strings.count)
        bar.show((Double(index) + inFile) / Double(files.count), count, "texts")
      }
    }
  }

  /// Returns parts of a range that are at most as large as a batch.
  private static func batches(of range: Range<Int>) -> some Sequence<Range<Int>> {
    stride(from: range.lowerBound, to: range.upperBound, by: batch).lazy.map { $0..<min($0 + batch, range.upperBound) }
  }

  private mutating func measure<Stream: AuditStream>(
    _ items: [Auditor.Item], on stream: inout Stream
  ) throws(Stream.Failure) {
    for part in Self.batches(of: items.indices) {
      var results = measure(items[part])
      for item in items[part] { try report(item, results.popFirst(), on: &stream) }
    }
  }

  /// Reports a problem that makes the results incomplete.
  mutating func fail<Stream: AuditStream>(_ error: AuditError, on stream: inout Stream) {
    bar.clear()
    output.add(error)
    stream.report(error)
  }

  /// Measures the texts of lines, those that arrived together. Invalid lines are reported, and the others are still
  /// measured.
  ///
  /// `audit` lays out the documents that lines name.
  package mutating func measure<Stream: AuditStream>(
    lines items: [StringLines.Line], on stream: inout Stream, _ audit: DocumentAuditing
  ) throws(Stream.Failure) {
    if extraction == nil { try output.start(on: &stream) }
    for range in Self.batches(of: items.indices) {
      let part = items[range].compactMap { wanted($0) }
      var results = measure(part.compactMap { if case .text(let item) = $0 { item } else { nil } })
      for line in part {
        switch line {
        case .text(let item): try report(item, results.popFirst(), on: &stream)
        case .document(let document): try report(document, on: &stream, audit)
        case .fault(let fault): try report(fault, on: &stream)
        }
      }
    }
    // The program that wrote the line may be waiting for the result.
    try stream.flush()
  }

  /// Measures the texts in the source language, without writing their results. Errors are reported when the files are
  /// read again.
  private mutating func measureSource(_ files: [CatalogFile]) {
    var auditor = auditor
    auditor.details = .none
    for file in files where source?.mayContainTexts(file) == true {
      guard let strings = try? file.contents().strings else { continue }
      let wanted = strings.filter { string in
        string.locale.map { source?.isSource($0) == true } ?? false && filter.matchesKey(string)
      }
      for part in Self.batches(of: wanted.indices) {
        let items = wanted[part].flatMap { makeItems($0, rules.treatment(of: $0).treatment) }
        for result in auditor.measure(items, { $0 }) {
          if let result = try? result.get() { source?.add(result) }
        }
      }
    }
  }

  /// Returns a text in each label that shows it; none if the text isn't audited.
  private mutating func makeItems(_ string: LocalizedString) -> [Auditor.Item] {
    let (treatment, rule) = rules.treatment(of: string)
    if let rule { uses[rule] += 1 }
    guard let string = filter.wanted(string) else { return [] }
    hasWanted = true
    if case .ignored = treatment { output.summary.ignored += 1 }
    // The texts that others are compared with aren't findings.
    let isCompared = string.locale.map { source?.isSource($0) ?? false } ?? false
    var items = isCompared ? [] : makeItems(string, treatment)
    if !pseudolanguages.isEmpty, isSource(string), !translations.isTranslated(string) {
      for language in pseudolanguages {
        var pseudo = string
        pseudo.pseudolanguage = language
        items += makeItems(pseudo, treatment)
      }
    }
    return items
  }

  /// Returns whether a text is in the language that others are compared with, or else that the app is written in.
  private func isSource(_ string: LocalizedString) -> Bool {
    if let source, let locale = string.locale { return source.isSource(locale) }
    return string.isInSourceLanguage
  }

  private mutating func makeItems(_ string: LocalizedString, _ treatment: AuditRules.Treatment) -> [Auditor.Item] {
    guard case .measured(let labels) = treatment else { return [] }
    let shown = labels.filter { label in
      guard let device = label.device, let variation = string.device else { return true }
      return variation.isShown(on: device)
    }
    let examples = rules.examples(for: string)
    return shown.map { label in
      let uncounted = source?.categories(of: string, in: label) ?? []
      return Auditor.Item(string: string, question: label, arguments: examples, uncounted: uncounted)
    }
  }

  private mutating func wanted(_ line: StringLines.Line) -> StringLines.Line? {
    guard case .text(var item) = line else { return line }
    guard let string = filter.wanted(item.string) else { return nil }
    hasWanted = true
    item.string = string
    return .text(item)
  }

  /// A text that was measured, with its JSON if that is written.
  private typealias Measured = Result<(result: AuditResult, json: String?), AuditError>

  /// Measures texts on all cores; none if they are only extracted.
  private mutating func measure(_ items: some Collection<Auditor.Item>) -> ArraySlice<Measured> {
    count += items.count
    guard extraction == nil else { return [] }
    return auditor.measure(Array(items)) { [output, baseline] measured in
      let result = baseline?.applied(to: measured) ?? measured
      return (result, output.json(result))
    }[...]
  }

  /// Writes what was measured of a text, or the text itself if it is only extracted.
  private mutating func report<Stream: AuditStream>(
    _ item: Auditor.Item, _ measured: Measured?, on stream: inout Stream
  ) throws(Stream.Failure) {
    switch measured {
    case .success(let (result, json)): try add(result, json, on: &stream)
    case .failure(let failure):
      try report(StringLines.Fault(failure: failure, line: item.inputLine, extras: item.extras), on: &stream)
    case nil:
      let members = item.extractedMembers + (extraction == .textsWithLabels ? item.question.jsonMembers : [])
      try stream.write(JSONWriter.dense(.object(members)) + "\n")
    }
  }

  mutating func report<Stream: AuditStream>(_ fault: StringLines.Fault, on stream: inout Stream) throws(Stream
    .Failure)
  {
    bar.clear()
    try output.add(fault, on: &stream)
    if request.output.exitsZero, fault.line > 0 {
      stream.warn(fault.failure.description)
    } else {
      fail(fault.failure, on: &stream)
    }
  }

  private mutating func add<Stream: AuditStream>(
    _ result: AuditResult, _ json: String?, on stream: inout Stream
  ) throws(Stream.Failure) {
    baseline?.markUsed(result)
    if let cluster = result.missingClusters.first {
      withoutFont[result.string.locale ?? "", default: (cluster, 0)].texts += 1
    }
    try output.add(result, json: json, on: &stream)
  }
}
