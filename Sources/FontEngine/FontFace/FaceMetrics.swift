/// The measures of a face that lines are built from, in font units with y up, and the source of each.
public struct FaceMetrics: Hashable, Sendable {
  /// The vertical extent of a line according to one table, and the gap between lines, in font units.
  public struct LineBox: Hashable, Sendable {
    /// The distance from the baseline up to the top.
    public var ascender: Double
    /// The distance from the baseline down to the bottom, as a negative number.
    public var descender: Double
    /// The extra space between two lines.
    public var lineGap: Double

    /// Creates a line box.
    public init(ascender: Double, descender: Double, lineGap: Double) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }

    /// Whether the box has a positive, finite height.
    var isUsable: Bool { ascender.isFinite && descender.isFinite && lineGap.isFinite && ascender > descender }

    /// The box as lines use it: a positive descender is negated, and a negative line gap is 0.
    ///
    /// Some fonts store the distance of the descender instead of its position. HarfBuzz negates it too
    /// (`hb-ot-metrics.cc`).
    public var normalized: LineBox {
      LineBox(ascender: ascender, descender: -abs(descender), lineGap: max(0, lineGap))
    }
  }

  /// The order in which a face's tables are searched for its line box. Tables without a height are skipped.
  public enum LineBoxRule: String, CaseIterable, Hashable, Sendable {
    /// The sTypo values of `OS/2` if the face sets USE_TYPO_METRICS; then `hhea`, sTypo, and usWin.
    ///
    /// The OpenType specification recommends this order, and HarfBuzz uses it.
    case openType
    /// The `hhea` table, whether or not the face sets USE_TYPO_METRICS; then sTypo and usWin.
    ///
    /// Core Text uses this order, and so do UIKit's fonts.
    case coreText
  }

  /// The source of a line box: the first one that applies, in the order of the ``LineBoxRule``.
  public enum LineBoxSource: String, Hashable, Sendable {
    /// The caller's ``MetricOverrides``.
    case override
    /// The `OS/2` sTypo values, because the face sets USE_TYPO_METRICS and the rule respects it.
    case useTypoMetrics
    /// The `hhea` table.
    case hhea
    /// The `OS/2` sTypo values, because `hhea` has no height.
    case typo
    /// The `OS/2` usWin values, because the other tables have no height.
    case win
    /// 0.8 and -0.2 em, because no table has a height.
    case emFraction
  }

  /// The source of a letter height.
  public enum HeightSource: String, Hashable, Sendable {
    /// The caller's ``MetricOverrides``.
    case override
    /// The `OS/2` table, version 2 or later.
    case os2
    /// The outline of `x` or `H`.
    case outline
    /// A common fraction of the em, because the face has neither.
    case emFraction
  }

  /// The side of the em square, in font units.
  public internal(set) var unitsPerEm: Double
  /// The line box in use, in font units.
  public internal(set) var lineBox: LineBox
  /// The source of ``lineBox``.
  public internal(set) var lineBoxSource: LineBoxSource
  /// The line box of the `hhea` table as stated, in font units: a positive descender is above the baseline.
  public internal(set) var hhea: LineBox?
  /// The line box of the sTypo fields of `OS/2` as stated, in font units: a positive descender is above the baseline.
  public internal(set) var typo: LineBox?
  /// The line box of the usWin fields of `OS/2`, in font units. The table states the descender as a positive distance.
  public internal(set) var win: LineBox?
  /// Whether bit 7, USE_TYPO_METRICS, is set in the fsSelection field of `OS/2`.
  public internal(set) var usesTypoMetrics: Bool
  /// The height of a lowercase x, in font units.
  public internal(set) var xHeight: Double
  /// The source of ``xHeight``.
  public internal(set) var xHeightSource: HeightSource
  /// The height of an uppercase H, in font units.
  public internal(set) var capHeight: Double
  /// The source of ``capHeight``.
  public internal(set) var capHeightSource: HeightSource
  /// The top of the underline, in font units above the baseline: the underlinePosition of `post`. Negative if below.
  ///
  /// The stroke extends down from there by ``underlineThickness`` (OpenType 1.9, `post`).
  public internal(set) var underlinePosition: Double
  /// The thickness of the underline, in font units, from `post`.
  public internal(set) var underlineThickness: Double
  /// The top of the strikethrough, in font units above the baseline: the yStrikeoutPosition of `OS/2`.
  ///
  /// The stroke extends down from there by ``strikethroughThickness`` (OpenType 1.9, `OS/2`).
  public internal(set) var strikethroughPosition: Double
  /// The thickness of the strikethrough, in font units, from `OS/2`.
  public internal(set) var strikethroughThickness: Double
  /// The italic angle in degrees counterclockwise from upright, from `post`. A negative angle leans right.
  public internal(set) var italicAngle: Double

  /// Returns the line box that a rule chooses among the tables, ``LineBox/normalized``, and its source.
  ///
  /// ``MetricOverrides`` have no influence on it.
  public func lineBox(by rule: LineBoxRule) -> (box: LineBox, source: LineBoxSource) {
    Self.choose(rule, hhea: hhea, typo: typo, win: win, usesTypoMetrics: usesTypoMetrics, em: unitsPerEm)
  }

  /// The distance from the baseline up to the top of the line box, in font units.
  public var ascender: Double { lineBox.ascender }
  /// The distance from the baseline down to the bottom of the line box, in font units; negative below the baseline.
  public var descender: Double { lineBox.descender }
  /// The gap between two line boxes, in font units.
  public var lineGap: Double { lineBox.lineGap }

  /// Converts font units to points at a point size.
  public func points(_ units: Double, pointSize: Double) -> Double { units * pointSize / unitsPerEm }
}
