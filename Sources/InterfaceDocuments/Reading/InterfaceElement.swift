/// An attribute of an element of a document.
public struct InterfaceAttribute: Hashable, Sendable {
  /// The attribute's name.
  public let name: String
  /// The value, with references replaced.
  public let value: String
}

/// An element of a document's XML, with its position.
struct InterfaceElement: Sendable {
  let tree: ElementTree
  /// The index among the tree's elements.
  let number: Int

  private var record: ElementTree.Element { tree.elements[number] }

  /// The element's name.
  var name: String { tree.name(record.name) }

  /// The position of the start of the opening tag.
  var position: SourcePosition { record.position }

  /// The text that is directly inside the element. Empty if the element has children and only white space.
  var text: String { tree.texts[number] ?? "" }

  /// The child elements in the order of the document.
  var children: Children { Children(self) }

  /// The attributes in the order of the document.
  var attributes: [InterfaceAttribute] {
    let first = Int(record.firstAttribute)
    return tree.attributes[first..<(first + Int(record.attributeCount))].map {
      InterfaceAttribute(name: tree.name($0.name), value: tree.string($0.value))
    }
  }

  /// The value of the attribute with the given name, or `nil` if the element doesn't have it.
  subscript(name: String) -> String? { raw(name).map { tree.string($0.value) } }

  /// Returns whether the element has an attribute with the given name.
  func has(_ name: String) -> Bool { raw(name) != nil }

  private func raw(_ name: String) -> ElementTree.Attribute? {
    let key = DocumentName.Key(name)
    let first = Int(record.firstAttribute)
    // A slice would be retained.
    for index in first..<(first + Int(record.attributeCount)) where tree.attributes[index].key == key {
      let attribute = tree.attributes[index]
      if tree.name(attribute.name) == name { return attribute }
    }
    return nil
  }

  /// The elements directly inside another one, in the order of the document.
  struct Children: Sequence, IteratorProtocol {
    private let tree: ElementTree
    private var number: Int
    private let end: Int

    init(_ element: InterfaceElement) {
      tree = element.tree
      number = element.number + 1
      end = Int(element.record.end)
    }

    var isEmpty: Bool { number == end }
    var first: InterfaceElement? { isEmpty ? nil : InterfaceElement(tree: tree, number: number) }

    mutating func next() -> InterfaceElement? {
      guard let element = first else { return nil }
      number = Int(tree.elements[number].end)
      return element
    }
  }
}
