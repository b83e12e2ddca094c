public import FontEngine

/// The attributes that text is shaped with. They do not include the point size, since shaping is the same for all
/// sizes.
public struct TextStyle: Hashable, Sendable {
  /// The first face to try, whose metrics define the line.
  public var face: FontFace
  /// The faces to try next, before the fallbacks of the catalog.
  public var otherFaces: [FontFace]
  /// The language (BCP 47), which affects line breaks, glyph variants, and fallback fonts; `nil` if unknown.
  public var language: String?
  /// The OpenType features to turn on or off.
  public var features: [FontFeature]
  /// The space added after each shaped cluster that has a width (letter spacing), in points. The default is 0.
  ///
  /// It is the same at every size, and may be negative. Scripts whose letters join, such as Arabic, are not tracked
  /// (CSS Text 3, 8.2.1). A value other than 0 turns off optional ligatures.
  public var tracking: Double
  /// The offset of the text above the line's baseline, in points; negative below. The default is 0.
  ///
  /// It is the same at every size. It increases the height of the line: upward for text above the baseline, downward
  /// for text below.
  public var baselineOffset: Double

  /// Creates a style with a face and optional attributes.
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

  /// Whether the values are small enough that sums over a text stay finite.
  var isFinite: Bool {
    abs(tracking) <= TextLimits.maximumDistance && abs(baselineOffset) <= TextLimits.maximumDistance
  }

  /// The features to shape with. Tracking turns off optional ligatures, unless they are requested.
  var shapedFeatures: [FontFeature] { tracking == 0 ? features : FontFeature.letterSpaced(features) }
}
