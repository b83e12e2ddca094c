import FontEngine

/// A typeface without a size: its names as iOS reports them, and the face that determines its metrics.
///
/// There is one object per typeface, so fonts can be compared quickly. The face of a system typeface is opened on first
/// use; that of any other is open from the start.
final class Typeface: Hashable, Sendable {
  let fontName: String
  let familyName: String
  let faceName: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let isSystem: Bool
  /// The design of the system font.
  let design: UIFontDescriptor.SystemDesign
  let file: FontFile
  private let opened: Once<FontFace>

  /// Creates a typeface from a face that was found by name.
  init(file: FontFile, face: FontFace) {
    fontName = file.names.postScriptName
    familyName = file.names.family
    faceName = file.names.style
    weight = UIFont.Weight(class: file.weightClass)
    isItalic = file.isItalic
    isSystem = false
    design = .default
    self.file = file
    opened = Once(face)
  }

  /// Creates the system font in a weight, with the metrics of the given file.
  init(systemWeight: UIFont.Weight, isItalic: Bool, design: UIFontDescriptor.SystemDesign, file: FontFile) {
    let style = systemWeight.name + (isItalic ? "Italic" : "")
    let (prefix, family) = design.names
    fontName = ".\(prefix)-\(style)"
    familyName = ".AppleSystemUIFont\(family)"
    self.design = design
    faceName = isItalic ? "\(systemWeight.name) Italic" : systemWeight.name
    weight = systemWeight
    self.isItalic = isItalic
    isSystem = true
    self.file = file
    opened = Once()
  }

  /// The face. Traps only in a damaged installation, in which a bundled font is missing or invalid.
  var face: FontFace {
    if let face = opened.value { return face }
    do {
      return opened.setIfUnset(try ProcessFonts.catalog.open(file))
    } catch {
      fatalError("A font that ships with Galley cannot be opened: \(error)")
    }
  }

  static func == (a: Typeface, b: Typeface) -> Bool {
    a === b || (a.isSystem == b.isSystem && a.fontName == b.fontName && a.file == b.file)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

extension UIFontDescriptor.SystemDesign {
  /// The prefix of PostScript names, and the suffix of the family's name.
  fileprivate var names: (prefix: String, family: String) {
    switch self {
    case .rounded: ("SFUIRounded", "Rounded")
    case .serif: ("NewYork", "Serif")
    case .monospaced: ("SFUIMono", "Monospaced")
    default: ("SFUI", "")
    }
  }
}
