/// A color of a document.
public enum InterfaceColor: Hashable, Sendable {
  /// The components of a color.
  public struct Components: Hashable, Sendable {
    /// Red, from 0 to 1 for colors in the sRGB gamut.
    public var red: Double
    /// Green, from 0 to 1 for colors in the sRGB gamut.
    public var green: Double
    /// Blue, from 0 to 1 for colors in the sRGB gamut.
    public var blue: Double
    /// Opacity, from 0 to 1.
    public var alpha: Double
    /// Whether the components are those of Display P3 instead of sRGB.
    public var isDisplayP3 = false
  }

  /// A color of fixed components.
  case fixed(Components)
  /// A color of the system, such as `labelColor`, with the components that the document records for other systems.
  case system(String)
  /// A color of an asset catalog.
  case named(String)
}

extension InterfaceColor {
  /// The color of an element, or `nil` if its attributes are damaged.
  init?(_ element: InterfaceElement) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"], element["red"] == nil, element["white"] == nil {
      self = .named(name)
    } else {
      func component(_ name: String) -> Double? { element[name].flatMap(DocumentNumber.value) }
      let alpha = element["alpha"] == nil ? 1 : component("alpha")
      guard let alpha else { return nil }
      if let white = component("white") {
        self = .fixed(Components(red: white, green: white, blue: white, alpha: alpha))
      } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
        let isP3 = element["customColorSpace"] == "displayP3"
        self = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isP3))
      } else {
        return nil
      }
    }
  }
}
