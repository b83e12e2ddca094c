/// The few values that an object or a variation has by key, in the order of the document. Keys are compared one by one.
public struct InterfaceValues: Sendable {
  private var elements: [(key: String, value: InterfaceValue)] = []

  /// The value for a key, or `nil` if there is none. Setting `nil` has no effect.
  public internal(set) subscript(key: String) -> InterfaceValue? {
    get {
      for element in elements where element.key == key { return element.value }
      return nil
    }
    set {
      guard let newValue else { return }
      if let index = elements.firstIndex(where: { $0.key == key }) {
        elements[index].value = newValue
      } else {
        elements.append((key, newValue))
      }
    }
  }
}
