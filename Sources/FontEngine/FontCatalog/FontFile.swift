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
  /// Whether the face is italic or oblique.
  public var isItalic: Bool
  /// Measures that replace the face's own when it is opened.
  public var overrides: MetricOverrides?
  /// The face itself, where it was open when it became known: two with the same names are still two.
  var face: FontFace?

  /// Describes a face.
  public init(
    path: String, index: Int = 0, names: FaceNames, weightClass: Int = 400, isItalic: Bool = false,
    overrides: MetricOverrides? = nil
  ) {
    self.path = path
    self.index = index
    self.names = names
    self.weightClass = weightClass
    self.isItalic = isItalic
    self.overrides = overrides
  }

  /// Opens the face. Throws as ``FontFace/init(path:index:variations:)`` does.
  func open() throws(FontError) -> FontFace {
    if let face { return face }
    let face = try FontFace(path: path, index: index)
    return overrides.map { face.overridingMetrics($0) } ?? face
  }
}
