import DynamicType
import FontEngine
import Foundation

extension UIFontDescriptor {
  /// The traits that distinguish the faces of a family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An italic or oblique face.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold face: semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// An expanded face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// A condensed face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// A face whose characters have the same advance.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A face for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A face that is designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// A face with less space between lines. No available face has this trait.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// A face with more space between lines. No available face has this trait.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of a face's stylistic class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// The class of old-style serif faces.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of transitional serif faces.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serif faces.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of Clarendon serif faces.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slab serif faces.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of freeform serif faces.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class of sans serif faces.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornamental faces.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of script faces.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbol faces.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The traits of the matching face.
  public var symbolicTraits: SymbolicTraits { typeface?.symbolicTraits ?? values.traits ?? [] }

  /// Returns the face of the same family with exactly these traits, or `nil` if there is none.
  ///
  /// The font of a text style retains its style: bold is then the style's emphasized weight.
  @discardableResult
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
    // Among several bold faces (or several that aren't), choose the standard weight: 700, or 400.
    let usual: UIFont.Weight = wanted.contains(.traitBold) ? .bold : .regular
    let found = files.min {
      UIFont.Weight.distance($0.weightClass, $0.isItalic, to: usual, $0.isItalic)
        < UIFont.Weight.distance($1.weightClass, $1.isItalic, to: usual, $1.isItalic)
    }.flatMap { ProcessFonts.typeface($0) }
    guard let found, found.symbolicTraits.isSuperset(of: symbolicTraits) else { return nil }
    return UIFontDescriptor(Values(name: found.fontName, pointSize: pointSize, extras: values.extras))
  }

  /// Returns the weight of the system font with or without the bold trait.
  private func systemWeight(isBold: Bool, from weight: UIFont.Weight) -> UIFont.Weight {
    if let style = values.textStyle?.typeStyle {
      return isBold ? UIFont.Weight(style.emphasizedWeight) : .regular
    }
    if weight.isBold == isBold { return weight }
    return isBold ? .bold : .regular
  }
}
