/// Turns elements into the objects of a document, and collects warnings.
struct ModelReader {
  let file: String
  private(set) var warnings: [InterfaceWarning] = []
  private(set) var index: [String: InterfaceObject] = [:]
  private(set) var partCount = 0

  init(file: String) { self.file = file }

  // MARK: - Warnings

  mutating func warn(_ message: String, _ element: InterfaceElement, kind: InterfaceWarning.Kind = .damaged) {
    guard warnings.count < InterfaceDocumentLimits.warnings else { return }
    warnings.append(
      InterfaceWarning(
        kind: kind, file: file, position: element.position, element: element.name, id: element["id"],
        message: message))
  }

  mutating func warnUnknown(_ element: InterfaceElement) {
    warn("unknown element", element, kind: .unknownElement)
  }

  mutating func number(_ name: String, of element: InterfaceElement) -> Double? {
    guard let text = element[name] else { return nil }
    if let value = DocumentNumber.value(text) { return value }
    warn("'\(text)' is not a number for '\(name)'", element)
    return nil
  }

  /// Compares an element and everything below it with the vocabulary.
  mutating func countKnown(_ root: InterfaceElement) {
    var pending = [root]
    while let element = pending.popLast() {
      partCount += 1 + element.attributes.count
      if let known = Vocabulary.attributes(of: element.name) {
        for attribute in element.attributes {
          guard let form = known[attribute.name] else {
            warn("unknown attribute '\(attribute.name)'", element, kind: .unknownAttribute)
            continue
          }
          if form != .text { check(attribute, form, of: element) }
        }
      } else {
        warnUnknown(element)
      }
      pending += element.children.reversed()
    }
  }

  private mutating func check(
    _ attribute: InterfaceElement.Attribute, _ form: Vocabulary.Form, of element: InterfaceElement
  ) {
    if form == .number, DocumentNumber.value(attribute.value) == nil {
      if element.name == "constraint", attribute.value == "standard" { return }
      warn("'\(attribute.value)' is not a number for '\(attribute.name)'", element)
    } else if form == .flag, DocumentNumber.flag(attribute.value) == nil {
      warn("'\(attribute.value)' is neither YES nor NO for '\(attribute.name)'", element)
    }
  }

  /// Warns of connections to objects that don't exist.
  mutating func checkDestinations(in roots: [InterfaceObject]) {
    var known: Set<String> = []
    var connections: [(InterfaceObject, InterfaceConnection)] = []
    for root in roots {
      root.forEachObject { object in
        for constraint in object.constraints { known.insert(constraint.id) }
        for guide in object.guides { known.insert(guide.id) }
        for connection in object.connections { connections.append((object, connection)) }
      }
    }
    for (object, connection) in connections {
      let id = connection.destination
      guard index[id] == nil, !known.contains(id), warnings.count < InterfaceDocumentLimits.warnings else { continue }
      warnings.append(
        InterfaceWarning(
          kind: .missingConnection, file: file, position: connection.position, element: object.kind, id: object.id,
          message: "a connection leads to '\(id)', which doesn't exist"))
    }
  }

  // MARK: - Objects

  mutating func object(_ element: InterfaceElement) -> InterfaceObject {
    var parts = ObjectParts()
    for child in element.children { read(child, of: element, into: &parts) }
    let object = InterfaceObject(element, parts)
    if let id = object.id {
      if index[id] == nil { index[id] = object } else { warn("the id '\(id)' occurs twice", element) }
    }
    return object
  }

  private mutating func read(_ child: InterfaceElement, of element: InterfaceElement, into parts: inout ObjectParts) {
    switch child.name {
    case "constraints":
      for part in child.children {
        if part.name != "constraint" { continue }
        if let constraint = InterfaceConstraint(part, &self) { parts.constraints.append(constraint) }
      }
    case "connections":
      for part in child.children {
        if let connection = InterfaceConnection(part, &self) { parts.connections.append(connection) }
      }
    case "userDefinedRuntimeAttributes":
      for part in child.children {
        if let attribute = runtimeAttribute(part) { parts.runtimeAttributes.append(attribute) }
      }
    case "layoutGuides", "viewLayoutGuide", "layoutGuide":
      for part in child.name == "layoutGuides" ? child.children : [child] {
        if let guide = guide(part) { parts.guides.append(guide) }
      }
    case "variation":
      if let variation = InterfaceVariation(child, &self) { parts.variations.append(variation) }
    default:
      if let key = child["key"], let value = value(of: child) {
        parts.values[key] = value
      } else if child["key"] == nil, child["id"] == nil, Vocabulary.groups.contains(child.name) {
        parts.groups[child.name, default: []] += child.children.map { object($0) }
      } else {
        parts.children.append(object(child))
      }
    }
  }

  private mutating func guide(_ element: InterfaceElement) -> InterfaceGuide? {
    guard let id = element["id"] else {
      warn("the layout guide has no id", element)
      return nil
    }
    let kind: InterfaceGuide.Kind
    switch element["key"] ?? element["type"] {
    case "safeArea": kind = .safeArea
    case "keyboard": kind = .keyboard
    case "contentLayoutGuide": kind = .scrollContent
    case "frameLayoutGuide": kind = .scrollFrame
    case "top": kind = .topLayoutGuide
    case "bottom": kind = .bottomLayoutGuide
    default: kind = .custom
    }
    let frame = element.children.first { $0["key"] == "frame" || $0["key"] == "layoutFrame" }.flatMap { value(of: $0) }
    guard case .rect(let rect)? = frame else { return InterfaceGuide(kind: kind, id: id, frame: nil) }
    return InterfaceGuide(kind: kind, id: id, frame: rect)
  }

  private mutating func runtimeAttribute(_ element: InterfaceElement) -> InterfaceRuntimeAttribute? {
    guard let keyPath = element["keyPath"], let type = element["type"] else {
      warn("the runtime attribute has no key path or no type", element)
      return nil
    }
    let read: InterfaceValue?
    if let child = element.children.first {
      read = value(of: child)
    } else if let text = element["value"] {
      read = type == "boolean" ? DocumentNumber.flag(text).map(InterfaceValue.flag) : .string(text)
    } else {
      // An empty string and nil have neither.
      read = type == "string" ? .string("") : InterfaceValue.none
    }
    guard let read else {
      warn("the value of '\(keyPath)' is damaged", element)
      return nil
    }
    return InterfaceRuntimeAttribute(keyPath: keyPath, type: type, value: read, position: element.position)
  }
}
