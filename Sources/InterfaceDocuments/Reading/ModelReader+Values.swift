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
    func names(_ a: String, _ b: String, _ c: String, _ d: String) -> [String] { [a, b, c, d] }
    switch kind {
    case "rect":
      let isEdges = element["minX"] != nil
      return numbers(names(isEdges ? "minX" : "x", isEdges ? "minY" : "y", "width", "height"), of: element).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case "frame":
      return numbers(names("minX", "minY", "width", "height"), of: element).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case "point": return numbers(["x", "y"], of: element).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case "size": return numbers(["width", "height"], of: element).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case "offsetWrapper":
      return numbers(["horizontal", "vertical"], of: element).map { .offset(CGPoint(x: $0[0], y: $0[1])) }
    case "inset":
      return numbers(names("minY", "minX", "maxY", "maxX"), of: element).map {
        .insets(InterfaceInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
      }
    case "edgeInsets":
      return numbers(names("top", "left", "bottom", "right"), of: element).map {
        .insets(InterfaceInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
      }
    case "directionalEdgeInsets":
      return numbers(names("top", "leading", "bottom", "trailing"), of: element).map {
        .insets(InterfaceInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3], isDirectional: true))
      }
    default: return nil
    }
  }

  private mutating func numbers(_ names: [String], of element: InterfaceElement) -> [Double]? {
    var values: [Double] = []
    for name in names {
      guard let value = number(name, of: element) else {
        if element[name] == nil { warn("'\(name)' is missing", element) }
        return nil
      }
      values.append(value)
    }
    return values
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
