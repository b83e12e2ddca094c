/// A scene of a storyboard: a controller and the objects beside it.
public struct InterfaceScene: Sendable {
  /// The id of the scene.
  public let id: String
  /// The controller, or the placeholder of one in another storyboard; `nil` if the scene has none.
  public let controller: InterfaceObject?
  /// The other objects: gesture recognizers, views that outlets refer to, and placeholders.
  public let objects: [InterfaceObject]
  /// The position of the element.
  public let position: SourcePosition
}

extension InterfaceScene {
  init(_ element: InterfaceElement, _ reader: inout ModelReader) {
    id = element["sceneID"] ?? ""
    position = element.position
    var controller: InterfaceObject?
    var others: [InterfaceObject] = []
    if element.name != "scene" { reader.warnUnknown(element) }
    for child in element.children {
      guard child.name == "objects" else { continue }
      for part in child.children {
        let object = reader.object(part)
        if controller == nil, object["sceneMemberID"] == "viewController" {
          controller = object
        } else {
          others.append(object)
        }
      }
    }
    if controller == nil { reader.warn("the scene has no controller", element) }
    self.controller = controller
    objects = others
  }
}
