import DynamicType
import FontEngine
import Foundation

extension UIFontDescriptor {
  /// Returns the font of a text style at the current content size category.
  @discardableResult
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the category of the given traits, or at the current one without traits.
  @discardableResult
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, at: (traitCollection ?? .current).fontCategory)
  }

  /// Returns the font of a text style at a category.
  static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, at category: ContentSizeCategory
  ) -> UIFontDescriptor {
    guard let typeStyle = style.typeStyle else {
      return UIFontDescriptor(Values(pointSize: UIFont.defaultPointSize, isSystem: true))
    }
    return UIFontDescriptor(
      Values(
        pointSize: CGFloat(typeStyle.pointSize(at: category)), weight: UIFont.Weight(typeStyle.weight),
        isSystem: true, textStyle: style, styleLeading: CGFloat(typeStyle.leading(at: category))))
  }

  /// How the matching font follows the content size category, or `nil` if it doesn't.
  var scaling: FontScaling? {
    values.textStyle.map {
      FontScaling(rule: .textStyle($0, traits: values.styleTraits), styleLeading: values.styleLeading)
    }
  }

  /// The matching typeface, or `nil` if no font has the name or the family.
  var typeface: Typeface? {
    let isItalic = values.traits?.contains(.traitItalic) ?? false
    let weight = values.weight ?? (values.traits?.contains(.traitBold) == true ? .bold : .regular)
    if values.isSystem {
      return SystemTypefaces.typeface(weight: weight, isItalic: isItalic, design: values.design)
    }
    if let name = values.name {
      guard name.hasPrefix(".") else { return ProcessFonts.typeface(named: name) }
      guard let system = SystemTypefaces.typeface(named: name), let weight = values.weight else {
        return SystemTypefaces.typeface(named: name)
      }
      return SystemTypefaces.typeface(weight: weight, isItalic: system.isItalic || isItalic, design: system.design)
    }
    guard let family = values.family else { return nil }
    if family.hasPrefix(".") { return SystemTypefaces.typeface(weight: weight, isItalic: isItalic) }
    let files = ProcessFonts.files(inFamily: family)
    if let face = values.face {
      return files.first { $0.names.style.lowercased() == face.lowercased() }.flatMap { ProcessFonts.typeface($0) }
    }
    return files.min {
      UIFont.Weight.distance($0.weightClass, $0.isItalic, to: weight, isItalic)
        < UIFont.Weight.distance($1.weightClass, $1.isItalic, to: weight, isItalic)
    }.flatMap { ProcessFonts.typeface($0) }
  }
}

extension Typeface {
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.isBold { traits.insert(.traitBold) }
    if isSystem ? design == .monospaced : face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
}

extension SystemTypefaces {
  /// Returns the system font with an internal name such as `.SFUI-Semibold`; the regular one for `.AppleSystemUIFont`.
  static func typeface(named name: String) -> Typeface? {
    if name == ".AppleSystemUIFont" { return typeface(weight: .regular, isItalic: false) }
    for design in designs {
      for weight in UIFont.Weight.all {
        for isItalic in [false, true] {
          let candidate = typeface(weight: weight, isItalic: isItalic, design: design)
          if candidate.fontName == name { return candidate }
        }
      }
    }
    return nil
  }
}

extension UIFont.Weight {
  init(_ weight: TypeWeight) {
    switch weight {
    case .regular: self = .regular
    case .semibold: self = .semibold
    case .bold: self = .bold
    }
  }

  /// Returns the distance of a face from a weight and a slant; the slant outweighs any weight.
  static func distance(
    _ weightClass: Int, _ isItalic: Bool, to weight: UIFont.Weight, _ wantsItalic: Bool
  ) -> CGFloat {
    abs(UIFont.Weight(class: weightClass).rawValue - weight.rawValue) + (isItalic == wantsItalic ? 0 : 10)
  }
}
