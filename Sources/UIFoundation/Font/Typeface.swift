import FontEngine

/// What a font is set in, at whatever size: its names as iOS reads them, and the face that it is measured with.
///
/// One object stands for each, so that two fonts can be compared quickly. The face of a system typeface is opened when
/// it is first measured with; that of any other is open from the start.
final class Typeface: Hashable, Sendable {
  let fontName: String
  let familyName: String
  let faceName: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let isSystem: Bool
  /// Which of the system's families it belongs to.
  let design: UIFontDescriptor.SystemDesign
  let file: FontFile
  private let opened: Once<FontFace>

  /// A face that a name has found.
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

  /// The system font in a weight, measured with the given file.
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

  /// The face; only a damaged installation, in which a bundled font is missing or broken, stops here.
  var face: FontFace {
    if let face = opened.value { return face }
    do {
      return opened.take(try ProcessFonts.catalog.open(file))
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
  /// How PostScript names begin, and how the family's name ends.
  fileprivate var names: (prefix: String, family: String) {
    switch self {
    case .rounded: ("SFUIRounded", "Rounded")
    case .serif: ("NewYork", "Serif")
    case .monospaced: ("SFUIMono", "Monospaced")
    default: ("SFUI", "")
    }
  }
}
