import FontEngine
import TextLayout

/// The lines of a text as a table and as JSON.
struct LineReport {
  let lines: TextLines

  var text: String {
    var table = Table([
      .number("line"), .number("width"), .number("baseline"), .text("reshaped"), .text("fonts"), .text("text"),
    ])
    let baselines = lines.baselines
    for index in lines.indices {
      table.add([
        "\(index + 1)", NumberText.fixed(lines[index].width, decimals: 3),
        NumberText.fixed(baselines[index], decimals: 3), reshaped(lines[index]).joined(separator: "+"),
        fonts(index).joined(separator: ", "), shownText(index),
      ])
    }
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    let (width, height) = (NumberText.fixed(lines.width, decimals: 3), NumberText.fixed(lines.height, decimals: 3))
    let hidden = hiddenText.map { ", without \"\(PrintableText.escaping($0))\"" } ?? ""
    return table.takeText() + "\(count), \(width) wide and \(height) high\(hidden)\n"
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

  /// The text hidden because of the limit, with an ellipsis between two hidden parts; `nil` if none is hidden.
  private var hiddenText: String? {
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
    for run in lines.runs(of: index) where !names.contains(run.face.names.postScriptName) {
      names.append(run.face.names.postScriptName)
    }
    return names
  }

  var json: JSONValue {
    let baselines = lines.baselines
    return [
      "schema": .integer(1), "width": .number(lines.width), "height": .number(lines.height),
      "hidden": hiddenText.map(JSONValue.string) ?? .null,
      "lines": .array(
        lines.indices.map { index in
          let line = lines[index]
          return [
            "text": .string(shownText(index)), "start": .integer(line.range.lowerBound),
            "contentEnd": .integer(line.contentRange.upperBound), "end": .integer(line.range.upperBound),
            "width": .number(line.width), "baseline": .number(baselines[index]),
            "fonts": .array(fonts(index).map(JSONValue.string)),
            "reshaped": .array(reshaped(line).map(JSONValue.string)),
          ]
        }),
    ]
  }
}
