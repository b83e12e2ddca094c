import BundledFonts
import FontEngine
import Foundation

/// The system font: San Francisco's line box around the bundled Inter, since San Francisco itself may not be shipped.
///
/// Heights and baselines come out as on iOS; widths are Inter's.
enum SystemTypefaces {
  /// San Francisco's measures on iOS, the same at every size, as fractions of the em.
  static let lineBox = MetricOverrides(
    ascender: 0.952_148_437_5, descender: -0.241_210_937_5, lineGap: 0, capHeight: 0.704_59)

  /// The system font in a weight: named after the one of the nine weights that is nearest, measured with the nearest
  /// face that ships.
  static func typeface(weight: UIFont.Weight, isItalic: Bool) -> Typeface {
    let index = UIFont.Weight.all.indices.min {
      abs(UIFont.Weight.all[$0].rawValue - weight.rawValue) < abs(UIFont.Weight.all[$1].rawValue - weight.rawValue)
    }
    // A weight that is no number is near to nothing; the first of the nine would be a surprise.
    let nearest = weight.rawValue.isNaN ? 3 : index ?? 3
    return isItalic ? italics[nearest] : uprights[nearest]
  }

  private static let uprights = UIFont.Weight.all.map { make($0, isItalic: false) }
  private static let italics = UIFont.Weight.all.map { make($0, isItalic: true) }

  private static func make(_ weight: UIFont.Weight, isItalic: Bool) -> Typeface {
    let faces = BundledFonts.inter.filter { $0.isItalic == isItalic }
    // Lightest first, so that of two faces that are equally near the lighter one is taken.
    let nearest = faces.min {
      abs(UIFont.Weight(class: $0.weightClass).rawValue - weight.rawValue)
        < abs(UIFont.Weight(class: $1.weightClass).rawValue - weight.rawValue)
    }
    let file = FontFile(nearest ?? BundledFonts.dejaVuSans, overrides: lineBox)
    return Typeface(systemWeight: weight, isItalic: isItalic, file: file)
  }
}
