import Foundation

extension UIFontDescriptor {
  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines.
    public let rawValue: String

    /// Creates a design from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design, which is a sans serif.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded ends. The default design substitutes for it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs. TeX Gyre Pagella substitutes for it, with the system font's line box.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    ///
    /// If it is installed, DejaVu Sans Mono substitutes for it, with the system font's line box; otherwise the default
    /// design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the system font in another design, or `nil` if this isn't the system font or the design is unknown.
  @discardableResult
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let typeface, typeface.isSystem, SystemTypefaces.designs.contains(design) else { return nil }
    var changed = values
    if !values.isSystem {
      changed = Values(pointSize: pointSize, weight: typeface.weight, extras: values.extras)
      changed.traits = typeface.isItalic ? [.traitItalic] : []
      changed.isSystem = true
    }
    changed.design = design
    return UIFontDescriptor(changed)
  }
}
