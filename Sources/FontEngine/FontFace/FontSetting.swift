/// What a face is set to, on top of what its file says. Two faces of the same content are equal if their settings are.
struct FontSetting: Hashable, Sendable {
  /// Values of axes, in the order of the face's axes, each within its axis and there once.
  var variations: [VariationSetting] = []
  var overrides: MetricOverrides?
  var lineBoxRule = FaceMetrics.LineBoxRule.openType
  var synthesis = FontSynthesis.none
  /// The size that the face is used at, for faces whose shapes depend on it.
  var pointSize: Double?

  /// The part of a setting that changes glyphs or where they stand.
  struct Shaping: Hashable, Sendable {
    var variations: [VariationSetting]
    /// The size, where HarfBuzz must know it.
    var pointSize: Double?
    var slant = 0.0
    var sizeAdjust = Fraction(nearest: 1, limit: 1)
  }

  /// The part that HarfBuzz must know, for a face with these units and axes.
  func shaping(of face: HarfBuzzFace) -> Shaping {
    var variations = variations
    let optical: OpenTypeTag = "opsz"
    // HarfBuzz need not know a size that only changes sums of advances.
    let reasons = pointSize == nil ? [] : face.sizeDependence.of(face)
    let pointSize = reasons.isSubset(of: .sums) ? nil : pointSize
    if let pointSize, reasons.contains(.opticalSize), let axis = face.axes.first(where: { $0.tag == optical }),
      !variations.contains(where: { $0.tag == optical })
    {
      variations.append(VariationSetting(optical, axis.clamped(pointSize)))
    }
    // The largest advance, of ``FontLimits/maximumAdvance`` ems, must stay below 2^31.
    let largest = max(1, (1 << 26) / (face.unitsPerEm * (variations.isEmpty ? 1 : 64)))
    return Shaping(
      variations: variations, pointSize: pointSize, slant: synthesis.slant,
      sizeAdjust: Fraction(nearest: overrides?.usableSizeAdjust ?? 1, limit: largest))
  }
}
