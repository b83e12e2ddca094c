import DynamicType
import UIFoundation

/// Writes results incrementally: JSON one result at a time, a table in pieces of ``tablePiece`` rows.
struct AuditOutput: Sendable {
  /// The format of the output.
  enum Format: String, CaseIterable, Sendable {
    /// A table for people.
    case table
    /// One JSON document for all texts.
    case json
    /// One JSON object per line for each text.
    case jsonl
  }

  /// The maximum number of table rows held in memory. Columns are aligned within each piece.
  static let tablePiece = 1_000

  let format: Format
  /// Whether texts that fit are written too.
  let showsAll: Bool
  let question: AuditQuestion
  /// The other settings that the results depend on, for the start of a JSON document.
  let settings: [JSONValue.Member]
  private var table = Table(AuditTable.columns)
  private var isStarted = false
  private var isEmpty = true
  private(set) var count = 0
  private(set) var cutCount = 0
  /// The number of truncated texts in each locale that has any.
  private var cutInLocale: [String: Int] = [:]

  init(_ format: Format, showsAll: Bool, question: AuditQuestion, settings: [JSONValue.Member] = []) {
    self.format = format
    self.showsAll = showsAll
    self.question = question
    self.settings = settings
  }

  /// Writes the start of the document, even if no result follows.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func start(on console: inout Console) throws(CommandFailure) {
    guard !isStarted else { return }
    isStarted = true
    guard format == .json else { return }
    let members: [JSONValue.Member] = [
      JSONValue.Member(name: "style", value: .string(question.style.rawValue)),
      JSONValue.Member(name: "width", value: .number(question.width)),
      JSONValue.Member(name: "lineLimit", value: .integer(question.lines)),
    ]
    let lines = (members + settings).map {
      "  \(JSONWriter.compact(.string($0.name))): \(JSONWriter.compact($0.value)),\n"
    }
    try console.write("{\n" + lines.joined() + "  \"texts\": [")
  }

  /// Returns a result as JSON, or `nil` if it isn't written as JSON. It is as slow as measuring, so it runs on all
  /// cores.
  func json(_ result: AuditResult) -> String? {
    guard format != .table, showsAll || result.first != nil else { return nil }
    return JSONWriter.compact(result.json)
  }

  /// Whether the next result shown completes a piece of the table.
  var completesPiece: Bool { format == .table && table.waitingRows == Self.tablePiece - 1 }

  /// Writes a result, given its JSON.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func add(_ result: AuditResult, json: String?, on console: inout Console) throws(CommandFailure) {
    try start(on: &console)
    count += 1
    if result.first != nil {
      cutCount += 1
      cutInLocale[result.string.locale ?? AuditTable.none, default: 0] += 1
    }
    guard showsAll || result.first != nil else { return }
    switch format {
    case .table:
      table.add(AuditTable.cells(of: result))
      if table.waitingRows == Self.tablePiece { try console.write(table.takeText()) }
    case .json: try console.write((isEmpty ? "\n    " : ",\n    ") + (json ?? ""))
    case .jsonl: try console.write((json ?? "") + "\n")
    }
    isEmpty = false
  }

  /// Writes the end of the document, if it was started.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func finish(on console: inout Console) throws(CommandFailure) {
    guard isStarted else { return }
    switch format {
    case .table:
      if !isEmpty { try console.write(table.takeText() + "\n") }
      try console.write(summary + "\n")
    case .json:
      try console.write((isEmpty ? "],\n" : "\n  ],\n") + "  \"measured\": \(count),\n  \"cutOff\": \(cutCount)\n}\n")
    case .jsonl: break
    }
  }

  private var summary: String {
    let room = question.lines == 1 ? "1 line" : "\(question.lines) lines"
    let locales = cutInLocale.sorted { $0.key < $1.key }.map { "\(PrintableText.escaping($0.key)) \($0.value)" }
    return "\(cutCount) of \(count) texts cut off in \(room) of \(NumberText.shortest(question.width)) points, "
      + question.style.rawValue + (locales.isEmpty ? "" : ": " + locales.joined(separator: ", "))
  }
}
