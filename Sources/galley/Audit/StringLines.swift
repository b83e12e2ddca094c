import DynamicType

/// Reads texts as JSON Lines, one object per line, in the form that an audit writes.
struct StringLines {
  /// The name of the input in error messages.
  static let name = "<stdin>"
  /// The maximum length of a line in bytes. No text that can be laid out needs more.
  static let longestLine = 64 << 20
  /// The number of bytes read at a time.
  private static let pieceSize = 1 << 16

  /// Returns available input, waiting if there is none; empty at the end.
  let read: (Int) throws(CommandFailure) -> [UInt8]
  /// The label for lines that don't name another.
  let question: AuditQuestion

  private var pending: [UInt8] = []
  private var isAtEnd = false
  private var number = 0

  init(question: AuditQuestion, read: @escaping (Int) throws(CommandFailure) -> [UInt8]) {
    self.question = question
    self.read = read
  }

  /// Returns the texts of the lines that arrived, in order, each as a text or an error; `nil` at the end.
  ///
  /// It waits for at most one complete line, so that a program can write a line and wait for its result.
  ///
  /// - Throws: `CommandFailure` if the input can't be read or a line is too long.
  mutating func next() throws(CommandFailure) -> [Result<Auditor.Item, CommandFailure>]? {
    while !isAtEnd {
      let piece = try read(Self.pieceSize)
      isAtEnd = piece.isEmpty
      pending += piece
      guard pending.count <= Self.longestLine else {
        throw CommandFailure(.badData, "\(Self.name):\(number + 1):1: a line with more than \(Self.longestLine) bytes")
      }
      let hasLine = isAtEnd ? !pending.isEmpty : piece.contains(UInt8(ascii: "\n"))
      if hasLine { return takeLines() }
    }
    return nil
  }

  private mutating func takeLines() -> [Result<Auditor.Item, CommandFailure>] {
    var lines = pending.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The part after the last line break is an incomplete line, or the last line at the end of the input.
    let rest = lines.popLast() ?? []
    pending = isAtEnd ? [] : Array(rest)
    if isAtEnd, !rest.isEmpty { lines.append(rest) }
    var items: [Result<Auditor.Item, CommandFailure>] = []
    for line in lines {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      items.append(Result { () throws(CommandFailure) in try item(Array(line)) })
    }
    return items
  }

  private func item(_ line: [UInt8]) throws(CommandFailure) -> Auditor.Item {
    do {
      let source = try SourceText(name: Self.name, decoding: line)
      return try item(of: JSONReader.value(of: source), in: source)
    } catch {
      // The reader sees only one line.
      let place = CatalogError(file: error.file, line: number, column: error.column, reason: error.reason)
      throw CommandFailure(.badData, place.description)
    }
  }

  private func item(of value: CatalogValue, in source: SourceText) throws(CatalogError) -> Auditor.Item {
    _ = try source.members(value, "the line")
    guard let text = value["text"] else { throw source.error("the line has no 'text'", at: value.offset) }
    func optional(_ name: String) throws(CatalogError) -> String? {
      guard let member = value[name] else { return nil }
      return try source.text(member, "'\(name)'")
    }
    var string = LocalizedString(text: try source.text(text, "'text'"))
    string.file = try optional("file") ?? ""
    string.locale = try optional("locale")
    string.key = try optional("key") ?? ""
    string.form = try optional("form") ?? ""
    if case .number(let line) = value["line"]?.content { string.line = Int(exactly: line.rounded()) ?? 0 }
    var question = question
    if let width = value["width"] {
      question.width = try source.number(width, "'width'", in: AuditQuestion.widths)
    }
    if let limit = value["lineLimit"] {
      let limits = Double(AuditQuestion.limits.lowerBound)...Double(AuditQuestion.limits.upperBound)
      question.lines = Int(try source.number(limit, "'lineLimit'", in: limits))
    }
    if let style = value["style"] {
      guard let known = TypeStyle(rawValue: try source.text(style, "'style'")) else {
        throw source.error("'style' is not a text style", at: style.offset)
      }
      question.style = known
    }
    return Auditor.Item(string: string, question: question)
  }
}

extension SourceText {
  /// Returns the value as a number.
  ///
  /// - Throws: `CatalogError` if it is not a number within the bounds.
  fileprivate func number(
    _ value: CatalogValue, _ name: String, in bounds: ClosedRange<Double>
  ) throws(CatalogError) -> Double {
    guard case .number(let number) = value.content, bounds.contains(number) else {
      let (least, most) = (NumberText.shortest(bounds.lowerBound), NumberText.shortest(bounds.upperBound))
      throw error("\(name) is not a number from \(least) to \(most)", at: value.offset)
    }
    return number
  }
}
