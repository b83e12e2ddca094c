/// Members of extensions that override, or are overridden, which Swift has in Objective-C's classes alone.
///
/// The member stays in its extension under another name, with its body, and the class gets one that calls it: a body can
/// use what is private in its file, and messages about it name its own location.
extension AppPlanner {
  mutating func planExtensionMembers() {
    var dispatched: Set<MemberLocation> = []
    for name in index.names where index.external.contains(name) { planDispatch(of: name, &dispatched) }
    for name in index.names {
      for declared in index.members(of: name) where declared.isInExtension && !dispatched.contains(.init(declared)) {
        if index.isClass(name) {
          planForwarding(of: declared, in: name)
        } else if declared.member.isOverride {
          planSystemOverride(declared, of: name)
        }
      }
    }
  }

  private mutating func planForwarding(of declared: AppIndex.Declared, in type: String) {
    let isOverridden = index.overridingClasses[declared.member.fullName, default: []].contains {
      index.superclasses(of: $0).contains(type) && index.overrides($0, declared, of: type)
    }
    guard declared.member.isOverride || isOverridden else { return }
    move(declared, outOf: type, to: declared.member.name, isOverride: declared.member.isOverride)
  }

  /// Renames a member of an extension, and inserts one into the class that calls it.
  mutating func move(_ declared: AppIndex.Declared, outOf type: String, to name: String, isOverride: Bool) {
    let member = declared.member
    guard !declared.type.isConstrained else {
      return report(
        .unsupported, "'\(member.fullName)' overrides in an extension with a where clause; move it into the class.",
        in: declared.file, at: member.position)
    }
    guard
      let text = forwarder(of: declared, named: name, calling: Self.adopted(member.name, type), isOverride: isOverride)
    else {
      return report(
        .unsupported,
        "'\(member.fullName)' in an extension observes a property or has a variadic parameter; move it into the class.",
        in: declared.file, at: member.position)
    }
    changeMember(declared) {
      $0.name = Self.adopted(member.name, type)
      $0.removesOverride = true
    }
    if declared.file != index.file(of: type), declared.access < .internal { makeVisible(declared) }
    insert(text, into: type, for: declared, condition: declared.condition)
  }

  /// An override in an extension of a class of UIKit, to which nothing can be added.
  private mutating func planSystemOverride(_ declared: AppIndex.Declared, of type: String) {
    changeMember(declared) {
      $0.name = Self.adopted(declared.member.name)
      $0.removesOverride = true
    }
    report(
      .systemOverride,
      "'\(declared.member.fullName)' overrides a method of \(type) for the whole app, which has no effect here; "
        + "override it in a subclass.",
      in: declared.file, at: declared.member.position)
  }

  /// The text of a member that calls another one, or `nil` for a property that observes its changes and for a method
  /// with a variadic parameter.
  func forwarder(
    of declared: AppIndex.Declared, named name: String, calling target: String, isOverride: Bool
  ) -> String? {
    let member = declared.member
    let modifiers =
      declared.access.prefix + (isOverride ? "override " : "")
      + (member.isStatic ? "class " : member.isFinal ? "final " : "")
    switch member.kind {
    case .method(let signature):
      guard !signature.isVariadic else { return nil }
      return signature.attributes + modifiers + signature.declaration(named: name, withDefaults: true)
        + " { \(signature.call(named: target)) }"
    case .property(let signature):
      guard let type = signature.type, !signature.hasObservers else { return nil }
      let setter = signature.isSettable ? " set { \(target) = newValue }" : ""
      return modifiers + "var \(name): \(type) { get { \(target) }\(setter) }"
    }
  }
}

/// Where a member is declared.
struct MemberLocation: Hashable {
  var file: String
  var position: SourcePosition

  init(_ declared: AppIndex.Declared) {
    file = declared.file
    position = declared.member.position
  }
}
