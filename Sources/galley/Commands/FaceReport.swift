import FontEngine

/// The metrics of a face as text and as JSON.
struct FaceReport {
  let face: FontFace

  init(_ face: FontFace) { self.face = face }

  private var sources: [(name: String, box: FaceMetrics.LineBox?)] {
    [("hhea", face.metrics.hhea), ("typo", face.metrics.typo), ("win", face.metrics.win)]
  }

  var text: String {
    let metrics = face.metrics
    let (name, postScriptName) = (face.names.fullName, face.names.postScriptName)
    var text = PrintableText.escaping(name == postScriptName ? name : "\(name) (\(postScriptName))") + "\n"
    text += PrintableText.escaping(face.source) + (face.index == 0 ? "\n" : ", face \(face.index)\n")
    text += "\(number(metrics.unitsPerEm)) units per em, weight \(face.weightClass), \(face.glyphCount) glyphs\n"
    var table = Table([
      .text("line box"), .number("ascender"), .number("descender"), .number("line gap"), .number("height"),
      .text("rule"),
    ])
    for source in sources { table.add([source.name] + cells(source.box)) }
    for (name, rule) in [("UIKit", FaceMetrics.LineBoxRule.coreText), ("OpenType", .openType)] {
      let (box, source) = metrics.lineBox(by: rule)
      table.add([name] + cells(box) + [reason(source, rule)])
    }
    text += table.takeText()
    text += "x-height \(number(metrics.xHeight)) (\(origin(metrics.xHeightSource))), "
    text += "cap height \(number(metrics.capHeight)) (\(origin(metrics.capHeightSource)))\n"
    for axis in face.axes {
      text +=
        "axis \(axis.tag): \(number(axis.minimum)) to \(number(axis.maximum)), default \(number(axis.defaultValue))\n"
    }
    if face.axes.isEmpty { text += "no variation axes\n" }
    return text
  }

  /// Returns the reason that a rule chose the line box, in words.
  private func reason(_ source: FaceMetrics.LineBoxSource, _ rule: FaceMetrics.LineBoxRule) -> String {
    switch source {
    case .override: "given by the caller"
    case .useTypoMetrics: "typo, because the font sets USE_TYPO_METRICS"
    case .hhea where rule == .coreText: "hhea, as in Core Text"
    case .hhea: "hhea, because the font does not set USE_TYPO_METRICS"
    case .typo: "typo, because hhea has no height"
    case .win: "win, because hhea and typo have no height"
    case .emFraction: "0.8 and -0.2 em, because no table has a height"
    }
  }

  private func origin(_ source: FaceMetrics.HeightSource) -> String {
    switch source {
    case .override: "given by the caller"
    case .os2: "from OS/2"
    case .outline: "measured on the outline"
    case .emFraction: "a typical fraction of the em"
    }
  }

  private func number(_ value: Double) -> String { NumberText.shortest(value) }

  private func cells(_ box: FaceMetrics.LineBox?) -> [String] {
    guard let box else { return ["none"] }
    return [box.ascender, box.descender, box.lineGap, box.ascender - box.descender].map(number)
  }

  var json: JSONValue {
    func value(_ box: FaceMetrics.LineBox?) -> JSONValue {
      guard let box else { return nil }
      return [
        "ascender": .number(box.ascender), "descender": .number(box.descender), "lineGap": .number(box.lineGap),
      ]
    }
    let metrics = face.metrics
    let (uiKit, openType) = (metrics.lineBox(by: .coreText), metrics.lineBox(by: .openType))
    return [
      "fullName": .string(face.names.fullName), "postScriptName": .string(face.names.postScriptName),
      "family": .string(face.names.family), "style": .string(face.names.style), "source": .string(face.source),
      "index": .integer(face.index), "unitsPerEm": .number(metrics.unitsPerEm), "weight": .integer(face.weightClass),
      "glyphs": .integer(face.glyphCount), "hhea": value(metrics.hhea), "typo": value(metrics.typo),
      "win": value(metrics.win), "used": value(uiKit.box), "rule": .string(uiKit.source.rawValue),
      "openType": value(openType.box), "openTypeRule": .string(openType.source.rawValue),
      "xHeight": .number(metrics.xHeight), "xHeightSource": .string(metrics.xHeightSource.rawValue),
      "capHeight": .number(metrics.capHeight), "capHeightSource": .string(metrics.capHeightSource.rawValue),
      "axes": .array(
        face.axes.map { axis in
          [
            "tag": .string("\(axis.tag)"), "minimum": .number(axis.minimum), "default": .number(axis.defaultValue),
            "maximum": .number(axis.maximum),
          ]
        }),
    ]
  }
}
