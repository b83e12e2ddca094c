import FontEngine
package import TextLayout
package import TextOutput

/// The lines of a text as a table and as JSON.
package struct LineReport {
  let lines: TextLines
  /// The least width for the number of lines, if it was asked for.
  let narrowestWidth: Double?
  /// The glyphs of the lines, if they were asked for.
  let glyphs: LineGlyphs?
  private let frames: [LineFrame]

  /// Creates a report, optionally with all glyphs.
  ///
  /// - Throws: `ReportError` if a font is unusable.
  package init(_ result: LineResult, listsGlyphs: Bool) throws(ReportError) {
    lines = result.lines
    narrowestWidth = result.narrowestWidth
    do {
      frames = try lines.frames()
      glyphs = listsGlyphs ? try LineGlyphs(lines) : nil
    } catch {
      throw ReportError(.unusable, error.description)
    }
  }

  /// Writes the table of the lines, their summary, and the table of the glyphs.
  package func write<Stream: TextStream>(on stream: inout Stream) throws(Stream.Failure) {
    var table = Table([
      .number("line"), .number("width"), .number("baseline"), .text("reshaped"), .text("fonts"), .text("text"),
    ])
    let baselines = lines.baselines
    for index in lines.indices {
      let cells = comparedCells(index, baselines)
      try stream.write(
        cells[0..<3] + [
          reshaped(lines[index]).joined(separator: "+"), fonts(index).joined(separator: ", "), cells[3],
        ], of: &table)
    }
    try stream.writeRest(of: &table)
    try stream.write(stream.terminal.fitted(summary) + "\n")
    guard let glyphs else { return }
    try stream.write("\n")
    try glyphs.write(on: &stream)
  }

  /// The columns by which two texts are compared, of which the first identifies a line.
  package static let comparedColumns: [Table.Column] = [
    .number("line"), .number("width"), .number("baseline"), .text("text"),
  ]

  /// The cells of ``comparedColumns`` for each line.
  package var comparedCells: [[String]] {
    let baselines = lines.baselines
    return lines.indices.map { comparedCells($0, baselines) }
  }

  private func comparedCells(_ index: Int, _ baselines: [Double]) -> [String] {
    [
      "\(index + 1)", NumberText.fixed(lines[index].width, decimals: 3),
      NumberText.fixed(baselines[index], decimals: 3), shownText(index),
    ]
  }

  /// The size of all lines, and what they hide, in words.
  package var summary: String {
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    let (width, height) = (NumberText.fixed(lines.width, decimals: 3), NumberText.fixed(lines.height, decimals: 3))
    let hidden = Self.hiddenText(of: lines).map { ", without \"\(PrintableText.escaping($0))\"" } ?? ""
    let narrowest = narrowestWidth.map { width in
      ", narrowest at \(NumberText.fixed(Self.roundedUp(width, decimals: 3), decimals: 3))"
    }
    return "\(count), \(width) wide and \(height) high\(hidden)\(narrowest ?? "")"
  }

  /// Returns a width that is rounded up, so that what fits into it still does.
  static func roundedUp(_ width: Double, decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let nearest = (width * scale).rounded() / scale
    return nearest >= width ? nearest : ((width * scale).rounded() + 1) / scale
  }

  /// Returns a line as shown: with its hyphen, or with an ellipsis for the hidden text.
  private func shownText(_ index: Int) -> String {
    let (paragraph, line) = (lines.text.paragraph, lines[index])
    let content = line.contentRange
    guard index == lines.count - 1, let truncation = lines.truncation else {
      return paragraph.text(in: content) + (line.showsHyphen ? "-" : "")
    }
    let hidden = truncation.hiddenRange
    let tail = min(hidden.upperBound, content.upperBound)..<content.upperBound
    return paragraph.text(in: content.lowerBound..<hidden.lowerBound) + truncation.token + paragraph.text(in: tail)
  }

  /// Returns the text hidden because of the limit, with an ellipsis between two hidden parts; `nil` if none is hidden.
  package static func hiddenText(of lines: TextLines) -> String? {
    guard lines.isCut else { return nil }
    let length = lines.text.length
    let end = lines.last?.range.upperBound ?? 0
    guard let hidden = lines.truncation?.hiddenRange else { return lines.text.paragraph.text(in: end..<length) }
    let behind = max(hidden.upperBound, lines.last?.contentRange.upperBound ?? 0)
    if hidden.upperBound >= behind { return lines.text.paragraph.text(in: hidden.lowerBound..<length) }
    let (inside, later) = (lines.text.paragraph.text(in: hidden), lines.text.paragraph.text(in: behind..<length))
    return later.isEmpty ? inside : "\(inside)\(Truncation.ellipsis)\(later)"
  }

  private func reshaped(_ line: TextLine) -> [String] {
    (line.startIsReshaped ? ["start"] : []) + (line.endIsReshaped ? ["end"] : [])
  }

  /// Returns the faces with glyphs on a line, in text order and without duplicates.
  private func fonts(_ index: Int) -> [String] {
    var names: [String] = []
    for run in (try? lines.runs(of: index)) ?? [] where !names.contains(run.face.names.postScriptName) {
      names.append(run.face.names.postScriptName)
    }
    return names
  }

  /// The members of the document.
  package var members: [JSONValue.Member] {
    var members = [
      JSONValue.Member(name: "width", value: .number(lines.width)),
      JSONValue.Member(name: "height", value: .number(lines.height)),
      JSONValue.Member(name: "hidden", value: Self.hiddenText(of: lines).map(JSONValue.string) ?? .null),
    ]
    if let narrowestWidth {
      members.append(
        JSONValue.Member(name: "narrowestWidth", value: .number(Self.roundedUp(narrowestWidth, decimals: 6))))
    }
    return members + [JSONValue.Member(name: "lines", value: .array(lines.indices.map(json)))]
  }

  private func json(_ index: Int) -> JSONValue {
    let line = lines[index]
    var members = [
      JSONValue.Member(name: "text", value: .string(shownText(index))),
      JSONValue.Member(name: "start", value: .integer(line.range.lowerBound)),
      JSONValue.Member(name: "contentEnd", value: .integer(line.contentRange.upperBound)),
      JSONValue.Member(name: "end", value: .integer(line.range.upperBound)),
      JSONValue.Member(name: "x", value: .number(frames[index].x)),
      JSONValue.Member(name: "width", value: .number(line.width)),
      JSONValue.Member(name: "baseline", value: .number(frames[index].baseline)),
      JSONValue.Member(name: "fonts", value: .array(fonts(index).map(JSONValue.string))),
      JSONValue.Member(name: "reshaped", value: .array(reshaped(line).map(JSONValue.string))),
    ]
    if let glyphs { members.append(JSONValue.Member(name: "glyphs", value: glyphs.json(ofLine: index))) }
    return .object(members)
  }
}
