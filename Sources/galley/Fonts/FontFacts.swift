import FontEngine
import Foundation
import StringCatalogs
import TextOutput

/// The properties of a face, in the groups in which they are shown.
struct FontFacts {
  let face: FontFace
  private let tables: TableMetrics
  private let info: FontInfo

  init(_ face: FontFace) {
    self.face = face
    tables = face.tableMetrics
    info = face.info
  }

  /// Who made the face, and what may be done with it.
  var identity: [FontFact] {
    let facts = [
      FontFact("family", "name", face.names.family), FontFact("style", "name", face.names.style),
      FontFact("version", "name", info.version),
      FontFact("revision", "head", NumberText.rounded(info.revision, decimals: 3)),
      FontFact("designer", "name", info.designer), FontFact("manufacturer", "name", info.manufacturer),
      FontFact("vendor", "OS/2", info.vendor), FontFact("copyright", "name", info.copyright),
      FontFact("license", "name", info.license), FontFact("license URL", "name", info.licenseURL),
      FontFact("embedding", "OS/2", info.embedding.map(Self.words)),
      FontFact("outlines", "", outlines), FontFact("colors and bitmaps", "", colors),
      FontFact("weight", "OS/2", "\(face.weightClass)"),
      FontFact("width", "OS/2", "\(NumberText.rounded(face.width, decimals: 1)) %"),
      FontFact("PANOSE", "OS/2", info.panose.isEmpty ? nil : info.panose.map { "\($0)" }.joined(separator: " ")),
      FontFact("created", "head", info.created.map(Self.day)),
      FontFact("modified", "head", info.modified.map(Self.day)),
    ]
    return facts.filter { $0.value != nil && $0.value != .text("") }
  }

  /// The line boxes of the tables, each with its ascender, descender, and line gap, and those that platforms use.
  var lineBoxes: [FontFact] {
    let metrics = face.metrics
    func fact(_ name: String, _ source: String, _ box: FaceMetrics.LineBox?) -> FontFact {
      FontFact(name, source, units: [box?.ascender, box?.descender, box?.lineGap])
    }
    let (iOS, openType) = (metrics.iOSLineBox, metrics.lineBox(by: .openType))
    return [
      fact("hhea", "hhea", metrics.hhea), fact("typo", "OS/2", metrics.typo), fact("win", "OS/2", metrics.win),
      fact("iOS", Self.reason(iOS.source, .coreText), iOS.box),
      fact("browsers", Self.reason(openType.source, .openType), openType.box),
      fact("TextLayout", Self.reason(openType.source, .openType), openType.box),
    ]
  }

  /// The lengths and angles other than line boxes.
  var measures: [FontFact] {
    let metrics = face.metrics
    let (head, hhea, vhea, os2) = (tables.head, tables.hhea, tables.vhea, tables.os2)
    func box(_ box: TableMetrics.ScriptBox?) -> [Double?] {
      [box?.width, box?.height, box?.offsetX, box?.offsetY].map { $0.map(Double.init) }
    }
    let bounds = head?.boundingBox
    let facts = [
      FontFact("units per em", "head", NumberText.shortest(metrics.unitsPerEm)),
      FontFact("x-height", Self.origin(metrics.xHeightSource), units: [metrics.xHeight]),
      FontFact("cap height", Self.origin(metrics.capHeightSource), units: [metrics.capHeight]),
      FontFact("underline position", "post", units: [metrics.underlinePosition]),
      FontFact("underline thickness", "post", units: [metrics.underlineThickness]),
      FontFact("strikethrough position", "OS/2", units: [metrics.strikethroughPosition]),
      FontFact("strikethrough thickness", "OS/2", units: [metrics.strikethroughThickness]),
      FontFact("italic angle", "post", NumberText.rounded(metrics.italicAngle, decimals: 2) + " degrees"),
      FontFact("caret rise, run, offset", "hhea", hhea.map { "\($0.caretRise) \($0.caretRun) \($0.caretOffset)" }),
      FontFact("bounding box", "head", units: [bounds?.minX, bounds?.minY, bounds?.maxX, bounds?.maxY]),
      FontFact("average advance", "OS/2", units: [os2.map { Double($0.averageAdvance) }]),
      FontFact("largest advance", "hhea", units: [hhea.map { Double($0.maximumAdvance) }]),
      FontFact("smallest left bearing", "hhea", units: [hhea.map { Double($0.minimumStartBearing) }]),
      FontFact("smallest right bearing", "hhea", units: [hhea.map { Double($0.minimumEndBearing) }]),
      FontFact("largest extent", "hhea", units: [hhea.map { Double($0.maximumExtent) }]),
      FontFact("subscript size and offset", "OS/2", units: box(os2?.subscripts)),
      FontFact("superscript size and offset", "OS/2", units: box(os2?.superscripts)),
      FontFact("USE_TYPO_METRICS", "OS/2", os2.map { _ in metrics.usesTypoMetrics ? "set" : "not set" }),
      FontFact("fixed pitch", "post", tables.post.map { $0.isFixedPitch ? "yes" : "no" }),
      FontFact("smallest readable size", "head", head.map { "\($0.smallestPixelsPerEm) pixels per em" }),
      FontFact(
        "designed for", "OS/2",
        os2?.opticalSizes.map {
          "\(NumberText.rounded($0.lowerBound, decimals: 2)) to \(NumberText.rounded($0.upperBound, decimals: 2)) points"
        }),
      FontFact("design size", "GPOS", tables.designSize.map(Self.words)),
      FontFact(
        "vertical box", "vhea", units: vhea.map { [$0.ascender, $0.descender, $0.lineGap].map(Double.init) } ?? [nil]),
    ]
    return facts.filter { $0.value != nil }
  }

  /// The number of glyphs and of characters, and of those of each script.
  var coverage: [FontFact] {
    let scripts = face.scripts
    return [
      FontFact("glyphs", "maxp", "\(face.glyphCount)"),
      FontFact("characters", "cmap", "\(scripts.reduce(0) { $0 + $1.characters })"),
    ]
      + scripts.map { FontFact("characters: \(ScriptName.of($0.script))", "cmap", "\($0.characters)") }
  }

  /// The axes with their ranges and defaults.
  var axes: [FontFact] {
    face.axes.map { axis in
      func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 2) }
      let name = axis.name.map { ", \($0)" } ?? ""
      return FontFact(
        "axis \(axis.tag)", "fvar",
        "\(number(axis.minimum)) to \(number(axis.maximum)), default \(number(axis.defaultValue))\(name)"
          + (axis.isHidden ? ", hidden" : ""))
    }
  }

  /// The features of `GSUB` and `GPOS`, each as its tags in one text.
  var features: [FontFact] {
    [("features", LayoutFeature.Kind.substitution, "GSUB"), ("positioning", .positioning, "GPOS")].map {
      name, kind, table in
      let tags = face.features.filter { $0.kind == kind }.map { "\($0.tag)".trimmed }
      return FontFact(name, table, tags.isEmpty ? nil : tags.joined(separator: " "))
    }
  }

  /// Everything that two faces can be compared by.
  var all: [FontFact] { identity + lineBoxes + measures + coverage + axes + features }

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

  static func words(_ permission: EmbeddingPermission) -> String {
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

  /// Returns the reason that a rule chose the line box, in words.
  static func reason(_ source: FaceMetrics.LineBoxSource, _ rule: FaceMetrics.LineBoxRule) -> String {
    switch source {
    case .override: "recordings of iOS"
    case .useTypoMetrics: "typo, because the font sets USE_TYPO_METRICS"
    case .hhea where rule == .coreText: "hhea, as in Core Text"
    case .hhea: "hhea, because the font does not set USE_TYPO_METRICS"
    case .typo: "typo, because hhea has no height"
    case .win: "win, because hhea and typo have no height"
    case .emFraction: "0.8 and -0.2 em, because no table has a height"
    }
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

extension FaceMetrics {
  /// The line box on iOS: the one that was recorded there, if the face stands in for another font; otherwise its own.
  var iOSLineBox: (box: LineBox, source: LineBoxSource) {
    lineBoxSource == .override ? (lineBox, .override) : lineBox(by: .coreText)
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
