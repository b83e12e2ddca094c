/// Measures that replace a face's own, as fractions of the em. `nil` means the face's own measure.
///
/// They correspond to ascent-override, descent-override, line-gap-override, and size-adjust of CSS Fonts 5.
public struct MetricOverrides: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line box.
  public var ascender: Double?
  /// The distance from the baseline down to the bottom of the line box, as a negative number.
  public var descender: Double?
  /// The gap between two lines.
  public var lineGap: Double?
  /// The height of an uppercase H.
  public var capHeight: Double?
  /// The factor for glyphs, advances, and all measures, including these. The default is 1.
  ///
  /// It is rounded to the nearest fraction of small integers, so that 0.9, 1.07, and all other whole percentages are
  /// exact. A value that is not finite, or not above 0, is ignored.
  public var sizeAdjust: Double

  /// Creates overrides for the measures that are not `nil`.
  public init(
    ascender: Double? = nil, descender: Double? = nil, lineGap: Double? = nil, capHeight: Double? = nil,
    sizeAdjust: Double = 1
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.sizeAdjust = sizeAdjust
  }

  /// The value of ``sizeAdjust``, or 1 if that is not a valid factor.
  var usableSizeAdjust: Double { sizeAdjust.isFinite && sizeAdjust > 0 ? sizeAdjust : 1 }
}
