/// Outlets and actions, which documents of Interface Builder connect by name: each class with some lists them.
extension AppPlanner {
  mutating func planConnections() {
    for name in index.names {
      let members = index.members(of: name).filter { $0.member.role != nil }
      guard !members.isEmpty else { continue }
      if index.isClass(name) {
        planList(of: members, in: name)
      } else if index.external.contains(name) {
        planRegistrations(of: members, for: name)
      }
    }
  }

  // MARK: - Classes of the app

  private mutating func planList(of members: [AppIndex.Declared], in name: String) {
    let entries = members.compactMap { declared in
      entry(for: declared, owner: AppIndex.writtenName(name)).map { (declared.ownCondition, $0) }
    }
    guard let first = members.first, !entries.isEmpty, let type = index.declaration(of: name) else { return }
    for declared in members where declared.file != index.file(of: name) && declared.access < .internal {
      makeVisible(declared)
    }
    let inherits = inheritsConnections(name)
    if !inherits { addConformance(to: "InterfaceConnecting", of: name) }
    let start = inherits ? "super.interfaceConnections" : "InterfaceConnections()"
    let access = type.access == .open ? "open " : max(type.access, .internal).prefix
    insert(
      access + (inherits ? "override " : "") + "class var interfaceConnections: InterfaceConnections { " + start
        + Self.additions(entries) + " }",
      into: name, for: first)
  }

  /// The calls that add entries, those under a condition within `#if`.
  private static func additions(_ entries: [(condition: String?, text: String)]) -> String {
    var text = ""
    let plain = entries.filter { $0.condition == nil }.map(\.text)
    if !plain.isEmpty { text += ".adding(\(plain.joined(separator: ", ")))" }
    for (condition, entry) in entries {
      if let condition { text += "\n#if \(condition)\n.adding(\(entry))\n#endif\n" }
    }
    return text
  }

  /// Whether a superclass has connections: responders do, and the app's classes with outlets.
  private func inheritsConnections(_ name: String) -> Bool {
    for parent in index.superclasses(of: name) {
      if index.members(of: parent).contains(where: { $0.member.role != nil }) { return true }
      guard index.declaration(of: parent) == nil else { continue }
      return index.external.contains(parent)
        ? index.external.inherits(parent, from: "UIResponder") : parent != "NSObject"
    }
    return false
  }

  // MARK: - Classes of UIKit

  /// Lists what extensions add to a class of UIKit in each file, for `AppResources` to register.
  private mutating func planRegistrations(of members: [AppIndex.Declared], for name: String) {
    for (path, declared) in Dictionary(grouping: members, by: \.file).sorted(by: { $0.key < $1.key }) {
      let entries = declared.filter { $0.condition == nil }.compactMap { entry(for: $0, owner: name) }
      guard let first = declared.first, !entries.isEmpty else { continue }
      let property = Self.adopted("connections\(registrations.count)")
      append(
        "extension \(name) { static var \(property): [InterfaceConnections.Member] { "
          + "[\(entries.joined(separator: ", "))] } }",
        for: first, condition: nil)
      register(property, of: name)
      change(path) { $0.needsUIKit = true }
    }
  }

  // MARK: - Entries

  private func entry(for declared: AppIndex.Declared, owner: String) -> String? {
    let member = declared.member
    let name = Self.withoutBackticks(member.name)
    switch (member.role, member.kind) {
    case (.outlet, .property(let signature)) where signature.isSettable && !member.isStatic:
      let type = signature.type ?? ""
      let isCollection = type.hasPrefix("[") && !type.contains(":") || type.hasPrefix("Array<")
      return ".\(isCollection ? "collection" : "outlet")(\"\(name)\", \\\(owner).\(member.name))"
    case (.inspectable, .property(let signature)) where signature.isSettable && !member.isStatic:
      return ".outlet(\"\(name)\", \\\(owner).\(member.name))"
    case (.action, .method(let signature)):
      let labels = signature.labels.map { $0 + ":" }.joined()
      // Without parameters, a call says which of the methods with this name is meant, such as `dismiss()`.
      let reference =
        if !labels.isEmpty { "object.\(member.name)(\(labels))" } else if signature.effects.isEmpty {
          "{ object.\(member.name)() }"
        } else { "object.\(member.name)" }
      return ".action(Selector(\"\(objCName(of: member))\", { (object: \(owner)) in \(reference) }))"
    case (.segueAction, .method(let signature)):
      let names = ["coder", "sender", "identifier"].prefix(signature.labels.count)
      let arguments = zip(signature.labels, names).map { ($0 == "_" ? "" : $0 + ": ") + $1 }.joined(separator: ", ")
      let parameters = (["owner: \(owner)"] + names).joined(separator: ", ")
      return
        ".segueAction(\"\(objCName(of: member))\") { (\(parameters)) in owner.\(member.name)(\(arguments)) }"
    default: return nil
    }
  }

  private func objCName(of member: MemberSummary) -> String {
    if let name = member.objCName { return name }
    guard var method = member.methodName else { return member.name }
    method.base = Self.withoutBackticks(method.base)
    return ObjCNames.selector(method)
  }

  private static func withoutBackticks(_ name: String) -> String { name.replacing("`", with: "") }
}

extension AppIndex.Declared {
  /// The condition of the member that its class doesn't have.
  fileprivate var ownCondition: String? { isInExtension || member.condition != type.condition ? member.condition : nil }
}
