package import FontEngine
package import TextOutput

/// A face's properties, and the lists of what it contains, for programs.
///
/// `Documentation/json.md` describes the members.
package struct FontJSON {
  let face: FontFace
  /// Whether the metrics of every glyph are listed.
  let listsGlyphMetrics: Bool

  package init(face: FontFace, listsGlyphMetrics: Bool = false) {
    self.face = face
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
      ), ("leavingLineBox", leavingLineBox),
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
        feature.languages.map { place in
          .string("\(place.script)".trimmed + (place.language.map { "/" + "\($0)".trimmed } ?? ""))
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
    let found = InkOverflow(face, face.metrics.iOSLineBox.box)
    return [
      "glyphs": .integer(found.count), "inked": .integer(found.inked),
      "scripts": .array(
        found.groups.map { group in
          [
            "script": Self.text(group.script.map { "\($0)" }), "name": Self.text(group.script.map(ScriptName.of)),
            "glyphs": .array(
              group.glyphs.map { glyph in
                [
                  "glyph": .integer(Int(glyph.id)), "name": Self.text(face.glyphName(glyph.id)),
                  "above": .number(max(0, glyph.above)), "below": .number(max(0, glyph.below)),
                ]
              }),
          ]
        }),
    ]
  }
}
