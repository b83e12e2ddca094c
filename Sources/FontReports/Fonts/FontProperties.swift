import FontEngine
import Foundation
import TextOutput

/// The properties of a face, in one list for people and for programs, which `Documentation/json.md` describes.
///
/// The list has the order of the JSON, and within each section that of the report for people. The few properties with
/// different positions in both are in the list twice.
struct FontProperties {
  let face: FontFace
  private let tables: TableMetrics
  private let info: FontInfo

  init(_ face: FontFace) {
    self.face = face
    tables = face.tableMetrics
    info = face.info
  }

  /// All properties.
  var all: [FontProperty] { names + about + lineBoxes + measures + coverage + axes + features }

  private var names: [FontProperty] {
    let names = face.names
    let unitsPerEm = face.metrics.unitsPerEm
    return [
      .programs("fullName", .string(names.fullName)), .programs("postScriptName", .string(names.postScriptName)),
      .shared("family", .about, FontFact("family", "name", names.family)),
      .shared("style", .about, FontFact("style", "name", names.style)),
      .programs("source", .string(face.source)), .programs("index", .integer(face.index)),
      .programs("facesInFile", .integer(face.facesInFile)),
      .shared(
        "unitsPerEm", .number(unitsPerEm), .measures,
        FontFact("units per em", "head", NumberText.shortest(unitsPerEm))),
      .programs("weight", .integer(face.weightClass)), .programs("width", .number(face.width)),
      .programs("isItalic", .bool(face.isItalic)),
      .shared("glyphs", .integer(face.glyphCount), .coverage, FontFact("glyphs", "maxp", "\(face.glyphCount)")),
    ]
  }

  /// Who made the face, and what may be done with it.
  private var about: [FontProperty] {
    [
      .shared("about.version", .about, FontFact("version", "name", info.version)),
      .shared(
        "about.revision", .number(info.revision), .about,
        FontFact("revision", "head", NumberText.rounded(info.revision, decimals: 3))),
      .shared("about.designer", .about, FontFact("designer", "name", info.designer)),
      .shared("about.manufacturer", .about, FontFact("manufacturer", "name", info.manufacturer)),
      .shared("about.vendor", .about, FontFact("vendor", "OS/2", info.vendor)),
      .shared("about.copyright", .about, FontFact("copyright", "name", info.copyright)),
      .programs("about.trademark", Self.text(info.trademark)),
      .programs("about.description", Self.text(info.summary)),
      .shared("about.license", .about, FontFact("license", "name", info.license)),
      .shared("about.licenseURL", .about, FontFact("license URL", "name", info.licenseURL)),
      .shared(
        "about.embedding", Self.text(info.embedding?.usage.rawValue), .about,
        FontFact("embedding", "OS/2", info.embedding.map(Self.words))),
      .programs("about.fsType", Self.integer((info.embedding?.rawValue).map(Int.init))),
      .people(.about, FontFact("outlines", "", outlines)), .people(.about, FontFact("colors and bitmaps", "", colors)),
      .people(.about, FontFact("weight", "OS/2", "\(face.weightClass)")),
      .people(.about, FontFact("width", "OS/2", "\(NumberText.rounded(face.width, decimals: 1)) %")),
      .shared(
        "about.panose", .array(info.panose.map { .integer(Int($0)) }), .about,
        FontFact("PANOSE", "OS/2", info.panose.isEmpty ? nil : info.panose.map { "\($0)" }.joined(separator: " "))),
      .shared(
        "about.created", Self.integer(info.created), .about, FontFact("created", "head", info.created.map(Self.day))),
      .shared(
        "about.modified", Self.integer(info.modified), .about,
        FontFact("modified", "head", info.modified.map(Self.day))),
    ]
  }

  /// The line boxes of the tables, each with its ascender, descender, and line gap, and those that platforms use.
  private var lineBoxes: [FontProperty] {
    let metrics = face.metrics
    let (openType, source) = metrics.lineBox(by: .openType)
    let stated = [
      Self.box("hhea", "hhea", from: "hhea", metrics.hhea), Self.box("typo", "typo", from: "OS/2", metrics.typo),
      Self.box("win", "win", from: "OS/2", metrics.win),
    ]
    let platforms = PlatformLineBox.all(metrics)
    return stated
      + platforms.map { platform in
        Self.box(
          platform.platform.rawValue, platform.platform.name, from: platform.reason, platform.box, platform.source)
      } + [
        Self.box("textLayout", "TextLayout", from: Self.reason(source), openType, source),
        // Programs know the line box of Chromium by this name too.
        .programs("lineBoxes.browsers", platforms.last.map { Self.json($0.box, $0.source) } ?? .null),
        .programs("usesTypoMetrics", .bool(metrics.usesTypoMetrics)),
      ]
  }

  private static func json(_ box: FaceMetrics.LineBox?, _ source: FaceMetrics.LineBoxSource?) -> JSONValue {
    guard let box else { return .null }
    let source = source.map { [JSONValue.Member(name: "source", value: .string($0.rawValue))] } ?? []
    let lengths = [("ascender", box.ascender), ("descender", box.descender), ("lineGap", box.lineGap)]
    return .object(lengths.map { JSONValue.Member(name: $0, value: .number($1)) } + source)
  }

  private static func box(
    _ member: String, _ name: String, from origin: String, _ box: FaceMetrics.LineBox?,
    _ source: FaceMetrics.LineBoxSource? = nil
  ) -> FontProperty {
    let fact = FontFact(name, origin, units: [box?.ascender, box?.descender, box?.lineGap])
    return .shared("lineBoxes.\(member)", json(box, source), .lineBoxes, fact)
  }

  /// The lengths and angles other than line boxes.
  private var measures: [FontProperty] {
    let metrics = face.metrics
    let (head, hhea, vhea, os2) = (tables.head, tables.hhea, tables.vhea, tables.os2)
    let bounds = head?.boundingBox
    func length(_ name: String, _ source: String, _ value: Double?) -> FontFact {
      FontFact(name, source, units: [value])
    }
    return [
      .shared("xHeight", .measures, length("x-height", Self.origin(metrics.xHeightSource), metrics.xHeight)),
      .programs("xHeightSource", .string(metrics.xHeightSource.rawValue)),
      .shared("capHeight", .measures, length("cap height", Self.origin(metrics.capHeightSource), metrics.capHeight)),
      .programs("capHeightSource", .string(metrics.capHeightSource.rawValue)),
      .programs("stated.xHeight", Self.integer(os2?.xHeight)),
      .programs("stated.capHeight", Self.integer(os2?.capHeight)),
      .programs("stated.weightClass", Self.integer(os2?.weightClass)),
      .programs("stated.widthClass", Self.integer(os2?.widthClass)),
      .shared("underline.position", .measures, length("underline position", "post", metrics.underlinePosition)),
      .shared("underline.thickness", .measures, length("underline thickness", "post", metrics.underlineThickness)),
      .shared(
        "strikethrough.position", .measures, length("strikethrough position", "OS/2", metrics.strikethroughPosition)),
      .shared(
        "strikethrough.thickness", .measures,
        length("strikethrough thickness", "OS/2", metrics.strikethroughThickness)),
      .shared(
        "italicAngle", .number(metrics.italicAngle), .measures,
        FontFact("italic angle", "post", NumberText.rounded(metrics.italicAngle, decimals: 2) + " degrees")),
      .people(
        .measures,
        FontFact("caret rise, run, offset", "hhea", hhea.map { "\($0.caretRise) \($0.caretRun) \($0.caretOffset)" })),
      .shared(
        "boundingBox", .measures,
        FontFact("bounding box", "head", units: [bounds?.minX, bounds?.minY, bounds?.maxX, bounds?.maxY])),
      .programs("smallestPixelsPerEm", Self.integer(head?.smallestPixelsPerEm)),
      .programs("horizontal", Self.line(hhea)), .programs("vertical", Self.line(vhea)),
      .shared("averageAdvance", .measures, length("average advance", "OS/2", os2.map { Double($0.averageAdvance) })),
      .people(.measures, length("largest advance", "hhea", hhea.map { Double($0.maximumAdvance) })),
      .people(.measures, length("smallest left bearing", "hhea", hhea.map { Double($0.minimumStartBearing) })),
      .people(.measures, length("smallest right bearing", "hhea", hhea.map { Double($0.minimumEndBearing) })),
      .people(.measures, length("largest extent", "hhea", hhea.map { Double($0.maximumExtent) })),
      Self.script("subscript", os2?.subscripts), Self.script("superscript", os2?.superscripts),
      .people(
        .measures,
        FontFact("USE_TYPO_METRICS", "OS/2", os2.map { _ in metrics.usesTypoMetrics ? "set" : "not set" })),
      .shared(
        "isFixedPitch", tables.post.map { .bool($0.isFixedPitch) } ?? .null, .measures,
        FontFact("fixed pitch", "post", tables.post.map { $0.isFixedPitch ? "yes" : "no" })),
      .people(
        .measures,
        FontFact("smallest readable size", "head", head.map { "\($0.smallestPixelsPerEm) pixels per em" })),
      .programs("headFlags", Self.integer(head?.flags)), .programs("fsSelection", Self.integer(os2?.selection)),
      .programs("firstCharacter", Self.integer(os2?.firstCharacter)),
      .programs("lastCharacter", Self.integer(os2?.lastCharacter)),
      .programs("maximumContext", Self.integer(os2?.maximumContext)),
      .people(
        .measures,
        FontFact(
          "designed for", "OS/2",
          os2?.opticalSizes.map {
            "\(NumberText.rounded($0.lowerBound, decimals: 2)) to \(NumberText.rounded($0.upperBound, decimals: 2)) points"
          })),
      .shared(
        "designSize",
        tables.designSize.map { size in
          [
            "points": .number(size.points),
            "range": size.range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? nil,
          ]
        } ?? .null, .measures, FontFact("design size", "GPOS", tables.designSize.map(Self.words))),
      .programs(
        "opticalSizes", os2?.opticalSizes.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? .null),
      .people(
        .measures,
        FontFact(
          "vertical box", "vhea",
          units: vhea.map { [$0.ascender, $0.descender, $0.lineGap].map(Double.init) } ?? [nil])),
    ]
  }

  private static func script(_ name: String, _ box: TableMetrics.ScriptBox?) -> FontProperty {
    let numbers = [box?.width, box?.height, box?.offsetX, box?.offsetY]
    let members = zip(["width", "height", "x", "y"], numbers.compactMap(\.self))
    return .shared(
      name, box == nil ? .null : .object(members.map { JSONValue.Member(name: $0, value: .integer($1)) }), .measures,
      FontFact("\(name) size and offset", "OS/2", units: numbers.map { $0.map(Double.init) }))
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

  /// The number of characters, and of those of each script. ``FontJSON`` has them for programs.
  private var coverage: [FontProperty] {
    let scripts = face.scripts
    let facts =
      [FontFact("characters", "cmap", "\(scripts.reduce(0) { $0 + $1.characters })")]
      + scripts.map { FontFact("characters: \(ScriptName.of($0.script))", "cmap", "\($0.characters)") }
    return facts.map { .people(.coverage, $0) }
  }

  /// The axes with their ranges and defaults.
  private var axes: [FontProperty] {
    face.axes.map { axis in
      func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 2) }
      let name = axis.name.map { ", \($0)" } ?? ""
      return .people(
        .axes,
        FontFact(
          "axis \(axis.tag)", "fvar",
          "\(number(axis.minimum)) to \(number(axis.maximum)), default \(number(axis.defaultValue))\(name)"
            + (axis.isHidden ? ", hidden" : "")))
    }
  }

  /// The features of `GSUB` and `GPOS`, each as its tags in one text.
  private var features: [FontProperty] {
    [("features", LayoutFeature.Kind.substitution, "GSUB"), ("positioning", .positioning, "GPOS")].map {
      name, kind, table in
      let tags = face.features.filter { $0.kind == kind }.map { "\($0.tag)".trimmed }
      return .people(.features, FontFact(name, table, tags.isEmpty ? nil : tags.joined(separator: " ")))
    }
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  private static func integer(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  private var outlines: String {
    let known: [(OpenTypeTag, String)] = [("glyf", "TrueType"), ("CFF ", "CFF"), ("CFF2", "CFF2")]
    let tags = Set(face.tables.map(\.tag))
    let found = known.filter { tags.contains($0.0) }.map(\.1)
    return found.isEmpty ? "none" : found.joined(separator: " and ")
  }

  /// The tables with colors and bitmaps, and the sizes of bitmaps.
  private var colors: String? {
    let known: [(ColorFormats, String)] = [
      (.layers, "COLR 0"), (.gradients, "COLR 1"), (.drawings, "SVG"), (.colorBitmaps, "CBDT"), (.appleBitmaps, "sbix"),
      (.bitmaps, "EBDT"),
    ]
    let found = known.filter { face.colorFormats.contains($0.0) }.map(\.1)
    let sizes = face.bitmapSizes.map { "\($0)" }.joined(separator: " ")
    guard !found.isEmpty else { return nil }
    return found.joined(separator: " and ") + (sizes.isEmpty ? "" : ", bitmaps of \(sizes) pixels per em")
  }

  private static func words(_ size: TableMetrics.DesignSize) -> String {
    let range = size.range.map {
      ", for over \(NumberText.shortest($0.lowerBound)) to \(NumberText.shortest($0.upperBound))"
    }
    return NumberText.shortest(size.points) + " points" + (range ?? "")
  }

  private static func words(_ permission: EmbeddingPermission) -> String {
    let usage =
      switch permission.usage {
      case .installable: "installable"
      case .restricted: "restricted"
      case .previewAndPrint: "preview and print"
      case .editable: "editable"
      }
    return usage + (permission.forbidsSubsetting ? ", no subsetting" : "")
      + (permission.allowsOnlyBitmaps ? ", bitmaps only" : "")
  }

  /// Returns the day of a time in seconds since 1970, in UTC.
  static func day(_ seconds: Int) -> String {
    // Fonts state times in 64 bits. The year 9999 is the last one with four digits.
    let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
    return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601.year().month().day())
  }

  /// Returns the reason that OpenType's rule chose the line box, in words.
  private static func reason(_ source: FaceMetrics.LineBoxSource) -> String {
    PlatformLineBox(platform: .linux, box: .init(ascender: 1, descender: 0, lineGap: 0), source: source).reason
  }

  private static func origin(_ source: FaceMetrics.HeightSource) -> String {
    switch source {
    case .override: "given by the caller"
    case .os2: "OS/2"
    case .outline: "measured on the outline"
    case .emFraction: "a typical fraction of the em"
    }
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
