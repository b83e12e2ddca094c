/// The images, colors, and fonts that a document lists.
public struct InterfaceResources: Sendable {
  /// An image that the document uses.
  public struct Image: Hashable, Sendable {
    /// The width in points, as Interface Builder saw it.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// The catalog, such as `system` for symbols; `nil` for the app's images.
    public let catalog: String?
  }

  /// The images by name.
  public private(set) var images: [String: Image] = [:]
  /// The components of named colors, as Interface Builder saw them.
  public private(set) var namedColors: [String: InterfaceColor.Components] = [:]
  /// The components of the system's colors, for systems that don't have them.
  public private(set) var systemColors: [String: InterfaceColor.Components] = [:]
  /// The PostScript names of the app's fonts, by file name.
  public private(set) var fonts: [String: [String]] = [:]

  /// The position of the list, or that of the document without one.
  public private(set) var position = SourcePosition(line: 1, column: 1)

  init() {}

  mutating func read(_ element: InterfaceElement, _ reader: inout ModelReader) {
    if element.name == "resources" { position = element.position }
    for child in element.children {
      if element.name == "customFonts" {
        fonts[child["key"] ?? "", default: []] += child.children.map(ModelReader.text(of:))
        continue
      }
      guard let name = child["name"] else {
        reader.warn("the resource has no name", child)
        continue
      }
      switch child.name {
      case "image":
        // Animated and vector images can have no size.
        images[name] = Image(
          width: max(0, reader.number("width", of: child) ?? 0),
          height: max(0, reader.number("height", of: child) ?? 0),
          catalog: child["catalog"])
      case "namedColor": namedColors[name] = components(of: child)
      case "systemColor": systemColors[name] = components(of: child)
      default: break
      }
    }
  }

  private func components(of element: InterfaceElement) -> InterfaceColor.Components? {
    guard let color = element.children.first(where: { $0.name == "color" }),
      case .fixed(let components)? = InterfaceColor(color)
    else { return nil }
    return components
  }
}
