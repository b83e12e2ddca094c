/// A connection from an object to another.
public struct InterfaceConnection: Hashable, Sendable {
  /// A segue to another scene.
  public struct Segue: Hashable, Sendable {
    /// The kind as the document names it, such as `show`, `embed`, and `relationship`.
    public let kind: String
    /// The identifier, or `nil`.
    public let identifier: String?
    /// The relationship between containers and their children, such as `rootViewController`.
    public let relationship: String?
    /// The name of the action that an unwind segue sends to the controller that it returns to.
    public let unwindAction: String?
    /// The class of the segue, for custom segues.
    public let customClass: InterfaceClassName?
    /// The name of the method that creates the destination, from an `@IBSegueAction`.
    public let creationSelector: String?
    /// The other attributes, such as `modalPresentationStyle`.
    public let attributes: [InterfaceAttribute]
  }

  /// What a connection does.
  public enum Kind: Hashable, Sendable {
    /// The destination becomes the value of a property.
    case outlet(property: String)
    /// The destination is added to an array property.
    case outletCollection(property: String)
    /// The destination receives an action. The event is as the document names it, such as `touchUpInside`.
    case action(selector: String, event: String?)
    /// The destination is a controller that appears.
    case segue(Segue)
  }

  /// What the connection does.
  public let kind: Kind
  /// The id of the destination.
  public let destination: String
  /// The id of the connection.
  public let id: String?
  /// The position of the element.
  public let position: SourcePosition
}

extension InterfaceConnection {
  init?(_ element: InterfaceElement, _ reader: inout ModelReader) {
    guard let destination = element["destination"] else {
      reader.warn("the connection has no destination", element)
      return nil
    }
    self.destination = destination
    id = element["id"]
    position = element.position
    switch element.name {
    case "outlet", "outletCollection":
      guard let property = element["property"] else {
        reader.warn("the outlet has no property", element)
        return nil
      }
      kind = element.name == "outlet" ? .outlet(property: property) : .outletCollection(property: property)
    case "action":
      guard let selector = element["selector"] else {
        reader.warn("the action has no selector", element)
        return nil
      }
      kind = .action(selector: selector, event: element["eventType"])
    case "segue":
      guard let name = element["kind"] else {
        reader.warn("the segue has no kind", element)
        return nil
      }
      let own: Set<String> = ["kind", "identifier", "relationship", "unwindAction", "destination", "id"]
      kind = .segue(
        Segue(
          kind: name, identifier: element["identifier"], relationship: element["relationship"],
          unwindAction: element["unwindAction"], customClass: InterfaceClassName(element),
          creationSelector: element["destinationCreationSelector"],
          attributes: element.attributes.filter { !own.contains($0.name) }))
    default:
      reader.warnUnknown(element)
      return nil
    }
  }
}
