import Foundation

extension UIFontDescriptor {
  /// A family of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public let rawValue: String

    /// The design of a constant.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends. The usual one stands in for it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs. TeX Gyre Pagella stands in for it, in the system font's line box.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters that are all equally wide. An installed DejaVu Sans Mono stands in for it, in the system font's
    /// line box; without one, the usual design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The system font in another design; nil for fonts that are not the system's, and for designs that nobody knows.
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
