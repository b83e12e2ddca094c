import FontEngine
import TextLayout

/// The lines of a text as a table and as JSON.
struct LineReport {
  let lines: TextLines

  init(_ lines: TextLines) { self.lines = lines }

  var text: String {
    var table = Table([
      .number("line"), .number("width"), .number("baseline"), .text("reshaped"), .text("fonts"), .text("text"),
    ])
    let baselines = lines.baselines
    for index in lines.indices {
      table.add([
        "\(index + 1)", NumberText.fixed(lines[index].width, decimals: 3),
        NumberText.fixed(baselines[index], decimals: 3), reshaped(lines[index]).joined(separator: "+"),
        fonts(index).joined(separator: ", "), lines.text.paragraph.text(in: lines[index].contentRange),
      ])
    }
    return table.text()
  }

  private func reshaped(_ line: TextLine) -> [String] {
    (line.startIsReshaped ? ["start"] : []) + (line.endIsReshaped ? ["end"] : [])
  }

  /// The faces that have glyphs on a line, in the order of the text, each once.
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
      "width": .number(lines.width), "height": .number(lines.height),
      "lines": .array(
        lines.indices.map { index in
          let line = lines[index]
          return [
            "text": .string(lines.text.paragraph.text(in: line.contentRange)), "start": .integer(line.range.lowerBound),
            "contentEnd": .integer(line.contentRange.upperBound), "end": .integer(line.range.upperBound),
            "width": .number(line.width), "baseline": .number(baselines[index]),
            "fonts": .array(fonts(index).map(JSONValue.string)),
            "reshaped": .array(reshaped(line).map(JSONValue.string)),
          ]
        }),
    ]
  }
}
