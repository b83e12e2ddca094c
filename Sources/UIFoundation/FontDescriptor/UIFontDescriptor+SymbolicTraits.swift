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
    /// The face is wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The face is narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All advances are equal.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The face is for text that runs down.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The face is made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines stand closer together: no face here has it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines stand further apart: no face here has it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of a face's class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// The class of old serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of serifs between old and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of clarendons.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slabs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of free serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of scripts.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
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
    let files = ProcessFonts.files(inFamily: typeface.familyName).filter { file in
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
    return UIFontDescriptor(Values(name: found.fontName, pointSize: pointSize, extras: values.extras))
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
