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

  /// Compares the elements of a document with the vocabulary.
  mutating func countKnown(in tree: ElementTree) {
    partCount = tree.elements.count + tree.attributes.count
    let vocabulary = Vocabulary.shared
    for number in tree.elements.indices {
      let element = tree.elements[number]
      guard let row = vocabulary.row(of: element.name) else {
        warnUnknown(InterfaceElement(tree: tree, number: number))
        continue
      }
      for index in Int(element.firstAttribute)..<Int(element.firstAttribute + element.attributeCount) {
        let attribute = tree.attributes[index]
        let form = vocabulary.form(of: attribute.name, inRow: row)
        if form != .text { check(attribute, form, of: InterfaceElement(tree: tree, number: number)) }
      }
    }
  }

  private mutating func check(
    _ attribute: ElementTree.Attribute, _ form: Vocabulary.Form?, of element: InterfaceElement
  ) {
    let name = element.tree.name(attribute.name)
    let value = element.tree.string(attribute.value)
    switch form {
    case nil: warn("unknown attribute '\(name)'", element, kind: .unknownAttribute)
    case .text: break
    case .number:
      if DocumentNumber.value(value) != nil || (element.name == "constraint" && value == "standard") { return }
      warn("'\(value)' is not a number for '\(name)'", element)
    case .flag:
      if DocumentNumber.flag(value) == nil { warn("'\(value)' is neither YES nor NO for '\(name)'", element) }
    }
  }

  /// Warns of connections to objects that don't exist.
  mutating func checkDestinations(in roots: [InterfaceObject]) {
    var known: Set<String> = []
    var missing: [(InterfaceObject, InterfaceConnection)] = []
    for root in roots {
      root.forEachObject { object in
        for connection in object.connections where index[connection.destination] == nil {
          missing.append((object, connection))
        }
      }
    }
    if missing.isEmpty { return }
    for root in roots {
      root.forEachObject { object in
        known.formUnion(object.constraints.lazy.map(\.id))
        known.formUnion(object.guides.lazy.map(\.id))
      }
    }
    for (object, connection) in missing where !known.contains(connection.destination) {
      guard warnings.count < InterfaceDocumentLimits.warnings else { return }
      warnings.append(
        InterfaceWarning(
          kind: .missingConnection, file: file, position: connection.position, element: object.kind, id: object.id,
          message: "a connection leads to '\(connection.destination)', which doesn't exist"))
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
    case "layoutGuides", "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuide":
      for part in child.name == "layoutGuides" ? Array(child.children) : [child] {
        if let guide = guide(part) { parts.guides.append(guide) }
      }
    case "variation":
      if let variation = InterfaceVariation(child, &self) { parts.variations.append(variation) }
    default:
      if let key = child["key"], let value = value(of: child) {
        parts.values[key] = value
      } else if !child.has("key"), !child.has("id"), Vocabulary.groups.contains(child.name) {
        parts.add(child.children.map { object($0) }, toGroup: child.name)
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
