import Foundation

extension ModelReader {
  /// Returns the value of an element, or `nil` if the element isn't a value or is damaged.
  mutating func value(of element: InterfaceElement) -> InterfaceValue? {
    switch element.name {
    case "nil": return InterfaceValue.none
    case "color":
      if let color = InterfaceColor(element) { return .color(color) }
      warn("the color has no valid components and no name", element)
      return nil
    case "font", "fontDescription": return InterfaceFont(element).map(InterfaceValue.font)
    case "string", "mutableString": return .string(Self.text(of: element))
    case "bool": return element["value"].flatMap(DocumentNumber.flag).map(InterfaceValue.flag)
    case "real", "integer", "number": return number("value", of: element).map(InterfaceValue.number)
    case "date":
      // A number of seconds exceeds the limit for points.
      let seconds = element["timeIntervalSinceReferenceDate"].flatMap(Double.init) ?? .nan
      return seconds.magnitude < 1e12 ? .number(seconds) : nil
    case "autoresizingMask", "popoverArrowDirection", "extendedEdge", "dataDetectorType", "accessibilityTraits",
      "calendarIdentifier", "audiovisualMediaTypes":
      let isMask = element.name != "accessibilityTraits"
      return .options(
        Set(
          element.attributes.lazy.filter { $0.name != "key" && (isMask || $0.value == "YES") }.compactMap {
            $0.value == "YES" ? $0.name : nil
          }))
    case "paragraphStyle":
      return .attributes(
        Dictionary(element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    case "attributedString", "mutableAttributedString":
      var fragments: [InterfaceTextFragment] = []
      for child in element.children where child.name == "fragment" {
        fragments.append(InterfaceTextFragment(child, &self))
      }
      return .attributedText(fragments)
    case "array", "mutableArray":
      var list: [InterfaceValue] = []
      for child in element.children {
        guard let value = value(of: child) else { return nil }
        list.append(value)
      }
      return .list(list)
    case "value":
      return element.children.first.flatMap { value(of: $0) } ?? geometry(element, as: element["type"] ?? "")
    default: return geometry(element, as: element.name)
    }
  }

  private mutating func geometry(_ element: InterfaceElement, as kind: String) -> InterfaceValue? {
    switch kind {
    case "rect":
      let isEdges = element.has("minX")
      return four(isEdges ? "minX" : "x", isEdges ? "minY" : "y", "width", "height", of: element).map {
        .rect(CGRect(x: $0, y: $1, width: $2, height: $3))
      }
    case "frame":
      return four("minX", "minY", "width", "height", of: element).map {
        .rect(CGRect(x: $0, y: $1, width: $2, height: $3))
      }
    case "point": return two("x", "y", of: element).map { .point(CGPoint(x: $0, y: $1)) }
    case "size": return two("width", "height", of: element).map { .size(CGSize(width: $0, height: $1)) }
    case "offsetWrapper":
      return two("horizontal", "vertical", of: element).map { .offset(CGPoint(x: $0, y: $1)) }
    case "inset":
      return four("minY", "minX", "maxY", "maxX", of: element).map {
        .insets(InterfaceInsets(top: $0, left: $1, bottom: $2, right: $3))
      }
    case "edgeInsets":
      return four("top", "left", "bottom", "right", of: element).map {
        .insets(InterfaceInsets(top: $0, left: $1, bottom: $2, right: $3))
      }
    case "directionalEdgeInsets":
      return four("top", "leading", "bottom", "trailing", of: element).map {
        .insets(InterfaceInsets(top: $0, left: $1, bottom: $2, right: $3, isDirectional: true))
      }
    default: return nil
    }
  }

  /// Returns four numbers, or `nil` with a warning if one is missing or damaged.
  private mutating func four(
    _ a: String, _ b: String, _ c: String, _ d: String, of element: InterfaceElement
  ) -> (Double, Double, Double, Double)? {
    guard let first = two(a, b, of: element), let second = two(c, d, of: element) else { return nil }
    return (first.0, first.1, second.0, second.1)
  }

  private mutating func two(_ a: String, _ b: String, of element: InterfaceElement) -> (Double, Double)? {
    guard let first = required(a, of: element), let second = required(b, of: element) else { return nil }
    return (first, second)
  }

  private mutating func required(_ name: String, of element: InterfaceElement) -> Double? {
    if !element.has(name) { warn("'\(name)' is missing", element) }
    return number(name, of: element)
  }

  /// Returns the text of a string, decoding base64.
  static func text(of element: InterfaceElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Xcode leaves out the padding.
    var code = element.text.filter { !$0.isWhitespace }
    code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
