/// The settings of a face, in addition to the contents of its file. Faces with the same content and settings are equal.
struct FontSetting: Hashable, Sendable {
  /// The axis values, in the order of the face's axes. Each axis appears at most once, with a value in its range.
  var variations: [VariationSetting] = []
  var overrides: MetricOverrides?
  var lineBoxRule = FaceMetrics.LineBoxRule.openType
  var synthesis = FontSynthesis.none
  var emojiAdvances = EmojiAdvances.font
  /// The size in points, for faces whose glyphs depend on it.
  var pointSize: Double?

  /// The part of a setting that changes glyphs or their positions.
  struct Shaping: Hashable, Sendable {
    var variations: [VariationSetting]
    /// The size in points, if HarfBuzz needs to know it.
    var pointSize: Double?
    var slant = 0.0
    var sizeAdjust = Fraction(nearest: 1, limit: 1)
  }

  /// Returns the part that HarfBuzz needs to know, for the units and axes of a face.
  func shaping(of face: HarfBuzzFace) -> Shaping {
    var variations = variations
    let optical: OpenTypeTag = "opsz"
    // HarfBuzz does not need to know a size that only changes sums of advances.
    let reasons = pointSize == nil ? [] : face.sizeDependence.of(face)
    let pointSize = reasons.isSubset(of: .sums) ? nil : pointSize
    if let pointSize, reasons.contains(.opticalSize), let axis = face.axes.first(where: { $0.tag == optical }),
      !variations.contains(where: { $0.tag == optical })
    {
      variations.append(VariationSetting(optical, axis.clamped(pointSize)))
    }
    // The largest advance, ``FontLimits/maximumAdvance`` ems, must stay below 2^31.
    let largest = max(1, (1 << 26) / (face.unitsPerEm * (variations.isEmpty ? 1 : 64)))
    return Shaping(
      variations: variations, pointSize: pointSize, slant: synthesis.slant,
      sizeAdjust: Fraction(nearest: overrides?.usableSizeAdjust ?? 1, limit: largest))
  }
}
