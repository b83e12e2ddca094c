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

  /// Whether this is the system font, in any weight and design.
  package var isSystemFont: Bool { typeface.isSystem }

  /// The point size of the system font that text in this font stands beside.
  ///
  /// For a font scaled by ``UIFontMetrics`` it is the size of the metrics' text style, otherwise the font's own (not
  /// recorded).
  package var systemPointSize: CGFloat {
    guard case .metrics(let style, _, _)? = scaling?.rule, let typeStyle = style.typeStyle,
      let category = scaling?.category
    else { return pointSize }
    return CGFloat(typeStyle.pointSize(at: category))
  }

  /// The cached metrics of a line, which every line of text reads.
  var measures: FontMeasures {
    if let known = knownMeasures.value { return known }
    let face = face.metrics
    var measures = FontMeasures(
      ascender: points(face.ascender), descender: points(face.descender), leading: points(face.lineGap),
      leadingKind: .lineGaps)
    if let styleLeading = scaling?.styleLeading {
      measures.leading = styleLeading - measures.lineHeight
      measures.leadingKind = .textStyles
    }
    return knownMeasures.setIfUnset(measures)
  }

  private func points(_ units: Double) -> CGFloat {
    CGFloat(face.metrics.points(units, pointSize: Double(pointSize)))
  }
}

/// The metrics of a font's lines, in points.
struct FontMeasures {
  let ascender: CGFloat
  let descender: CGFloat
  /// The additional space between two lines, which may be negative, and what it comes from.
  var leading: CGFloat
  var leadingKind: FontLeading
  var lineHeight: CGFloat { ascender - descender }
}
