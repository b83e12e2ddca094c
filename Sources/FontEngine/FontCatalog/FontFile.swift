/// A face that is known and need not be open yet: where it lies and what it answers to.
public struct FontFile: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// The place of the face in the file; 0 unless it is a collection.
  public var index: Int
  /// The names that the face answers to.
  public var names: FaceNames
  /// `OS/2` usWeightClass, 1 to 1000.
  public var weightClass: Int
  /// How the face leans.
  public var slant: FontSlant
  /// Percent of the normal width.
  public var width: Double
  /// Where the face lies among its axes, for a variable one that is not opened as it is.
  public var variations: [VariationSetting] = []
  /// Which of its named instances a variable face is opened as, counted as in ``FontFace/namedInstances``; nil for none.
  public var instance: Int?
  /// The axes that are known, so that a match can set them.
  public var axes: [VariationAxis] = []
  /// Measures that replace the face's own when it is opened.
  public var overrides: MetricOverrides?
  /// The face itself, where it was open when it became known: two with the same names are still two.
  var face: FontFace?

  /// Describes a face; ``slant`` is italic or upright as `isItalic` says, unless it is given.
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

  /// Describes a face that is open, at a named instance of it or as it is.
  init(_ face: FontFace, instance: Int? = nil) {
    self.init(
      path: face.source, index: face.index, names: face.names, weightClass: face.weightClass, slant: face.slant,
      width: face.width, overrides: face.overrides)
    axes = face.axes
    variations = face.variations
    self.face = face
    if let instance { take(face.namedInstances[instance], number: instance) }
  }

  /// Makes this a named instance of the face that it describes.
  private mutating func take(_ place: NamedInstance, number: Int) {
    instance = number
    names = names.named(place)
    axes = []
    variations = []
    for setting in place.coordinates {
      if setting.tag == "wght" { weightClass = Int(setting.value.rounded()) }
      if setting.tag == "wdth" { width = setting.value }
      if setting.tag == "slnt", setting.value != 0, slant == .upright { slant = .oblique }
      if setting.tag == "ital", setting.value >= 0.5 { slant = .italic }
    }
  }

  /// Hashes where the face lies: few files have that in common and differ otherwise.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(index)
    hasher.combine(instance)
    hasher.combine(variations)
  }

  /// Whether the face is italic or oblique.
  public var isItalic: Bool { slant != .upright }

  /// The face as its file has it, whichever place among its axes is asked for: what a catalog opens and keeps.
  var base: FontFile {
    var base = self
    base.variations = []
    base.instance = nil
    return base
  }

  /// Opens the face as the file has it. Throws as ``FontFace/init(path:index:variations:lineBoxRule:)`` does.
  func openBase(_ lineBoxRule: FaceMetrics.LineBoxRule = .openType) throws(FontError) -> FontFace {
    if let face { return face }
    let face = try FontFace(path: path, index: index, lineBoxRule: lineBoxRule)
    return overrides.map { face.overridingMetrics($0) } ?? face
  }

  /// Sets an open face to the place that is asked for. Throws as ``FontFace/varied(_:)`` and ``FontFace/instance(_:)`` do.
  func place(_ face: FontFace) throws(FontError) -> FontFace {
    if let instance { return try face.instance(instance) }
    return variations == face.variations || variations.isEmpty ? face : try face.varied(variations)
  }
}
