import FontEngine
import StringCatalogs
import TextOutput

/// A face's metrics, and everything else that determines how text is set in it, for programs.
///
/// `Documentation/json.md` describes the members.
struct FontJSON {
  let face: FontFace
  /// Whether the metrics of every glyph are listed.
  var listsGlyphMetrics = false

  var value: JSONValue {
    let glyphs: Pairs = listsGlyphMetrics ? [("glyphMetrics", GlyphTable(face).json)] : []
    return .object(Self.members(names + lineBoxes + measures) + Self.members(contents + glyphs))
  }

  private typealias Pairs = [(String, JSONValue)]

  private static func members(_ pairs: Pairs) -> [JSONValue.Member] {
    pairs.map { JSONValue.Member(name: $0, value: $1) }
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  private static func integer(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  private var names: Pairs {
    let (names, info) = (face.names, face.info)
    return [
      ("fullName", .string(names.fullName)), ("postScriptName", .string(names.postScriptName)),
      ("family", .string(names.family)), ("style", .string(names.style)), ("source", .string(face.source)),
      ("index", .integer(face.index)), ("unitsPerEm", .number(face.metrics.unitsPerEm)),
      ("weight", .integer(face.weightClass)), ("width", .number(face.width)), ("isItalic", .bool(face.isItalic)),
      ("glyphs", .integer(face.glyphCount)),
      (
        "about",
        [
          "version": Self.text(info.version), "revision": .number(info.revision),
          "designer": Self.text(info.designer), "manufacturer": Self.text(info.manufacturer),
          "vendor": Self.text(info.vendor), "copyright": Self.text(info.copyright),
          "trademark": Self.text(info.trademark), "description": Self.text(info.summary),
          "license": Self.text(info.license), "licenseURL": Self.text(info.licenseURL),
          "embedding": Self.text(info.embedding?.usage.rawValue),
          "fsType": Self.integer((info.embedding?.rawValue).map(Int.init)),
          "panose": .array(info.panose.map { .integer(Int($0)) }), "created": Self.integer(info.created),
          "modified": Self.integer(info.modified),
        ]
      ),
    ]
  }

  private var lineBoxes: Pairs {
    func box(_ box: FaceMetrics.LineBox?, from source: FaceMetrics.LineBoxSource? = nil) -> JSONValue {
      guard let box else { return nil }
      var members = Self.members([
        ("ascender", .number(box.ascender)), ("descender", .number(box.descender)), ("lineGap", .number(box.lineGap)),
      ])
      if let source { members.append(JSONValue.Member(name: "source", value: .string(source.rawValue))) }
      return .object(members)
    }
    let metrics = face.metrics
    let (iOS, openType) = (metrics.iOSLineBox, metrics.lineBox(by: .openType))
    return [
      (
        "lineBoxes",
        [
          "hhea": box(metrics.hhea), "typo": box(metrics.typo), "win": box(metrics.win),
          "iOS": box(iOS.box, from: iOS.source), "browsers": box(openType.box, from: openType.source),
          "textLayout": box(openType.box, from: openType.source),
        ]
      ), ("usesTypoMetrics", .bool(metrics.usesTypoMetrics)),
    ]
  }

  private var measures: Pairs {
    let (metrics, tables) = (face.metrics, face.tableMetrics)
    return [
      ("xHeight", .number(metrics.xHeight)), ("xHeightSource", .string(metrics.xHeightSource.rawValue)),
      ("capHeight", .number(metrics.capHeight)), ("capHeightSource", .string(metrics.capHeightSource.rawValue)),
      (
        "underline", ["position": .number(metrics.underlinePosition), "thickness": .number(metrics.underlineThickness)]
      ),
      (
        "strikethrough",
        ["position": .number(metrics.strikethroughPosition), "thickness": .number(metrics.strikethroughThickness)]
      ), ("italicAngle", .number(metrics.italicAngle)),
      ("boundingBox", tables.head.map { Self.bounds($0.boundingBox) } ?? nil),
      ("smallestPixelsPerEm", Self.integer(tables.head?.smallestPixelsPerEm)),
      ("horizontal", Self.line(tables.hhea)), ("vertical", Self.line(tables.vhea)),
      ("averageAdvance", Self.integer(tables.os2?.averageAdvance)),
      ("subscript", Self.box(tables.os2?.subscripts)), ("superscript", Self.box(tables.os2?.superscripts)),
      ("isFixedPitch", tables.post.map { .bool($0.isFixedPitch) } ?? nil),
      ("headFlags", Self.integer(tables.head?.flags)), ("fsSelection", Self.integer(tables.os2?.selection)),
      ("firstCharacter", Self.integer(tables.os2?.firstCharacter)),
      ("lastCharacter", Self.integer(tables.os2?.lastCharacter)),
      ("maximumContext", Self.integer(tables.os2?.maximumContext)),
      (
        "designSize",
        tables.designSize.map { size in
          [
            "points": .number(size.points),
            "range": size.range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? nil,
          ]
        } ?? nil
      ), ("opticalSizes", tables.os2?.opticalSizes.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? nil),
    ]
  }

  private static func bounds(_ bounds: GlyphBounds) -> JSONValue {
    .array([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(JSONValue.number))
  }

  private static func box(_ box: TableMetrics.ScriptBox?) -> JSONValue {
    guard let box else { return nil }
    return [
      "width": .integer(box.width), "height": .integer(box.height), "x": .integer(box.offsetX),
      "y": .integer(box.offsetY),
    ]
  }

  private static func line(_ line: TableMetrics.LineHeader?) -> JSONValue {
    guard let line else { return nil }
    return [
      "ascender": .integer(line.ascender), "descender": .integer(line.descender), "lineGap": .integer(line.lineGap),
      "maximumAdvance": .integer(line.maximumAdvance), "minimumStartBearing": .integer(line.minimumStartBearing),
      "minimumEndBearing": .integer(line.minimumEndBearing), "maximumExtent": .integer(line.maximumExtent),
      "caretRise": .integer(line.caretRise), "caretRun": .integer(line.caretRun),
      "caretOffset": .integer(line.caretOffset),
    ]
  }

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
