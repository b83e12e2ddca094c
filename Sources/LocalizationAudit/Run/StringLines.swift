import DynamicType
import FontReports
package import StringCatalogs
import TextOutput

/// Reads texts as JSON Lines, one object per line, in the form that an audit writes.
package struct StringLines {
  /// The name of the input in error messages.
  package static let name = "<stdin>"
  /// The maximum length of a line in bytes. No text that can be laid out needs more.
  package static let longestLine = 64 << 20
  /// The number of bytes read at a time.
  private static let pieceSize = 1 << 16
  /// The names with a meaning. Other names are repeated in the result.
  private static let names =
    LocalizedString.memberNames + LabelSettings.names + ["device", "arguments", "plurals", "pseudo", "document"]

  /// The names that only texts have.
  private static let textNames = Set(names).subtracting(["document"])

  /// Returns available input, waiting if there is none; empty at the end.
  let read: InputFile.Reader
  /// The label for lines that don't name another.
  let settings: LabelSettings

  private let longest: Int
  private var pending: [UInt8] = []
  /// Whether the rest of a line that is too long is skipped.
  private var isSkipping = false
  private var isAtEnd = false
  private var number = 0
  /// The fonts that lines named, so that each is opened once.
  private var fonts: [FontKey: LabelFont] = [:]

  private struct FontKey: Hashable {
    let name: String?
    let size: Double?
    let weight: String?
  }

  /// The unknown names that aren't misspelled, since most lines have the same ones.
  private var spelled: Set<String> = []
  /// The maximum number of these.
  private static let mostSpelled = 256

  /// The maximum number of fonts kept open. Input with more is not about one app.
  private static let mostFonts = 256

  package init(settings: LabelSettings, longest: Int = Self.longestLine, read: @escaping InputFile.Reader) {
    self.settings = settings
    self.longest = longest
    self.read = read
  }

  /// Returns the lines that arrived, in order; `nil` at the end.
  ///
  /// It waits for at most one complete line, so that a program can write a line and wait for its result. A line that is
  /// too long is a fault, and isn't kept.
  ///
  /// - Throws: `AuditError` if the input can't be read.
  package mutating func next() throws(AuditError) -> [Line]? {
    while !isAtEnd {
      var piece = try readPiece()[...]
      isAtEnd = piece.isEmpty
      var end = piece.firstIndex(of: UInt8(ascii: "\n"))
      var faults: [Line] = []
      if !isSkipping, pending.count + piece[..<(end ?? piece.endIndex)].count > longest {
        number += 1
        let message = "\(Self.name):\(number):1: a line with more than \(longest) bytes"
        faults.append(.fault(Fault(failure: AuditError(.unusable, message), line: number, extras: [])))
        pending = []
        isSkipping = true
      }
      if isSkipping {
        piece = end.map { piece[($0 + 1)...] } ?? []
        isSkipping = end == nil
        end = piece.firstIndex(of: UInt8(ascii: "\n"))
      }
      pending += piece
      let hasLine = isAtEnd ? !pending.isEmpty : end != nil
      if hasLine { return faults + takeLines() }
      if !faults.isEmpty { return faults }
    }
    return nil
  }

  private func readPiece() throws(AuditError) -> [UInt8] {
    do {
      return try read(Self.pieceSize)
    } catch {
      throw AuditError(error)
    }
  }

  private mutating func takeLines() -> [Line] {
    var lines = pending.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The part after the last line break is an incomplete line, or the last line at the end of the input.
    let rest = lines.popLast() ?? []
    pending = isAtEnd ? [] : Array(rest)
    if isAtEnd, !rest.isEmpty { lines.append(rest) }
    var items: [Line] = []
    for line in lines {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      do {
        items.append(try parse(Array(line)))
      } catch {
        items.append(.fault(error))
      }
    }
    return items
  }

  private mutating func parse(_ line: [UInt8]) throws(Fault) -> Line {
    var extras: [JSONValue.Member] = []
    do {
      let source = try SourceText(name: Self.name, decoding: line)
      let value = try JSONReader.value(of: source)
      for member in try source.members(value, "the line")
      where !Self.names.contains(member.name) && !AuditResult.memberNames.contains(member.name) {
        let text = try JSONReader.text(ofValueAt: member.value.offset, in: source)
        extras.append(JSONValue.Member(name: member.name, value: .source(text)))
      }
      if let document = try document(of: value, extras, in: source) { return .document(document) }
      return .text(try item(of: value, extras, in: source))
    } catch {
      // The reader sees only one line.
      let location = CatalogError(file: error.file, line: number, column: error.column, reason: error.reason)
      throw Fault(failure: AuditError(.unusable, location.description), line: number, extras: extras)
    }
  }

  /// Returns the document that a line names; `nil` for the line of a text.
  private func document(
    of value: CatalogValue, _ extras: [JSONValue.Member], in source: SourceText
  ) throws(CatalogError) -> DocumentLine? {
    guard let document = value["document"] else { return nil }
    if let other = try source.members(value, "the line").first(where: { Self.textNames.contains($0.name) }) {
      throw source.error("a line with a 'document' has no '\(other.name)'", at: other.offset)
    }
    return DocumentLine(path: try source.text(document, "'document'"), extras: extras, number: number)
  }

  private mutating func item(
    of value: CatalogValue, _ extras: [JSONValue.Member], in source: SourceText
  ) throws(CatalogError) -> Auditor.Item {
    var string = LocalizedString(text: "")
    var settings = LabelSettings()
    var device: String?
    var arguments: [ArgumentExample] = []
    for member in try source.members(value, "the line") {
      let (value, name) = (member.value, "'\(member.name)'")
      switch member.name {
      case "text":
        string.text = try source.text(value, name)
        try source.checkPadding(of: string.text, at: value.offset)
      case "file": string.file = try source.text(value, name)
      case "locale": string.locale = try source.text(value, name)
      case "key": string.key = try source.text(value, name)
      case "form": string.form = try source.text(value, name)
      case "state":
        string.state = TextState(rawValue: try source.word(value, name, of: TextState.allCases.map(\.rawValue)))
      case "pseudo":
        let word = try source.word(value, name, of: Pseudolanguage.allCases.map(\.rawValue))
        string.pseudolanguage = Pseudolanguage(rawValue: word)
      case "plurals": string.plurals = try PluralChoice.reading(value, in: source)
      case "arguments": arguments = try ArgumentExample.reading(member, in: source)
      case "line": string.line = Int(try source.number(value, name, in: Self.lineNumbers))
      case "column": string.column = Int(try source.number(value, name, in: Self.lineNumbers))
      case "device": device = try source.word(value, name, of: DeviceVariation.devices)
      default:
        guard try !settings.read(member, in: source) else { continue }
        try checkSpelling(of: member, in: source)
      }
    }
    guard value["text"] != nil else { throw source.error("the line has no 'text'", at: value.offset) }
    if let width = value["width"], settings.widths?.first?.device != nil {
      throw source.error("'width' is a dictionary, expected a number", at: width.offset)
    }
    var question = try question(settings.completed(with: self.settings), at: value.offset, in: source)
    question.device = device ?? question.device
    return Auditor.Item(string: string, question: question, arguments: arguments, extras: extras, inputLine: number)
  }

  /// The lines and columns that a file can have.
  private static let lineNumbers = 0...Double(1 << 32)

  /// Checks that an unknown name isn't a known one misspelled: with one other letter, two letters in the wrong order,
  /// or in the style of another language, such as `line_limit`.
  ///
  /// - Throws: `CatalogError` at the name.
  private mutating func checkSpelling(of member: CatalogValue.Member, in source: SourceText) throws(CatalogError) {
    guard !spelled.contains(member.name), !AuditResult.memberNames.contains(member.name) else { return }
    let name = Self.plain(member.name)
    let length = name.count
    let near = Self.plainNames.first { known in
      abs(known.plain.count - length) <= 1 && Self.isMisspelling(name, of: known.plain)
    }
    guard let meant = near?.name else {
      if spelled.count < Self.mostSpelled { spelled.insert(member.name) }
      return
    }
    throw source.error("unknown member '\(member.name)'; did you mean '\(meant)'?", at: member.offset)
  }

  /// The known names, each in the form in which names are compared too.
  private static let plainNames = names.map { (name: $0, plain: plain($0)) }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  /// Short names differ in a letter too often for that to be a mistake: `test` isn't `text`.
  private static func isMisspelling(_ name: String, of known: String) -> Bool {
    switch SpellingSuggestion.distance(name, known) {
    case 0: return true
    case 1: return name.count > 4
    case 2:
      let differences = zip(name, known).enumerated().filter { $0.element.0 != $0.element.1 }
      guard name.count == known.count, differences.count == 2 else { return false }
      let (first, second) = (differences[0], differences[1])
      return second.offset == first.offset + 1
        && first.element.0 == second.element.1 && first.element.1 == second.element.0
    default: return false
    }
  }

  private mutating func question(
    _ settings: LabelSettings, at offset: Int, in source: SourceText
  ) throws(CatalogError) -> AuditQuestion {
    guard let width = settings.widths?.first else {
      throw source.error("the line has no 'width', and neither has the command line", at: offset)
    }
    let key = FontKey(name: settings.font, size: settings.fontSize, weight: settings.weight)
    do {
      if fonts[key] == nil {
        if fonts.count >= Self.mostFonts { fonts.removeAll() }
        fonts[key] = try settings.openFont()
      }
    } catch {
      throw source.error(error.description, at: offset)
    }
    return settings.label(width, fonts[key] ?? .system)
  }
}
