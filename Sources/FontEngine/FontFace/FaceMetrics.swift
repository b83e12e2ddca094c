/// The measures of a face that lines are built from, in font units, y upwards, with where each came from.
public struct FaceMetrics: Hashable, Sendable {
  /// One table's opinion of a line: how far it reaches above and below the baseline, and the gap between lines.
  public struct LineBox: Hashable, Sendable {
    /// From the baseline up to the top.
    public var ascender: Double
    /// From the baseline down to the bottom, negative: a table's positive value is negated, as HarfBuzz does.
    public var descender: Double
    /// The extra space between two lines.
    public var lineGap: Double

    /// A line box.
    public init(ascender: Double, descender: Double, lineGap: Double) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }

    /// Whether the box has a positive, finite height.
    var isUsable: Bool { ascender.isFinite && descender.isFinite && lineGap.isFinite && ascender > descender }
  }

  /// The order in which a face's tables are asked for its line box. Those without a height are passed over.
  public enum LineBoxRule: String, CaseIterable, Hashable, Sendable {
    /// The sTypo values of `OS/2` where the face sets USE_TYPO_METRICS, then `hhea`, sTypo, usWin.
    ///
    /// As the OpenType specification recommends and HarfBuzz does.
    case openType
    /// `hhea` whatever USE_TYPO_METRICS says, then sTypo, usWin. As Core Text does, and so UIKit's fonts.
    case coreText
  }

  /// The rule by which the line box was chosen: the first that applies, in the order of the ``LineBoxRule``.
  public enum LineBoxSource: String, Hashable, Sendable {
    /// Given by the caller in ``MetricOverrides``.
    case override
    /// `OS/2` sTypoAscender and so on, because the face sets USE_TYPO_METRICS and the rule heeds that.
    case useTypoMetrics
    /// The `hhea` table.
    case hhea
    /// `OS/2` sTypo values, because `hhea` has no height.
    case typo
    /// `OS/2` usWin values, because the others have no height.
    case win
    /// 0.8 and -0.2 em, because no table has a height.
    case emFraction
  }

  /// Where a height of letters came from.
  public enum HeightSource: String, Hashable, Sendable {
    /// Given by the caller in ``MetricOverrides``.
    case override
    /// The `OS/2` table, version 2 or later.
    case os2
    /// Measured on the outline of `x` or `H`.
    case outline
    /// A usual fraction of the em, because the face has neither.
    case emFraction
  }

  /// The side of the em square, in font units.
  public internal(set) var unitsPerEm: Double
  /// The line box in use.
  public internal(set) var lineBox: LineBox
  /// The rule that chose ``lineBox``.
  public internal(set) var lineBoxSource: LineBoxSource
  /// What the `hhea` table says.
  public internal(set) var hhea: LineBox?
  /// What `OS/2` says in its sTypo fields.
  public internal(set) var typo: LineBox?
  /// What `OS/2` says in its usWin fields.
  public internal(set) var win: LineBox?
  /// Whether `OS/2` fsSelection has bit 7, USE_TYPO_METRICS.
  public internal(set) var usesTypoMetrics: Bool
  /// The height of a lowercase x.
  public internal(set) var xHeight: Double
  /// Where ``xHeight`` came from.
  public internal(set) var xHeightSource: HeightSource
  /// The height of an uppercase H.
  public internal(set) var capHeight: Double
  /// Where ``capHeight`` came from.
  public internal(set) var capHeightSource: HeightSource
  /// The top of the underline's stroke, from `post` underlinePosition; negative below the baseline.
  ///
  /// The stroke reaches from there down by ``underlineThickness`` (OpenType 1.9, `post`).
  public internal(set) var underlinePosition: Double
  /// The thickness of the underline, from `post`.
  public internal(set) var underlineThickness: Double
  /// The top of the strikethrough's stroke, from `OS/2` yStrikeoutPosition.
  ///
  /// The stroke reaches from there down by ``strikethroughThickness`` (OpenType 1.9, `OS/2`).
  public internal(set) var strikethroughPosition: Double
  /// The thickness of the strikethrough, from `OS/2`.
  public internal(set) var strikethroughThickness: Double
  /// Degrees anticlockwise from upright, from `post`; negative leans right.
  public internal(set) var italicAngle: Double

  /// The line box that a rule chooses, in font units, and where it comes from.
  ///
  /// The box of ``MetricOverrides`` stands whatever the rule.
  public func lineBox(by rule: LineBoxRule) -> (box: LineBox, source: LineBoxSource) {
    switch lineBoxSource {
    case .override, .emFraction: (lineBox, lineBoxSource)
    default: Self.choose(rule, hhea: hhea, typo: typo, win: win, usesTypoMetrics: usesTypoMetrics, em: unitsPerEm)
    }
  }

  /// From the baseline up to the top of the line box.
  public var ascender: Double { lineBox.ascender }
  /// From the baseline down to the bottom of the line box; negative below the baseline.
  public var descender: Double { lineBox.descender }
  /// The gap between two line boxes.
  public var lineGap: Double { lineBox.lineGap }

  /// Font units as points at a point size.
  public func points(_ units: Double, pointSize: Double) -> Double { units * pointSize / unitsPerEm }
}
