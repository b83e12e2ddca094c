/// A part of an attributed text with the same attributes throughout.
public struct InterfaceTextFragment: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The attributes by their names in the document, such as `NSFont` and `NSParagraphStyle`.
  public var attributes: [String: InterfaceValue]
}

extension InterfaceTextFragment {
  init(_ element: InterfaceElement, _ reader: inout ModelReader) {
    var text = element["content"] ?? ""
    var attributes: [String: InterfaceValue] = [:]
    for child in element.children {
      switch child.name {
      case "string", "mutableString": text = ModelReader.text(of: child)
      case "attributes":
        for value in child.children {
          guard let key = value["key"] else { continue }
          if let read = reader.value(of: value) { attributes[key] = read }
        }
      default: reader.warnUnknown(child)
      }
    }
    self.text = text
    self.attributes = attributes
  }
}
