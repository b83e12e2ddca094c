import DynamicType
import FontEngine
import Foundation

extension UIFontDescriptor {
  /// What sets one face of a family apart from another.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// The traits of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The face leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The face is heavy: semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All advances are equal.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The traits of the face that this describes.
  public var symbolicTraits: SymbolicTraits { typeface?.symbolicTraits ?? values.traits ?? [] }

  /// The same family in the face with these traits and no others; nil if it has none.
  ///
  /// The font of a text style keeps its style: bold is then the style's emphasized weight.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard let typeface else { return nil }
    var changed = values
    if typeface.isSystem {
      guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic]) else { return nil }
      changed.traits = symbolicTraits.intersection(.traitItalic)
      changed.weight = systemWeight(isBold: symbolicTraits.contains(.traitBold), from: typeface.weight)
      changed.styleTraits = symbolicTraits
      return UIFontDescriptor(changed)
    }
    let wanted = symbolicTraits.intersection([.traitBold, .traitItalic])
    let files = ProcessFonts.catalog.files(inFamily: typeface.familyName).filter { file in
      file.isItalic == wanted.contains(.traitItalic)
        && UIFont.Weight(class: file.weightClass).isBold == wanted.contains(.traitBold)
    }
    // Of several bold faces (or several that are not) the usual one: 700, or 400.
    let usual: UIFont.Weight = wanted.contains(.traitBold) ? .bold : .regular
    let found = files.min {
      UIFont.Weight.distance($0.weightClass, $0.isItalic, to: usual, $0.isItalic)
        < UIFont.Weight.distance($1.weightClass, $1.isItalic, to: usual, $1.isItalic)
    }.flatMap { ProcessFonts.typeface($0) }
    guard let found, found.symbolicTraits.isSuperset(of: symbolicTraits) else { return nil }
    return UIFontDescriptor(Values(name: found.fontName, pointSize: pointSize))
  }

  /// The weight of the system font with or without the bold trait.
  private func systemWeight(isBold: Bool, from weight: UIFont.Weight) -> UIFont.Weight {
    if let style = values.textStyle?.typeStyle {
      return isBold ? UIFont.Weight(style.emphasizedWeight) : .regular
    }
    if weight.isBold == isBold { return weight }
    return isBold ? .bold : .regular
  }
}
