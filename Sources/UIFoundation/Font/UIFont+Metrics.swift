import DynamicType
package import FontEngine
public import Foundation

extension UIFont {
  /// The face that determines the font's metrics, opened on first use.
  package var face: FontFace { typeface.face }

  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { measures.ascender }

  /// The distance from the baseline to the bottom of a line, in points: negative below the baseline.
  public var descender: CGFloat { measures.descender }

  /// The height of an uppercase H, in points.
  public var capHeight: CGFloat { points(face.metrics.capHeight) }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { points(face.metrics.xHeight) }

  /// The unrounded height of a line in points: the ascender minus the descender.
  public var lineHeight: CGFloat { measures.lineHeight }

  /// The line gap of the font's face, in points.
  var lineGap: CGFloat { points(face.metrics.lineGap) }

  /// The distance between two baselines of the system font, in points, or `nil` for any other font.
  ///
  /// It is the text style's leading at the font's category, or the leading for the font's size.
  package var systemLeading: CGFloat? {
    guard typeface.isSystem else { return nil }
    return scaling?.styleLeading ?? CGFloat(SystemLeading.leading(ofSize: Double(pointSize)))
  }

  /// The cached metrics of a line, which every line of text reads.
  private var measures: FontMeasures {
    if let known = knownMeasures.value { return known }
    let face = face.metrics
    return knownMeasures.setIfUnset(FontMeasures(ascender: points(face.ascender), descender: points(face.descender)))
  }

  private func points(_ units: Double) -> CGFloat {
    CGFloat(face.metrics.points(units, pointSize: Double(pointSize)))
  }
}

/// The metrics of a font's lines, in points.
struct FontMeasures {
  let ascender: CGFloat
  let descender: CGFloat
  var lineHeight: CGFloat { ascender - descender }
}
