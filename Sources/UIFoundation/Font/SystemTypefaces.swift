import BundledFonts
import FontEngine
import Foundation

/// The system font: Galley Sans, which has San Francisco's metrics, because San Francisco may not be distributed.
///
/// Heights and baselines are those of iOS. Widths are inferred from recordings of iOS; `SystemFontWidths` describes
/// how, and how accurate they are.
enum SystemTypefaces {
  /// San Francisco's metrics on iOS, the same at every size.
  private static let lineBox = RecordedLineBox.system.overrides

  /// Returns the system font in a weight.
  ///
  /// It has the name of the nearest of the nine weights, and the metrics of the nearest bundled face; Galley Sans has
  /// all nine.
  static func typeface(
    weight: UIFont.Weight, isItalic: Bool, design: UIFontDescriptor.SystemDesign = .default
  ) -> Typeface {
    let index = UIFont.Weight.all.indices.min {
      abs(UIFont.Weight.all[$0].rawValue - weight.rawValue) < abs(UIFont.Weight.all[$1].rawValue - weight.rawValue)
    }
    // NaN isn't near any weight. Use regular instead of the lightest.
    let nearest = weight.rawValue.isNaN ? 3 : index ?? 3
    // The default design comes first: designs are compared as strings, which is fastest for identical ones.
    switch design {
    case .default: return isItalic ? italics[nearest] : uprights[nearest]
    case .rounded: return roundeds[isItalic ? 1 : 0][nearest]
    case .serif: return serifs[isItalic ? 1 : 0][nearest]
    case .monospaced: return monospaceds[isItalic ? 1 : 0][nearest]
    default: return isItalic ? italics[nearest] : uprights[nearest]
    }
  }

  /// The designs for which there is a substitute.
  static let designs: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]

  private static let uprights = UIFont.Weight.all.map { make($0, isItalic: false) }
  private static let italics = UIFont.Weight.all.map { make($0, isItalic: true) }
  private static let roundeds = each { make($0, isItalic: $1, design: .rounded) }
  private static let serifs = each { make($0, isItalic: $1, design: .serif, from: BundledFonts.pagella) }
  private static let monospaceds = each { weight, isItalic in
    let file = ProcessFonts.catalog.files(inFamily: "DejaVu Sans Mono").min {
      UIFont.Weight.distance($0.weightClass, $0.isItalic, to: weight, isItalic)
        < UIFont.Weight.distance($1.weightClass, $1.isItalic, to: weight, isItalic)
    }
    guard var file else { return make(weight, isItalic: isItalic, design: .monospaced) }
    file.overrides = lineBox
    return Typeface(systemWeight: weight, isItalic: isItalic, design: .monospaced, file: file)
  }

  /// Returns the typefaces in the nine weights, upright and then italic.
  private static func each(_ make: (UIFont.Weight, Bool) -> Typeface) -> [[Typeface]] {
    [false, true].map { isItalic in UIFont.Weight.all.map { make($0, isItalic) } }
  }

  private static func make(
    _ weight: UIFont.Weight, isItalic: Bool, design: UIFontDescriptor.SystemDesign = .default,
    from family: [BundledFonts.Face] = ProcessFonts.systemFaces
  ) -> Typeface {
    let faces = family.filter { $0.isItalic == isItalic }
    // The lightest comes first, so that of two equally near faces the lighter one is chosen.
    let nearest = faces.min {
      abs(UIFont.Weight(class: $0.weightClass).rawValue - weight.rawValue)
        < abs(UIFont.Weight(class: $1.weightClass).rawValue - weight.rawValue)
    }
    let file = FontFile(nearest ?? BundledFonts.dejaVuSans, overrides: lineBox)
    return Typeface(systemWeight: weight, isItalic: isItalic, design: design, file: file)
  }
}
