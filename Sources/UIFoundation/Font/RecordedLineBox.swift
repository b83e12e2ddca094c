package import FontEngine

/// The line box of an iOS font, which the font that stands in for it gets.
///
/// The heights of one-line labels, which Interface Builder recorded, are the line's height rounded up to a pixel. Labels
/// of several sizes together leave an interval for the line's height in em; the box's height is a value in it. Lines
/// have no gap: what a font adds between lines isn't recorded apart from the rest.
package struct RecordedLineBox: Sendable {
  /// The heights of the line, in em, that fit the recordings.
  package let line: ClosedRange<Double>
  /// The distance from the baseline up to the top, in em.
  package let ascender: Double
  /// The distance from the baseline down to the bottom, in em, as a negative number.
  package let descender: Double
  private let capHeight: Double?

  /// Creates a box whose height is `height`.
  private init(
    _ line: ClosedRange<Double>, height: Double, descender: Double, capHeight: Double? = nil
  ) {
    self.line = line
    self.ascender = height + descender
    self.descender = descender
    self.capHeight = capHeight
  }

  /// The measures that replace those of the stand-in.
  package var overrides: MetricOverrides {
    MetricOverrides(ascender: ascender, descender: descender, lineGap: 0, capHeight: capHeight)
  }

  /// The system font's: San Francisco's, the same at every size.
  ///
  /// The numbers are whole in units of 1/2048 em. They give the heights of recorded labels to the pixel.
  package static let system = RecordedLineBox(
    1.193...1.1936, height: 1.193_359_375, descender: -0.241_210_937_5, capHeight: 0.704_59)

  /// The boxes by the beginning of a PostScript name. The longest beginning that fits a name is the one that counts.
  ///
  /// Faces without a recording, such as italics, have their family's regular box: a guess. The descenders of Helvetica
  /// and Helvetica Neue are those of their `hhea` tables, as published (capsize, `systemFonts.json`: 471 of 2048, 213 of
  /// 1000); Core Text adds to Helvetica's ascender. Of the heights that fit Helvetica Neue, those above 1.175 also give
  /// the five pairs of `SystemSpacing`, which were measured with a font of 1.176 em. Palatino's descender follows from
  /// the picture of the self-sizing cell: with the rule of `SystemSpacing` only more than 0.25 and at most 0.2549 em
  /// gives its rows and baselines. Georgia's is divided as San Francisco's, and Menlo's is that of DejaVu Sans Mono, from
  /// which Menlo is derived: both are guesses.
  private static let boxes: [String: RecordedLineBox] = [
    // A picture of text of 51 points, in rows of one and two lines.
    "Palatino": RecordedLineBox(1.088...1.108, height: 1.098, descender: -0.2525),
    // 11 of 14 labels.
    "Helvetica": RecordedLineBox(1.1528...1.1538, height: 1.1533, descender: -0.23),
    // 11 of 24 labels, 21 of 22, one, and 13 of 16.
    "HelveticaNeue": RecordedLineBox(1.172...1.176, height: 1.1755, descender: -0.213),
    "HelveticaNeue-Light": RecordedLineBox(1.177...1.182, height: 1.1795, descender: -0.213),
    "HelveticaNeue-Medium": RecordedLineBox(1.167...1.2, height: 1.1835, descender: -0.213),
    "HelveticaNeue-Bold": RecordedLineBox(1.19...1.192, height: 1.191, descender: -0.213),
    // One label each.
    "Georgia": RecordedLineBox(1.147...1.176, height: 1.1615, descender: -0.235),
    "Menlo": RecordedLineBox(1.147...1.176, height: 1.164, descender: -0.236),
  ]

  /// Returns the box of an iOS face, or `nil` if nothing is recorded of its family.
  package static func named(_ postScriptName: String) -> RecordedLineBox? {
    boxes.filter { postScriptName == $0.key || postScriptName.hasPrefix(beginning($0.key)) }
      .max { $0.key.count < $1.key.count }?.value
  }

  /// Returns a name with the hyphen that ends a family's part of a PostScript name, unless the name has one.
  private static func beginning(_ name: String) -> String { name.contains("-") ? name : name + "-" }
}
