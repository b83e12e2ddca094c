/// A few elements by name, in the order of the document. Names are compared one by one.
public struct NamedList<Element: Sendable>: Sendable {
  /// The elements with their names.
  public private(set) var elements: [(name: String, value: Element)] = []

  /// Returns the element with a name, or `nil` if there is none. Setting `nil` has no effect.
  public internal(set) subscript(name: String) -> Element? {
    get {
      for element in elements where element.name == name { return element.value }
      return nil
    }
    set {
      guard let newValue else { return }
      if let place = elements.firstIndex(where: { $0.name == name }) {
        elements[place].value = newValue
      } else {
        elements.append((name, newValue))
      }
    }
  }
}
