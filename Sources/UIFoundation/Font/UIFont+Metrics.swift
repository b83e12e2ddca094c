import DynamicType
package import FontEngine
public import Foundation

extension UIFont {
  /// The face that text in this font is measured with; opened when it is first asked for.
  package var face: FontFace { typeface.face }

  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { measures.ascender }

  /// From the baseline down to the bottom of a line, in points: negative below the baseline.
  public var descender: CGFloat { measures.descender }

  /// The height of an uppercase H, in points.
  public var capHeight: CGFloat { points(face.metrics.capHeight) }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { points(face.metrics.xHeight) }

  /// The height of a line, ascender less descender, in points; not rounded.
  public var lineHeight: CGFloat { measures.lineHeight }

  /// The extra space between two lines, in points.
  ///
  /// For the font of a text style what the style's leading adds to ``lineHeight``, which may be negative; else the
  /// face's own line gap, which is 0 for the system font.
  public var leading: CGFloat {
    if let leading = scaling?.styleLeading { return leading - lineHeight }
    return points(face.metrics.lineGap)
  }

  /// The distance between two baselines of the system font, in points: its text style's leading at the font's category,
  /// or the leading for its size. Returns `nil` for any other font.
  package var systemLeading: CGFloat? {
    guard typeface.isSystem else { return nil }
    return scaling?.styleLeading ?? CGFloat(SystemLeading.leading(ofSize: Double(pointSize)))
  }

  /// The measures that lines are made of; computed once, since every line of text asks.
  private var measures: FontMeasures {
    if let known = knownMeasures.value { return known }
    let face = face.metrics
    return knownMeasures.take(FontMeasures(ascender: points(face.ascender), descender: points(face.descender)))
  }

  private func points(_ units: Double) -> CGFloat {
    CGFloat(face.metrics.points(units, pointSize: Double(pointSize)))
  }
}

/// What a font's lines are made of, in points.
struct FontMeasures {
  let ascender: CGFloat
  let descender: CGFloat
  let lineHeight: CGFloat

  init(ascender: CGFloat, descender: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    lineHeight = ascender - descender
  }
}
