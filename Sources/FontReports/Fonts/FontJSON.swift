package import FontEngine
package import TextOutput

/// A face's properties, and the lists of what it contains, for programs.
///
/// `Documentation/json.md` describes the members.
package struct FontJSON {
  let face: FontFace
  private let ink: FaceInk
  /// Whether the metrics of every glyph are listed.
  let listsGlyphMetrics: Bool

  package init(face: FontFace, listsGlyphMetrics: Bool = false) {
    self.init(FaceInk(face), listsGlyphMetrics: listsGlyphMetrics)
  }

  /// Creates the document of a face whose ink is known.
  package init(_ ink: FaceInk, listsGlyphMetrics: Bool = false) {
    face = ink.face
    self.ink = ink
    self.listsGlyphMetrics = listsGlyphMetrics
  }

  package var value: JSONValue {
    let glyphs: Pairs = listsGlyphMetrics ? [("glyphMetrics", GlyphTable(face).json)] : []
    return .object(FontProperties(face).all.members + Self.members(contents + glyphs))
  }

  private typealias Pairs = [(String, JSONValue)]

  private static func members(_ pairs: Pairs) -> [JSONValue.Member] {
    pairs.map { JSONValue.Member(name: $0, value: $1) }
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  private var contents: Pairs {
    [
      ("baselines", .array(face.scriptBaselines.map(Self.baselines))),
      (
        "scripts",
        .array(
          face.scripts.map {
            [
              "script": .string("\($0.script)"), "name": .string(ScriptName.of($0.script)),
              "characters": .integer($0.characters),
            ]
          })
      ),
      (
        "axes",
        .array(
          face.axes.map { axis in
            [
              "tag": .string("\(axis.tag)"), "name": Self.text(axis.name), "minimum": .number(axis.minimum),
              "default": .number(axis.defaultValue), "maximum": .number(axis.maximum), "isHidden": .bool(axis.isHidden),
            ]
          })
      ), ("set", Self.coordinatesJSON(face.variations)),
      (
        "instances",
        .array(
          face.namedInstances.map { instance in
            [
              "name": .string(instance.name), "postScriptName": .string(instance.postScriptName),
              "coordinates": Self.coordinatesJSON(instance.coordinates),
            ]
          })
      ), ("features", .array(face.features.map(Self.feature))),
      ("color", color),
      (
        "tables",
        .array(face.tables.map { ["tag": .string("\($0.tag)"), "bytes": .integer($0.length)] })
      ), ("leavingLineBox", leavingLineBox), ("warnings", warnings),
    ]
  }

  private static func coordinatesJSON(_ settings: [VariationSetting]) -> JSONValue {
    .object(settings.map { JSONValue.Member(name: "\($0.tag)", value: .number($0.value)) })
  }

  private static func baselines(_ baselines: ScriptBaselines) -> JSONValue {
    [
      "script": .string("\(baselines.script)"), "isVertical": .bool(baselines.isVertical),
      "lines": .object(baselines.lines.map { JSONValue.Member(name: "\($0.tag)", value: .number($0.position)) }),
      "minimum": baselines.minimum.map(JSONValue.number) ?? .null,
      "maximum": baselines.maximum.map(JSONValue.number) ?? .null,
    ]
  }

  private static func feature(_ feature: LayoutFeature) -> JSONValue {
    [
      "table": feature.kind == .substitution ? "GSUB" : "GPOS", "tag": .string("\(feature.tag)"),
      "name": text(feature.name),
      "languages": .array(
        feature.languages.map { system in
          .string("\(system.script)".trimmed + (system.language.map { "/" + "\($0)".trimmed } ?? ""))
        }),
    ]
  }

  private var color: JSONValue {
    let names: [(ColorFormats, String)] = [
      (.layers, "COLR 0"), (.gradients, "COLR 1"), (.drawings, "SVG"), (.colorBitmaps, "CBDT"), (.appleBitmaps, "sbix"),
      (.bitmaps, "EBDT"),
    ]
    let formats = face.colorFormats
    return [
      "formats": .array(names.filter { formats.contains($0.0) }.map { .string($0.1) }),
      "palettes": .integer(face.palettes.count), "bitmapSizes": .array(face.bitmapSizes.map(JSONValue.integer)),
    ]
  }

  private var leavingLineBox: JSONValue {
    let found = ink.overflow(of: face.metrics.iOSLineBox.box)
    return [
      "glyphs": .integer(found.count), "inked": .integer(found.inked),
      "scripts": .array(found.groups.map { group in Self.leaving(group, found) }),
    ]
  }

  private static func leaving(_ group: InkOverflow.Group, _ found: InkOverflow) -> JSONValue {
    let glyphs = group.glyphs.map { glyph -> JSONValue in
      [
        "glyph": .integer(Int(glyph.id)), "name": text(found.face.glyphName(glyph.id)),
        "character": text(found.character(of: glyph.id).map(InkOverflow.code(of:))),
        "above": .number(max(0, glyph.above)), "below": .number(max(0, glyph.below)),
      ]
    }
    return [
      "script": text(group.script.map { "\($0)" }), "name": text(group.script.map(ScriptName.of)),
      "glyphs": .array(glyphs),
    ]
  }

  private var warnings: JSONValue {
    let windows = face.metrics.win.map(ink.overflow)
    return .array(
      FontWarning.all(face, windows: windows).map { warning in
        ["kind": .string(warning.kind.rawValue), "message": .string(warning.message)]
      })
  }
}
