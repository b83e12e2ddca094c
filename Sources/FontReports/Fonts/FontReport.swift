public import FontEngine
package import TextOutput

/// A face's metrics, where they come from, and everything else that determines how text is set in it.
///
/// ```swift
/// import FontReports
///
/// let report = try FontReport(named: "Palatino-Roman")
/// print(report.text)
/// ```
public struct FontReport {
  let face: FontFace
  private let ink: FaceInk
  private let terminal: Terminal
  /// Whether all glyphs that leave the line box are listed, rather than the farthest ones.
  private let listsGlyphs: Bool
  /// Whether the line box is drawn although there is no terminal.
  private let drawsLineBox: Bool

  /// Creates a report of a face.
  public init(_ face: FontFace) {
    self.init(FaceInk(face), terminal: .none, listsGlyphs: false, drawsLineBox: false)
  }

  /// Creates a report of the font that a name stands for: that of a family or face, such as `Palatino` or
  /// `Helvetica-Bold`, `system`, or the path of a font file, after which `#1` chooses a face of a collection.
  ///
  /// - Throws: `ReportError` if there is no such font, or the file isn't a usable font.
  public init(named name: String) throws(ReportError) { self.init(try FontSource.face(name)) }

  package init(_ ink: FaceInk, terminal: Terminal, listsGlyphs: Bool, drawsLineBox: Bool) {
    face = ink.face
    self.ink = ink
    self.terminal = terminal
    self.listsGlyphs = listsGlyphs
    self.drawsLineBox = drawsLineBox
  }

  /// The report for programs, as JSON. `Documentation/json.md` describes its members.
  public var json: String { JSONWriter.text(FontJSON(ink).value) }

  /// The report for people. O(n) in the number of glyphs, whose outlines are compared with the line box.
  public var text: String {
    let facts = FontFacts(face)
    let names = face.names
    let title = names.fullName == names.postScriptName ? names.fullName : "\(names.fullName) (\(names.postScriptName))"
    var text = terminal.title(PrintableText.escaping(title)) + "\n"
    let count = face.facesInFile
    text += PrintableText.escaping(face.source)
    text += count == 1 ? "\n" : ", face \(face.index) of \(count), which are 0 to \(count - 1)\n"
    text += "\(NumberText.shortest(face.metrics.unitsPerEm)) units per em, weight \(face.weightClass), "
    text += "\(face.glyphCount) glyphs\n"
    if !face.variations.isEmpty { text += "set to \(face.setAxes)\n" }
    text += lineBoxes(facts.lineBoxes) + diagram + warnings
    text += section("measures", measures(facts.measures))
    text += baselines
    text += section("about", about(facts.identity))
    text += section("scripts", terminal.wrapped(scripts))
    text += variations(facts)
    text += features
    text += section("tables", terminal.wrapped(face.tables.map { "\($0.tag)".trimmed }))
    return text + overflow
  }

  private func section(_ title: String, _ body: String) -> String {
    terminal.title(title) + "\n" + terminal.fitted(body)
  }

  private func measures(_ facts: [FontFact]) -> String {
    var table = Table([.text(""), .text(""), .text("")])
    for fact in facts { table.add(["  \(fact.name)", fact.text, fact.source]) }
    return table.takeText()
  }

  private func about(_ facts: [FontFact]) -> String {
    var table = Table([.text(""), .text(""), .text("")])
    // Values come last, because a license is long. It may have several lines.
    for fact in facts {
      let value = fact.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      table.add(["  \(fact.name)", fact.source, value])
    }
    return table.takeText()
  }

  private func lineBoxes(_ facts: [FontFact]) -> String {
    var table = Table([
      .text("line box"), .number("ascender"), .number("descender"), .number("line gap"), .number("height"),
      .text("from"),
    ])
    for (index, fact) in facts.enumerated() {
      guard case .units(let values)? = fact.value else {
        table.add([fact.name, "none"])
        continue
      }
      let numbers = (values + [values[0] - values[1]]).map { NumberText.rounded($0, decimals: 2) }
      // The first three are tables, the others say which one is used and why.
      table.add([fact.name] + numbers + [index < 3 ? Self.use(of: values) : fact.source])
    }
    let lines = terminal.fitted(table.takeText()).split(separator: "\n", maxSplits: 1)
    return terminal.title(String(lines[0])) + "\n" + lines[1]
  }

  /// Returns how the numbers of a table are used, if not as the table states them.
  private static func use(of values: [Double]) -> String {
    let stated = FaceMetrics.LineBox(ascender: values[0], descender: values[1], lineGap: values[2])
    let used = stated.normalized
    var reasons: [String] = []
    if used.descender != stated.descender {
      reasons.append("\(NumberText.rounded(used.descender, decimals: 2)) as the descender")
    }
    if used.lineGap != stated.lineGap { reasons.append("0 as the line gap") }
    return reasons.isEmpty ? "" : "as stated; iOS uses " + reasons.joined(separator: " and ")
  }

  /// What surprises those who set text in the face; empty if nothing does.
  private var warnings: String {
    let windows = face.metrics.win.map(ink.overflow)
    let found = FontWarning.all(face, windows: windows)
    return found.isEmpty ? "" : section("warnings", found.map { "  \($0.message)\n" }.joined())
  }

  /// The line box of iOS to scale; empty without a terminal unless it was asked for.
  private var diagram: String {
    guard drawsLineBox || terminal.columns != nil else { return "" }
    let drawing = LineBoxDiagram(face).text(columns: terminal.columns ?? 80)
    return drawing.isEmpty ? "" : terminal.title("line box of iOS") + "\n" + drawing
  }

  private var baselines: String {
    let found = face.scriptBaselines
    guard !found.isEmpty else { return "" }
    let lines = found.map { script in
      let positions = script.lines.map { "\($0.tag) \(NumberText.rounded($0.position, decimals: 2))" }
      let ink =
        script.minimum.flatMap { low in
          script.maximum.map { "ink \(NumberText.rounded(low, decimals: 2)) to \(NumberText.rounded($0, decimals: 2))" }
        }.map { [$0] } ?? []
      return "  \(script.script)\(script.isVertical ? " (vertical)" : ""): "
        + (positions + ink).joined(separator: ", ") + "\n"
    }
    return section("baselines (BASE)", lines.joined())
  }

  /// The scripts with their numbers of characters, as words that may be divided among lines.
  private var scripts: [String] {
    let found = face.scripts
    let scripts = found.map { "\(ScriptName.of($0.script)) \($0.characters)" }
    let total = found.reduce(0) { $0 + $1.characters }
    return ["\(total) characters:"]
      + scripts.enumerated().map { $0.offset + 1 < scripts.count ? $0.element + "," : $0.element }
  }

  private func variations(_ facts: FontFacts) -> String {
    guard !face.axes.isEmpty else { return "no variation axes\n" }
    var text = section("variation axes (fvar)", facts.axes.map { "  \($0.name): \($0.text)\n" }.joined())
    let instances = face.namedInstances.map { instance in
      let coordinates = instance.coordinates.map { "\($0.tag)=\(NumberText.rounded($0.value, decimals: 2))" }.joined(
        separator: " ")
      return "  \(PrintableText.escaping(instance.name)): \(coordinates)\n"
    }
    if !instances.isEmpty { text += section("named instances", instances.joined()) }
    return text
  }

  private var features: String {
    var text = ""
    for (title, kind) in [("features (GSUB)", LayoutFeature.Kind.substitution), ("features (GPOS)", .positioning)] {
      let found = face.features.filter { $0.kind == kind }
      if found.isEmpty { continue }
      let words = found.map { feature in
        let tag = "\(feature.tag)".trimmed
        return feature.name.map { "\(tag) \"\(PrintableText.escaping($0))\"" } ?? tag
      }
      text += section(title, terminal.wrapped(words))
      var scripts: [String] = []
      for system in found.flatMap(\.languages) {
        let name = "\(system.script)".trimmed + (system.language.map { "/\("\($0)".trimmed)" } ?? "")
        if !scripts.contains(name) { scripts.append(name) }
      }
      text += terminal.fitted(terminal.wrapped(["for"] + scripts))
    }
    return text
  }

  private var overflow: String {
    let (box, _) = face.metrics.iOSLineBox
    let found = ink.overflow(of: box)
    let title = "glyphs that leave the line box of iOS: \(found.count) of \(found.inked) with ink"
    guard found.count > 0 else { return terminal.title(title) + "\n" }
    var table = Table([
      .text("  script"), .number("glyphs"), .number("above"), .number("by up to"), .text("at"), .number("below"),
      .number("by up to"), .text("at"),
    ])
    for group in found.groups {
      func cells(_ side: InkOverflow.Side?) -> [String] {
        guard let side else { return ["0", "", ""] }
        return ["\(side.count)", NumberText.rounded(side.distance, decimals: 2), found.label(of: side.farthest)]
      }
      table.add(
        ["  " + (group.script.map(ScriptName.of) ?? "other"), "\(group.glyphs.count)"] + cells(group.above)
          + cells(group.below))
    }
    let text = section(title, table.takeText())
    return listsGlyphs ? text + list(found) : text
  }

  private func list(_ found: InkOverflow) -> String {
    var table = Table([.text("  glyph"), .text("script"), .number("above"), .number("below")])
    for group in found.groups {
      for glyph in group.glyphs {
        func cell(_ distance: Double) -> String { distance > 0 ? NumberText.rounded(distance, decimals: 2) : "" }
        table.add([
          "  " + found.label(of: glyph.id), group.script.map(ScriptName.of) ?? "other", cell(glyph.above),
          cell(glyph.below),
        ])
      }
    }
    return terminal.fitted(table.takeText())
  }
}
