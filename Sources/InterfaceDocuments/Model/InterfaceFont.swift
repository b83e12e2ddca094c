/// A font of a document.
public struct InterfaceFont: Hashable, Sendable {
  /// How a font is chosen.
  public enum Face: Hashable, Sendable {
    /// The system font with a weight, such as `semibold`; `nil` for the regular weight.
    case system(weight: String?)
    /// The bold system font.
    case boldSystem
    /// The italic system font.
    case italicSystem
    /// The monospaced system font with a weight.
    case monospacedSystem(weight: String?)
    /// The font of a text style, as the document names it, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name, with the family that the document gives.
    case named(String, family: String?)
  }

  /// How the font is chosen.
  public var face: Face
  /// The size in points, or `nil` if the document leaves it to the face or the view.
  public var pointSize: Double?
}

extension InterfaceFont {
  /// The font of a `fontDescription` or `font` element, or `nil` if it names none.
  init?(_ element: InterfaceElement) {
    let size = (element["pointSize"] ?? element["size"]).flatMap(DocumentNumber.value)
    // Sizes of zero mean the default size of the system, as for the functions of UIFont.
    pointSize = size.flatMap { $0 > 0 ? $0 : nil }
    if let style = element["style"] {
      face = .textStyle(style)
    } else if let name = element["name"] {
      face = .named(name, family: element["family"])
    } else {
      switch element["type"] ?? element["metaFont"] {
      case "system", "user": face = .system(weight: element["weight"])
      case "boldSystem", "systemBold", "emphasizedSystem": face = .boldSystem
      case "italicSystem", "systemItalic": face = .italicSystem
      case "monospacedSystem": face = .monospacedSystem(weight: element["weight"])
      case "smallSystem", "label", "message":
        face = .system(weight: element["weight"])
      case .some: face = .system(weight: element["weight"])
      case nil:
        guard pointSize != nil || element["weight"] != nil else { return nil }
        face = .system(weight: element["weight"])
      }
    }
  }
}
