/// An element of a document's XML, with its position.
public final class InterfaceElement: Sendable {
  /// An attribute of an element.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name.
    public let name: String
    /// The value, with references replaced.
    public let value: String
  }

  /// The element's name.
  public let name: String
  /// The attributes in the order of the document.
  public let attributes: [Attribute]
  /// The child elements in the order of the document.
  public let children: [InterfaceElement]
  /// The text that is directly inside the element. Empty if the element has children and only white space.
  public let text: String
  /// The position of the start of the opening tag.
  public let position: SourcePosition

  init(
    name: String, attributes: [Attribute], children: [InterfaceElement], text: String, position: SourcePosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The value of the attribute with the given name, or `nil` if the element doesn't have it.
  public subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }
}
