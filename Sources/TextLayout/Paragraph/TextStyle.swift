public import FontEngine

/// What text is shaped with: the same for all sizes, so no point size is part of it.
public struct TextStyle: Hashable, Sendable {
  /// The face that is tried first, and whose measures make the line.
  public var face: FontFace
  /// Faces to try next, before the catalog's fallbacks.
  public var otherFaces: [FontFace]
  /// The language (BCP 47), which chooses line-breaking rules, glyph variants and fallback fonts; nil if unknown.
  public var language: String?
  /// OpenType features to turn on or off.
  public var features: [FontFeature]
  /// Points added behind every shaped cluster that has a width, the same at every size (letter spacing); finite, may be
  /// negative. Scripts whose letters join, such as Arabic, are not tracked (CSS Text 3, 8.2.1). Other than 0 it turns off the ligatures that are not required.
  public var tracking: Double
  /// How many points the text stands above the line's baseline, the same at every size; finite, negative below.
  ///
  /// The line grows by it: upwards for text above the baseline, downwards for text below.
  public var baselineOffset: Double

  /// A style with a face and, optionally, more.
  public init(
    face: FontFace, otherFaces: [FontFace] = [], language: String? = nil, features: [FontFeature] = [],
    tracking: Double = 0, baselineOffset: Double = 0
  ) {
    self.face = face
    self.otherFaces = otherFaces
    self.language = language
    self.features = features
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }

  /// Whether the numbers are such that sums over a text stay finite.
  var isFinite: Bool {
    abs(tracking) <= TextLimits.maximumDistance && abs(baselineOffset) <= TextLimits.maximumDistance
  }

  /// The features that the text is shaped with: tracking turns off optional ligatures, unless the caller asks for them.
  var shapedFeatures: [FontFeature] { tracking == 0 ? features : FontFeature.letterSpaced(features) }
}
