public import Foundation

/// An object of a document: a view, a controller, a bar item, or a part of one.
///
/// The names of kinds, keys, attributes, and groups are those of the document.
public final class InterfaceObject: Sendable {
  private let element: InterfaceElement
  /// The element's name, such as `label` and `tableViewCell`.
  public let kind: String
  /// The id, or `nil` for parts without one.
  public let id: String?
  /// The property of the parent that this object is, such as `contentView`; `nil` in groups.
  public let key: String?
  /// The custom class, or `nil` for the class of the kind.
  public let customClass: InterfaceClassName?
  /// The attributes in the order of the document.
  public var attributes: [InterfaceAttribute] { element.attributes }
  /// The values by key, such as the rectangle of `frame`.
  public let values: InterfaceValues
  /// The objects that are properties of this one, in the order of the document.
  public let children: [InterfaceObject]
  /// The lists of objects by name, such as `subviews`, `items`, and `cells`, in the order of the document.
  public let groups: [(name: String, objects: [InterfaceObject])]
  /// The constraints that belong to this view.
  public let constraints: [InterfaceConstraint]
  /// The outlets, actions, and segues of this object.
  public let connections: [InterfaceConnection]
  /// The user-defined runtime attributes in the order of the document.
  public let runtimeAttributes: [InterfaceRuntimeAttribute]
  /// The layout guides of a view or a controller.
  public let guides: [InterfaceGuide]
  /// The values for size classes.
  public let variations: [InterfaceVariation]
  /// The position of the start of the element.
  public var position: SourcePosition { element.position }

  init(_ element: InterfaceElement, _ parts: ObjectParts) {
    self.element = element
    kind = element.name
    id = element["id"]
    key = element["key"]
    customClass = InterfaceClassName(element)
    values = parts.values
    children = parts.children
    groups = parts.groups
    constraints = parts.constraints
    connections = parts.connections
    runtimeAttributes = parts.runtimeAttributes
    guides = parts.guides
    variations = parts.variations
  }

  /// The value of an attribute, or `nil` if the object doesn't have it.
  public subscript(attribute: String) -> String? { element[attribute] }

  /// The number of an attribute, or `nil` if the object doesn't have it or it isn't a number.
  public func number(_ attribute: String) -> Double? { self[attribute].flatMap(DocumentNumber.value) }

  /// The truth value of an attribute, or `nil` if the object doesn't have it or it isn't `YES` or `NO`.
  public func flag(_ attribute: String) -> Bool? { self[attribute].flatMap(DocumentNumber.flag) }

  /// The object that is the given property of this one, or `nil`.
  public func child(_ key: String) -> InterfaceObject? { children.first { $0.key == key } }

  /// The objects of a list, or an empty array.
  public func group(_ name: String) -> [InterfaceObject] {
    for group in groups where group.name == name { return group.objects }
    return []
  }

  /// The frame that the document records, in the coordinates of the superview, or `nil`.
  public var frame: CGRect? {
    if case .rect(let rect)? = values["frame"] { rect } else { nil }
  }

  /// What a list dequeues a prototype by: its reuse identifier or, without one, a name that no application has. Interface Builder shows
  /// such a prototype, and warns that it can't be dequeued.
  package var prototypeIdentifier: String {
    if let identifier = self["reuseIdentifier"], !identifier.isEmpty { return identifier }
    return "InterfaceDocuments.prototype.\(id ?? "")"
  }

  /// Calls a closure with this object and every object below it, parents first.
  public func forEachObject(_ body: (InterfaceObject) -> Void) {
    body(self)
    for child in children { child.forEachObject(body) }
    for group in groups { for object in group.objects { object.forEachObject(body) } }
  }
}

/// The parts of an object while it is read.
struct ObjectParts {
  var values = InterfaceValues()
  var children: [InterfaceObject] = []
  var groups: [(name: String, objects: [InterfaceObject])] = []
  var constraints: [InterfaceConstraint] = []
  var connections: [InterfaceConnection] = []
  var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  var guides: [InterfaceGuide] = []
  var variations: [InterfaceVariation] = []

  /// Adds objects to those of the group with a name.
  mutating func add(_ objects: [InterfaceObject], toGroup name: String) {
    if let index = groups.firstIndex(where: { $0.name == name }) {
      groups[index].objects += objects
    } else {
      groups.append((name, objects))
    }
  }
}

/// A user-defined runtime attribute: a value that is set for a key path when the object is loaded.
public struct InterfaceRuntimeAttribute: Hashable, Sendable {
  /// The key path, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The type as the document names it: `number`, `boolean`, `string`, `color`, `image`, `size`, and others.
  public let type: String
  /// The value. For images, the name.
  public let value: InterfaceValue
  /// The position of the element.
  public let position: SourcePosition
}

/// A layout guide of a view or a controller.
public struct InterfaceGuide: Hashable, Sendable {
  /// Which guide.
  public enum Kind: Hashable, Sendable {
    /// The view's safe area.
    case safeArea
    /// The view's keyboard guide.
    case keyboard
    /// The controller's guide at the bottom of top bars.
    case topLayoutGuide
    /// The controller's guide at the top of bottom bars.
    case bottomLayoutGuide
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
    /// A guide of the view's own.
    case custom
  }

  /// Which guide.
  public let kind: Kind
  /// The id that constraints use.
  public let id: String
  /// The rectangle that the document records, or `nil`.
  public let frame: CGRect?
}
