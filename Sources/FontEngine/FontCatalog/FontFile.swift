/// A known face, which need not be open yet: its location and its names.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The index of the face in the file; 0 unless the file is a collection.
  public var index: Int
  /// The names by which the face is found.
  public var names: FaceNames
  /// The weight, from 1 to 1000, as in the `usWeightClass` field of `OS/2`.
  public var weightClass: Int
  /// The slant of the face.
  public var slant: FontSlant
  /// The width, in percent of the normal width.
  public var width: Double
  /// The axis values that a variable face is set to when it is opened; empty for its defaults.
  public var variations: [VariationSetting] = []
  /// The index in ``FontFace/namedInstances`` of the instance that a variable face is set to, or `nil` for none.
  public var instance: Int?
  /// The known axes, which a match can set.
  public var axes: [VariationAxis] = []
  /// Measures that replace the face's own when it is opened.
  public var overrides: MetricOverrides?
  /// The face itself, if it was already open when it was registered. Two open faces with the same names stay distinct.
  var face: FontFace?

  /// Describes a face. Unless `slant` is given, it is italic or upright depending on `isItalic`.
  public init(
    path: String, index: Int = 0, names: FaceNames, weightClass: Int = 400, isItalic: Bool = false,
    slant: FontSlant? = nil, width: Double = 100, overrides: MetricOverrides? = nil
  ) {
    self.path = path
    self.index = index
    self.names = names
    self.weightClass = weightClass
    self.slant = slant ?? (isItalic ? .italic : .upright)
    self.width = width
    self.overrides = overrides
  }

  /// Describes an open face, at one of its named instances or as it is.
  init(_ face: FontFace, instance: Int? = nil) {
    self.init(
      path: face.source, index: face.index, names: face.names, weightClass: face.weightClass, slant: face.slant,
      width: face.width, overrides: face.overrides)
    axes = face.axes
    variations = face.variations
    self.face = face
    if let instance { applyNamedInstance(face.namedInstances[instance], number: instance) }
  }

  /// Applies the names and values of a named instance of the face.
  private mutating func applyNamedInstance(_ named: NamedInstance, number: Int) {
    instance = number
    names = names.named(named)
    axes = []
    variations = []
    for setting in named.coordinates {
      if setting.tag == "wght" { weightClass = Int(setting.value.rounded()) }
      if setting.tag == "wdth" { width = setting.value }
      if setting.tag == "slnt", setting.value != 0, slant == .upright { slant = .oblique }
      if setting.tag == "ital", setting.value >= 0.5 { slant = .italic }
    }
  }

  /// Hashes the location of the face. Few files share it and differ otherwise.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(index)
    hasher.combine(instance)
    hasher.combine(variations)
  }

  /// Whether the face is italic or oblique.
  public var isItalic: Bool { slant != .upright }

  /// The face with its axes at their defaults. The catalog opens and caches this one for all settings.
  var base: FontFile {
    var base = self
    base.variations = []
    base.instance = nil
    return base
  }

  /// Opens the face with its axes at their defaults.
  ///
  /// - Throws: ``FontError``, as ``FontFace/init(path:index:variations:lineBoxRule:)`` does.
  func openBase(_ lineBoxRule: FaceMetrics.LineBoxRule = .openType) throws(FontError) -> FontFace {
    if let face { return face }
    let face = try FontFace(path: path, index: index, lineBoxRule: lineBoxRule)
    return if let overrides { try face.overridingMetrics(overrides) } else { face }
  }

  /// Returns an open face set to the requested instance or axis values.
  ///
  /// - Throws: ``FontError``, as ``FontFace/varied(_:)`` and ``FontFace/instance(_:)`` do.
  func configuredFace(_ face: FontFace) throws(FontError) -> FontFace {
    if let instance { return try face.instance(instance) }
    return variations == face.variations || variations.isEmpty ? face : try face.varied(variations)
  }
}
