/// An audit of texts from files or lines, whose results are written in the same order.
struct AuditRun {
  /// The number of texts measured before their results are written, which limits memory use.
  private static let batch = 1_024

  let auditor: Auditor
  /// The label for texts that don't name another.
  let question: AuditQuestion
  /// The locales to audit; empty for all.
  let locales: [String]
  /// Whether texts are written without measuring them.
  let extracts: Bool
  private var output: AuditOutput
  private var bar: ProgressBar
  /// For each locale, the first cluster that no font supports, and the number of texts with such clusters.
  private var withoutFont: [String: (cluster: String, texts: Int)] = [:]
  /// Whether a text was in one of the requested locales.
  private var hasWanted = false
  private var count = 0

  init(
    _ auditor: Auditor, _ question: AuditQuestion, locales: [String], extracts: Bool, output: AuditOutput,
    bar: ProgressBar
  ) {
    self.auditor = auditor
    self.question = question
    self.locales = locales
    self.extracts = extracts
    self.output = output
    self.bar = bar
  }

  /// Measures the texts of files and folders. Unreadable files are reported, and the others are still measured.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func measure(_ paths: [String], on console: inout Console) throws(CommandFailure) {
    var files: [CatalogFile] = []
    var known: Set<String> = []
    for path in paths {
      do {
        let found = try CatalogSearch.files(path)
        // An argument may name a file in a folder named by another.
        files += found.files.filter { known.insert($0.path).inserted }
        for failure in found.failures { console.report(failure) }
      } catch {
        console.report(error)
      }
    }
    for (index, file) in files.enumerated() {
      let strings: [LocalizedString]
      do {
        strings = try file.strings()
      } catch {
        bar.clear()
        console.report(error)
        continue
      }
      if !extracts { try output.start(on: &console) }
      let items = strings.compactMap { item($0) }
      for start in stride(from: 0, to: items.count, by: Self.batch) {
        let part = items[start..<min(start + Self.batch, items.count)]
        try reportItems(part.map { .success($0) }, on: &console)
        let inFile = Double(start + part.count) / Double(items.count)
        bar.show((Double(index) + inFile) / Double(files.count), count, "texts")
      }
    }
  }

  /// Measures the texts of lines as they arrive. Invalid lines are reported, and the others are still measured.
  ///
  /// - Throws: `CommandFailure` if the input can't be read or output fails.
  mutating func measure(_ lines: StringLines, on console: inout Console) throws(CommandFailure) {
    var lines = lines
    while let items = try lines.next() {
      if !extracts { try output.start(on: &console) }
      for start in stride(from: 0, to: items.count, by: Self.batch) {
        let part = items[start..<min(start + Self.batch, items.count)]
        try reportItems(part.compactMap { wanted($0) }, on: &console)
      }
      // The program that wrote the line may be waiting for the result.
      try console.flush()
    }
    if !extracts { try output.start(on: &console) }
  }

  /// Writes the end of the results, and reports problems that aren't part of them.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func finish(on console: inout Console) throws(CommandFailure) {
    bar.clear()
    try output.finish(on: &console)
    for (locale, missing) in withoutFont.sorted(by: { $0.key < $1.key }) {
      let place = locale.isEmpty ? "" : " in locale \(locale)"
      let consequence =
        missing.texts == 1
        ? "the measurements of 1 text\(place) are unreliable"
        : "the measurements of \(missing.texts) texts\(place) are unreliable"
      console.report(CommandFailure(.badData, "no font has '\(missing.cluster)': \(consequence)"))
    }
    if !locales.isEmpty, !hasWanted, console.status == .success {
      console.report(CommandFailure(.missingInput, "no text in locale \(locales.joined(separator: ", "))"))
    }
    if output.cutCount > 0 { console.conclude(.cutOff) }
  }

  private mutating func item(_ string: LocalizedString) -> Auditor.Item? {
    var string = string
    if !locales.isEmpty {
      string.locale = string.locale ?? locales[0]
      guard LocaleName.matches(string.locale ?? "", anyOf: locales) else { return nil }
      hasWanted = true
    }
    return Auditor.Item(string: string, question: question)
  }

  private mutating func wanted(
    _ line: Result<Auditor.Item, CommandFailure>
  ) -> Result<Auditor.Item, CommandFailure>? {
    guard case .success(let read) = line else { return line }
    return item(read.string).map { .success(Auditor.Item(string: $0.string, question: read.question)) }
  }

  private mutating func reportItems(
    _ items: [Result<Auditor.Item, CommandFailure>], on console: inout Console
  ) throws(CommandFailure) {
    count += items.count
    var results: ArraySlice<Result<(result: AuditResult, json: String?), CommandFailure>> = []
    if !extracts {
      results = auditor.measure(items.compactMap { try? $0.get() }) { [output] in ($0, output.json($0)) }[...]
    }
    for item in items {
      do {
        let item = try item.get()
        if extracts {
          let members = item.string.jsonMembers(text: item.string.text)
          try console.write(JSONWriter.compact(.object(members)) + "\n")
        } else if let result = results.popFirst() {
          let (result, json) = try result.get()
          try add(result, json, on: &console)
        }
      } catch {
        // Without output, no further results can be reported.
        guard error.status != .outputFailed else { throw error }
        bar.clear()
        console.report(error)
      }
    }
  }

  private mutating func add(
    _ result: AuditResult, _ json: String?, on console: inout Console
  ) throws(CommandFailure) {
    if let cluster = result.missingClusters.first {
      withoutFont[result.string.locale ?? "", default: (cluster, 0)].texts += 1
    }
    // The piece may be written to the terminal that shows the bar.
    let completesPiece = output.completesPiece
    if completesPiece { bar.clear() }
    try output.add(result, json: json, on: &console)
    if completesPiece { try console.flush() }
  }
}
