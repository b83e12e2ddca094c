/// Optional requirements of the app's protocols, which Swift has in Objective-C's protocols alone.
///
/// A requirement gets a default implementation. A method that returns nothing or an optional value is simply called. One
/// that returns a value, which a caller sees as optional, gets a second requirement `adopted_name` with an optional
/// result: it calls the first one, except in the app's classes that don't implement it, where it returns `nil`.
extension AppPlanner {
  /// The optional methods of the app's protocols, by their base names.
  static func optionalRequirements(in index: AppIndex) -> [String: [MemberSummary]] {
    let protocols = index.names.filter { index.declaration(of: $0)?.kind == .protocol }
    let members = protocols.flatMap(index.members).map(\.member).filter { $0.isOptional && $0.methodName != nil }
    return Dictionary(grouping: members, by: \.name)
  }

  mutating func planOptionalRequirements() {
    for name in index.names where index.declaration(of: name)?.kind == .protocol {
      let requirements = index.members(of: name).filter(\.member.isOptional)
      guard !requirements.isEmpty else { continue }
      for requirement in requirements { addDefault(of: requirement, in: name) }
      for type in index.names where index.protocols(of: type).contains(name) {
        for requirement in requirements { planConformance(of: type, to: requirement) }
      }
    }
  }

  // MARK: - The protocol

  private mutating func addDefault(of requirement: AppIndex.Declared, in name: String) {
    let access = requirement.type.access == .open ? "public " : requirement.type.access.prefix
    let trap =
      "{ fatalError(\"\(requirement.member.fullName): an optional method that isn't implemented was called\") }"
    var members: [String] = []
    switch requirement.member.kind {
    case .method(let signature):
      let declaration = signature.declaration(named: requirement.member.name)
      let body = signature.returnsNothing ? "{}" : signature.returnsOptional ? "{ nil }" : trap
      members.append((signature.returnsNothing ? "" : "@discardableResult ") + declaration + " " + body)
      if let hidden = hiddenRequirement(requirement) {
        members.append("@discardableResult " + hidden + " { \(signature.call(named: requirement.member.name)) }")
        insert("@discardableResult " + hidden, into: name, for: requirement, condition: requirement.member.condition)
      }
    case .property(let signature):
      guard let type = signature.type else { return }
      let getter = type.hasSuffix("?") || type.hasSuffix("!") ? "nil" : "fatalError()"
      let setter = signature.isSettable ? " set {} " : ""
      members.append("var \(requirement.member.name): \(type) { get { \(getter) }\(setter) }")
    }
    append(
      "\(access)extension \(AppIndex.writtenName(name)) { " + members.joined(separator: "; ") + " }", for: requirement,
      condition: requirement.condition)
  }

  /// The declaration of the second requirement, or `nil` where a requirement needs none.
  private func hiddenRequirement(_ requirement: AppIndex.Declared) -> String? {
    guard case .method(var signature) = requirement.member.kind, !signature.returnsNothing, !signature.returnsOptional
    else { return nil }
    signature.result = signature.optionalResult
    return signature.declaration(named: Self.adopted(requirement.member.name))
  }

  // MARK: - Classes

  private mutating func planConformance(of type: String, to requirement: AppIndex.Declared) {
    guard index.isClass(type), case .method(var signature) = requirement.member.kind,
      !implements(type, requirement.member)
    else { return }
    let name = requirement.member.name
    let access = index.declaration(of: type)?.access ?? .internal
    let prefix = access == .open ? "public " : max(access, .fileprivate).prefix
    let subclasses = index.descendants(of: type).filter { implementsItself($0, requirement.member) }
    if hiddenRequirement(requirement) != nil {
      signature.result = signature.optionalResult
      let declaration = signature.declaration(named: Self.adopted(name))
      insert("@discardableResult \(prefix)\(declaration) { nil }", into: type, for: requirement)
      for subclass in subclasses {
        guard let own = index.members(of: subclass, like: requirement.member).first else { continue }
        insert(
          "@discardableResult \(prefix)override \(declaration) { \(signature.call(named: name)) }", into: subclass,
          for: own)
      }
    } else if !subclasses.isEmpty {
      // The implementation of a subclass isn't the class's: it has to override one.
      let body = signature.returnsNothing ? "{}" : "{ nil }"
      insert("\(prefix)\(signature.declaration(named: name)) \(body)", into: type, for: requirement)
      for subclass in subclasses {
        guard let own = index.members(of: subclass, like: requirement.member).first, !own.member.isOverride else {
          continue
        }
        changeMember(own) { $0.addsOverride = true }
      }
    }
  }

  private func implementsItself(_ type: String, _ member: MemberSummary) -> Bool {
    !index.members(of: type, like: member).isEmpty
  }

  private func implements(_ type: String, _ member: MemberSummary) -> Bool {
    ([type] + index.superclasses(of: type)).contains { implementsItself($0, member) }
  }
}
