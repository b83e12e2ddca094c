/// One audit: texts go in file by file or line by line, results come out in their order.
struct AuditRun {
  /// How many texts are measured before their results are written: memory holds no more results than these.
  private static let batch = 1_024

  let auditor: Auditor
  /// The label that texts are measured in which do not name another.
  let question: AuditQuestion
  /// The locales that are wanted; empty for all.
  let locales: [String]
  /// Whether texts are written as they are, and not measured.
  let extracts: Bool
  private var output: AuditOutput
  private var bar: ProgressBar
  /// For each locale the first cluster that no font has, and how many texts have such clusters.
  private var withoutFont: [String: (cluster: String, texts: Int)] = [:]
  /// Whether a text was in one of the wanted locales.
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

  /// Measures the texts of files and of all files in folders; one that cannot be read is reported, the others are measured.
  mutating func measure(_ paths: [String], on console: inout Console) throws(CommandFailure) {
    var files: [CatalogFile] = []
    var known: Set<String> = []
    for path in paths {
      do {
        let found = try CatalogSearch.files(path)
        // A folder and a file in it may both be named.
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
        try take(part.map { .success($0) }, on: &console)
        let inFile = Double(start + part.count) / Double(items.count)
        bar.show((Double(index) + inFile) / Double(files.count), count, "texts")
      }
    }
  }

  /// Measures the texts of lines as they come; a line that cannot be read is reported, and the others are measured.
  mutating func measure(_ lines: StringLines, on console: inout Console) throws(CommandFailure) {
    var lines = lines
    while let items = try lines.next() {
      if !extracts { try output.start(on: &console) }
      for start in stride(from: 0, to: items.count, by: Self.batch) {
        let part = items[start..<min(start + Self.batch, items.count)]
        try take(part.compactMap { wanted($0) }, on: &console)
      }
      // Whoever wrote the line may be waiting.
      try console.flush()
    }
    if !extracts { try output.start(on: &console) }
  }

  /// Writes what stands behind the results, and tells what the results do not.
  mutating func finish(on console: inout Console) throws(CommandFailure) {
    bar.clear()
    try output.finish(on: &console)
    for (locale, missing) in withoutFont.sorted(by: { $0.key < $1.key }) {
      let place = locale.isEmpty ? "" : " in locale \(locale)"
      let fate =
        missing.texts == 1
        ? "1 text\(place) is not measured as it looks" : "\(missing.texts) texts\(place) are not measured as they look"
      console.report(CommandFailure(.badData, "no font has '\(missing.cluster)': \(fate)"))
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

  private mutating func take(
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
        // Nothing can be told of results any more once the output is gone.
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
    // A piece of a table may be written to the terminal that the bar stands on.
    let completesPiece = output.completesPiece
    if completesPiece { bar.clear() }
    try output.add(result, json: json, on: &console)
    if completesPiece { try console.flush() }
  }
}
