/// Outlets and actions, which documents of Interface Builder connect by name: each class with some lists them.
extension AppPlanner {
  mutating func planConnections() {
    for name in index.names where index.declaration(of: name)?.kind == .class {
      let members = index.members(of: name).filter { $0.member.role != nil }
      guard let first = members.first else { continue }
      let entries = members.compactMap { entry(for: $0, in: name) }
      guard !entries.isEmpty else { continue }
      for declared in members where declared.file != index.file(of: name) && declared.access <= .fileprivate {
        changeMember(declared) { $0.losesPrivate = true }
      }
      let access =
        index.declaration(of: name).map { $0.access == .open ? "open " : max($0.access, .standard).prefix } ?? ""
      let inherits = inheritsConnections(name)
      if !inherits, let path = index.file(of: name) {
        change(path) { $0.conformances.append(Conformance(type: name, name: "InterfaceConnecting")) }
      }
      let list = entries.joined(separator: ", ")
      let value = inherits ? "super.interfaceConnections.adding(\(list))" : "InterfaceConnections([\(list)])"
      // On the line of the class, since it is about several members.
      insert(
        "\(access)\("override ".if(inherits))class var interfaceConnections: InterfaceConnections { \(value) }",
        into: name,
        for: first)
    }
  }

  /// Whether a superclass has connections: responders do, and the app's classes with outlets.
  private func inheritsConnections(_ name: String) -> Bool {
    for parent in index.superclasses(of: name) {
      if index.members(of: parent).contains(where: { $0.member.role != nil }) { return true }
      if index.declaration(of: parent) == nil {
        return !external.contains(parent) ? parent != "NSObject" : external.inherits(parent, from: "UIResponder")
      }
    }
    return false
  }

  private func entry(for declared: AppIndex.Declared, in type: String) -> String? {
    let owner = Self.shortName(type)
    let member = declared.member
    switch (member.role, member.kind) {
    case (.outlet, .property(let signature)):
      let isCollection = signature.type?.hasPrefix("[") == true && signature.type?.contains(":") == false
      return ".\(isCollection ? "collection" : "outlet")(\"\(member.name)\", \\\(owner).\(member.name))"
    case (.inspectable, .property(let signature)) where signature.isSettable && !member.isStatic:
      return ".outlet(\"\(member.name)\", \\\(owner).\(member.name))"
    case (.action, .method(let signature)):
      let labels = signature.labels.map { $0 + ":" }.joined()
      let reference = labels.isEmpty ? member.name : "\(member.name)(\(labels))"
      return ".action(Selector(\"\(objCName(of: member))\", { (object: \(owner)) in object.\(reference) }))"
    case (.segueAction, .method(let signature)):
      let names = ["coder", "sender", "identifier"].prefix(signature.labels.count)
      let arguments = zip(signature.labels, names).map { ($0 == "_" ? "" : $0 + ": ") + $1 }.joined(separator: ", ")
      let parameters = (["owner: \(owner)"] + names).joined(separator: ", ")
      return ".segueAction(\"\(objCName(of: member))\") { (\(parameters)) in owner.\(member.name)(\(arguments)) }"
    default: return nil
    }
  }

  private func objCName(of member: MemberSummary) -> String {
    if let name = member.objCName { return name }
    guard let method = member.methodName else { return member.name }
    return ObjCNames.selector(method)
  }
}
