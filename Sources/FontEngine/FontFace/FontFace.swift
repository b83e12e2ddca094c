import CHarfBuzz

/// One face of a font: its names, measures and the means to shape with it. Immutable, and safe from any thread.
///
/// Two faces are equal when they have the same content, index, variations and overrides, whatever file they came from.
public final class FontFace: Sendable {
  let harfBuzz: HarfBuzzFont
  /// The path or name that the face was opened from.
  public let source: String
  /// The place of the face in its file; 0 unless the file is a collection.
  public let index: Int
  /// The values of the variation axes that were asked for.
  public let variations: [VariationSetting]
  /// The replaced measures, if any.
  public let overrides: MetricOverrides?
  /// The names that the face gives itself.
  public let names: FaceNames
  /// The measures in use.
  public let metrics: FaceMetrics
  /// `OS/2` usWeightClass, 1 to 1000; 400 is regular and 700 bold.
  public let weightClass: Int
  /// Whether the face calls itself italic or oblique, in `OS/2` fsSelection or `head` macStyle.
  public let isItalic: Bool
  /// Whether the face says in `post` that all its advances are equal.
  public let isMonospaced: Bool

  /// Opens a face of a file.
  ///
  /// Throws ``FontError``: the file cannot be read, is too large, is no font, is damaged, or has no such face.
  public convenience init(path: String, index: Int = 0, variations: [VariationSetting] = []) throws(FontError) {
    try self.init(FontBytes.reading(path: path), index: index, variations: variations, source: path)
  }

  /// Opens a face in memory; `source` names it in errors.
  ///
  /// Throws ``FontError`` as ``init(path:index:variations:)`` does.
  public convenience init(
    bytes: [UInt8], index: Int = 0, variations: [VariationSetting] = [], source: String
  ) throws(FontError) {
    guard bytes.count <= FontLimits.maximumFileSize else {
      throw FontError(.tooLarge, operation: "open", subject: source)
    }
    try self.init(FontBytes(bytes), index: index, variations: variations, source: source)
  }

  /// Opens every face of a file: one, unless it is a collection.
  ///
  /// Throws ``FontError`` as ``init(path:index:variations:)`` does. The corresponding C function is `hb_face_count`.
  public static func allFaces(path: String) throws(FontError) -> [FontFace] {
    let bytes = try FontBytes.reading(path: path)
    var faces = [try FontFace(bytes, index: 0, variations: [], source: path)]
    for index in 1..<max(1, faces[0].harfBuzz.facesInFile) {
      faces.append(try FontFace(bytes, index: index, variations: [], source: path))
    }
    return faces
  }

  private init(_ file: FontBytes, index: Int, variations: [VariationSetting], source: String) throws(FontError) {
    guard let signature = file.uint32(at: 0), let container = FontContainer(signature: signature) else {
      throw FontError(
        .unsupportedContainer, operation: "open", subject: source,
        detail: "not an OpenType, TrueType collection, WOFF or WOFF2 font")
    }
    // A collection's header has the number of its faces; FreeType would open face 0 of any other file for every index.
    let count = container == .collection ? Int(file.uint32(at: 8) ?? 0) : 1
    guard (0..<count).contains(index) else {
      throw FontError(.noSuchFace, operation: "open", subject: source, detail: "the file holds no face \(index)")
    }
    let bytes = container.isCompressed ? try file.unpacked(subject: source) : file
    if !container.isCompressed {
      try unsafe FreeTypeLibrary().withFace(bytes, index: index, subject: source) { _ in }
    }
    harfBuzz = try HarfBuzzFont(bytes: bytes, index: index, variations: variations, subject: source)
    self.source = source
    self.index = index
    self.variations = variations
    overrides = nil
    names = unsafe FaceNames(reading: harfBuzz.face)
    metrics = FaceMetrics(reading: harfBuzz)
    let os2 = unsafe OpenTypeTable(harfBuzz.face, "OS/2")
    let head = unsafe OpenTypeTable(harfBuzz.face, "head")
    let post = unsafe OpenTypeTable(harfBuzz.face, "post")
    weightClass = min(1000, max(1, Int(os2.uint16(at: 4) ?? 400)))
    isItalic = (os2.uint16(at: 62) ?? 0) & 0b10_0000_0001 != 0 || (head.uint16(at: 44) ?? 0) & 0b10 != 0
    isMonospaced = (post.fixed(at: 12) ?? 0) != 0
  }

  private init(_ face: FontFace, overrides: MetricOverrides) {
    harfBuzz = face.harfBuzz
    source = face.source
    index = face.index
    variations = face.variations
    self.overrides = overrides
    names = face.names
    metrics = face.metrics.overridden(by: overrides)
    weightClass = face.weightClass
    isItalic = face.isItalic
    isMonospaced = face.isMonospaced
  }

  /// The same face with other measures; shapes and advances stay, and so do the bytes in memory.
  public func overridingMetrics(_ overrides: MetricOverrides) -> FontFace {
    FontFace(self, overrides: overrides)
  }

  /// How many glyphs the face has.
  public var glyphCount: Int { harfBuzz.glyphCount }

  /// How many of the units in which advances are counted make an em: font units, or 1/64 of them in variable faces.
  public var advanceUnitsPerEm: Int { harfBuzz.unitsPerEm * harfBuzz.subunits }

  /// The axes along which the face can be varied; empty for a static face.
  /// The corresponding C function is `hb_ot_var_get_axis_infos`.
  public var axes: [VariationAxis] {
    var count = unsafe hb_ot_var_get_axis_count(harfBuzz.face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe _ = hb_ot_var_get_axis_infos(harfBuzz.face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      VariationAxis(
        tag: OpenTypeTag(rawValue: $0.tag), minimum: Double($0.min_value), defaultValue: Double($0.default_value),
        maximum: Double($0.max_value))
    }
  }

  /// Whether the face maps a character to a glyph. The corresponding C function is `hb_font_get_nominal_glyph`.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { hasGlyph(scalar.value) }

  /// ``hasGlyph(for:)`` on a code point that may be a surrogate, which no face maps.
  func hasGlyph(_ codePoint: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(harfBuzz.font, codePoint, &glyph) != 0
  }
}

extension FontFace: Hashable {
  /// Compares content, index, variations and overrides.
  public static func == (a: FontFace, b: FontFace) -> Bool {
    if a === b { return true }
    return a.index == b.index && a.variations == b.variations && a.overrides == b.overrides
      && a.harfBuzz.bytes.hasSameContent(as: b.harfBuzz.bytes)
  }

  /// Hashes what tells faces apart without reading their whole content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(harfBuzz.bytes.count)
    hasher.combine(names.postScriptName)
    hasher.combine(index)
    hasher.combine(variations)
    hasher.combine(overrides)
  }
}

extension FontFace {
  /// The characters that the face maps, read at the first call.
  var characterCoverage: CharacterCoverage { unsafe harfBuzz.coverage.of(harfBuzz.face) }
}
