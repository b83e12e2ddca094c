/// Measures that stand in for a face's own, as fractions of the em; nil keeps the face's own.
///
/// They are those of CSS Fonts 5: ascent-override, descent-override, line-gap-override and size-adjust.
public struct MetricOverrides: Hashable, Sendable {
  /// From the baseline up.
  public var ascender: Double?
  /// From the baseline down; negative.
  public var descender: Double?
  /// The gap between two lines.
  public var lineGap: Double?
  /// The height of an uppercase H.
  public var capHeight: Double?
  /// By how much glyphs, advances and every measure are multiplied, these included; 1 leaves them.
  ///
  /// It is taken as the nearest fraction of small whole numbers, so that 0.9, 1.07 and all other whole percentages are
  /// exact. Values that are not finite or not above 0 change nothing.
  public var sizeAdjust: Double

  /// Overrides what is given.
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

  /// ``sizeAdjust``, or 1 where it is no size.
  var usableSizeAdjust: Double { sizeAdjust.isFinite && sizeAdjust > 0 ? sizeAdjust : 1 }
}
