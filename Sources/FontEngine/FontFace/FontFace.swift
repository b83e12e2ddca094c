import CHarfBuzz

/// One face of a font: its names and measures, and the input to shaping. Immutable, and safe to use from any thread.
///
/// Two faces are equal if they have the same content, index, and settings, even if they come from different files.
///
/// If memory runs out while a face is used, it may lack tables from then on. Whatever can throw then throws
/// ``FontError/Reason/resourceExhausted``, such as shaping, ``at(pointSize:)``, and ``checkIntact()``. What cannot
/// throw, such as ``outline(of:)``, returns what a face without these tables has. Open the face again, or let a
/// ``FontCatalog`` do it.
public final class FontFace: Sendable {
  let harfBuzz: HarfBuzzFont
  let setting: FontSetting
  let style: FaceStyle
  let sizes = SizedFaces()
  /// The hash of the identity of the face. Precomputed, because every text lookup hashes the face.
  private let contentHash: Int
  /// The path or name that the face was opened from.
  public let source: String
  /// The index of the face in its file; 0 unless the file is a collection.
  public let index: Int
  /// The names of the face. For a variable face at the values of a named instance, they are the instance's.
  public let names: FaceNames
  /// The named instances of a variable face; empty for a static face.
  public let namedInstances: [NamedInstance]
  /// The measures in use.
  public let metrics: FaceMetrics
  /// The terms of the advances at the face's size, or `nil` unless sums of advances express the effect of the size.
  package let sizeTerms: SizeTerms?

  /// Opens a face of a file.
  ///
  /// `lineBoxRule` selects the table that defines the line box.
  ///
  /// - Throws: ``FontError`` if the file cannot be read, is too large, is not a font, or is damaged, or if it does not
  ///   have the face or one of the axes.
  public convenience init(
    path: String, index: Int = 0, variations: [VariationSetting] = [],
    lineBoxRule: FaceMetrics.LineBoxRule = .openType
  ) throws(FontError) {
    let shared = try FontContainer.open(
      FontBytes.reading(path: path), index: index, source: path,
      kerning: { () throws(FontError) in try FontBytes.readingMetrics(besides: path) })
    try self.init(shared, index: index, variations: variations, lineBoxRule, source: path)
  }

  /// Opens a face in memory. `source` names it in errors.
  ///
  /// - Throws: ``FontError``, as ``init(path:index:variations:lineBoxRule:)`` does.
  public convenience init(
    bytes: [UInt8], index: Int = 0, variations: [VariationSetting] = [],
    lineBoxRule: FaceMetrics.LineBoxRule = .openType, source: String
  ) throws(FontError) {
    guard bytes.count <= FontLimits.maximumFileSize else {
      throw FontError(.tooLarge, operation: "open", subject: source)
    }
    let shared = try FontContainer.open(FontBytes(bytes), index: index, source: source, kerning: { nil })
    try self.init(shared, index: index, variations: variations, lineBoxRule, source: source)
  }

  /// Opens every face of a file: one, unless the file is a collection.
  ///
  /// - Throws: ``FontError``, as ``init(path:index:variations:lineBoxRule:)`` does.
  public static func allFaces(
    path: String, lineBoxRule: FaceMetrics.LineBoxRule = .openType
  ) throws(FontError) -> [FontFace] {
    let first = try FontFace(path: path, lineBoxRule: lineBoxRule)
    var faces = [first]
    for index in 1..<first.harfBuzz.shared.tables.facesInFile {
      let shared = try FontContainer.open(first.harfBuzz.bytes, index: index, source: path, kerning: { nil })
      faces.append(try FontFace(shared, index: index, variations: [], lineBoxRule, source: path))
    }
    return faces
  }

  /// The number of faces in the file that the face comes from: 1, unless it is a collection.
  public var facesInFile: Int { harfBuzz.shared.tables.facesInFile }

  private convenience init(
    _ shared: HarfBuzzFace, index: Int, variations: [VariationSetting], _ lineBoxRule: FaceMetrics.LineBoxRule,
    source: String
  ) throws(FontError) {
    let checked = try VariationSetting.checked(variations, axes: shared.axes, subject: source)
    let (names, instances) = shared.memory.watch {
      let names = unsafe FaceNames(reading: shared.pointer)
      return (names, NamedInstance.reading(shared, family: names.family))
    }
    self.init(
      shared, FontSetting(variations: checked, lineBoxRule: lineBoxRule), source: source, index: index, names: names,
      instances: instances, font: nil)
    try checkIntact()
  }

  /// Creates a face with a setting. `font` is reused if it has the same shaping settings.
  private init(
    _ shared: HarfBuzzFace, _ setting: FontSetting, source: String, index: Int, names: FaceNames,
    instances: [NamedInstance], font: HarfBuzzFont?
  ) {
    let shaping = setting.shaping(of: shared)
    let harfBuzz = font.flatMap { $0.setting == shaping ? $0 : nil } ?? HarfBuzzFont(shared, shaping)
    let (own, style) = shared.memory.watch {
      (FaceMetrics(reading: harfBuzz, setting.lineBoxRule), FaceStyle(reading: shared, variations: setting.variations))
    }
    self.harfBuzz = harfBuzz
    self.setting = setting
    self.source = source
    self.index = index
    self.names = names.varied(setting.variations, instances: instances, axes: shared.axes)
    namedInstances = instances
    metrics = setting.overrides.map { own.overridden(by: $0, sizeAdjust: shaping.sizeAdjust.value) } ?? own
    self.style = style
    sizeTerms = setting.pointSize.flatMap { Self.sizeTerms(at: $0, setting, harfBuzz) }
    var hasher = Hasher()
    hasher.combine(harfBuzz.bytes.count)
    hasher.combine(self.names.postScriptName)
    hasher.combine(index)
    hasher.combine(setting)
    contentHash = hasher.finalize()
  }

  /// Returns the same content with another setting. Both share HarfBuzz's face and, if possible, its font.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  func set(_ setting: FontSetting) throws(FontError) -> FontFace {
    let face = FontFace(
      harfBuzz.shared, setting, source: source, index: index, names: names, instances: namedInstances,
      font: harfBuzz)
    try face.checkIntact()
    return face
  }
}

extension FontFace: Hashable {
  /// Returns whether two faces have the same content, index, and settings: variations, overrides, synthesis, and size.
  ///
  /// A face for which memory ran out equals only itself, so that no cache finds it in place of the same face opened
  /// again.
  public static func == (a: FontFace, b: FontFace) -> Bool {
    if a === b { return true }
    return a.index == b.index && a.setting == b.setting && a.harfBuzz.bytes.hasSameContent(as: b.harfBuzz.bytes)
      && !a.isDamaged && !b.isDamaged
  }

  /// Hashes the identity of the face without reading its whole content.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
