/// A constraint of a document.
public struct InterfaceConstraint: Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable {
    /// The sides are equal.
    case equal
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// The id of the constraint.
  public let id: String
  /// The name that appears in descriptions, or `nil`.
  public let identifier: String?
  /// The id of the first item, or `nil` for the view that the constraint belongs to.
  public let firstItem: String?
  /// The first attribute.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The id of the second item, or `nil` for a constant.
  public let secondItem: String?
  /// The second attribute, or `nil` for a constant.
  public let secondAttribute: Attribute?
  /// The multiplier of the second attribute.
  public let multiplier: Double
  /// The constant, in points. It applies where ``isSymbolic`` is `false`, or the system spacing isn't defined.
  public let constant: Double
  /// Whether the constant is the system spacing between the two items.
  public let isSymbolic: Bool
  /// The priority, from 1 to 1000.
  public let priority: Double
  /// Whether the constraint only exists in Interface Builder and is removed at build time.
  public let isPlaceholder: Bool
  /// The values for size classes.
  public let variations: [InterfaceVariation]
  /// The position of the element.
  public let position: SourcePosition
}

extension InterfaceConstraint {
  init?(_ element: InterfaceElement, _ reader: inout ModelReader) {
    guard let id = element["id"] else {
      reader.warn("the constraint has no id", element)
      return nil
    }
    guard let first = element["firstAttribute"].flatMap(Attribute.init(name:)) else {
      reader.warn("the constraint's first attribute is missing or unknown", element)
      return nil
    }
    let secondName = element["secondAttribute"].flatMap { $0 == "notAnAttribute" ? nil : $0 }
    let second = secondName.flatMap(Attribute.init(name:))
    if let secondName, second == nil {
      reader.warn("'\(secondName)' is not an attribute of a constraint", element)
      return nil
    }
    guard let relation = element["relation"].map(Relation.init(rawValue:)) ?? .equal else {
      reader.warn("'\(element["relation"] ?? "")' is not a relation", element)
      return nil
    }
    var multiplier = 1.0
    if let text = element["multiplier"] {
      if let value = DocumentNumber.multiplier(text) {
        multiplier = value
      } else {
        reader.warn("'\(text)' is not a multiplier", element)
      }
    }
    self.id = id
    identifier = element["identifier"]
    firstItem = element["firstItem"]
    firstAttribute = first
    self.relation = relation
    secondItem = element["secondItem"]
    secondAttribute = second
    self.multiplier = multiplier
    // Xcode writes symbolic="YES" with the constant that it computed, or constant="standard".
    isSymbolic = element["symbolic"] == "YES" || element["constant"] == "standard"
    constant = element["constant"] == "standard" ? 8 : reader.number("constant", of: element) ?? 0
    let priority = reader.number("priority", of: element) ?? 1000
    if !(1...1000).contains(priority) { reader.warn("a priority is between 1 and 1000", element) }
    self.priority = min(max(priority, 1), 1000)
    isPlaceholder = element["placeholder"] == "YES"
    var variations: [InterfaceVariation] = []
    for child in element.children {
      if child.name == "variation", let read = InterfaceVariation(child, &reader) {
        variations.append(read)
      } else if child.name != "variation" {
        reader.warnUnknown(child)
      }
    }
    self.variations = variations
    position = element.position
  }
}
