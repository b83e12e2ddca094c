/// Members of extensions that override, or are overridden, which Swift has in Objective-C's classes alone.
///
/// The member stays in its extension under another name, with its body, and the class gets one that calls it: a body can
/// use what is private in its file, and messages about it name its own place.
extension AppPlanner {
  mutating func planExtensionMembers() {
    var dispatched: Set<MemberPlace> = []
    for name in index.names where external.contains(name) { planDispatch(of: name, &dispatched) }
    for name in index.names {
      for declared in index.members(of: name) where declared.isInExtension && !dispatched.contains(.init(declared)) {
        if index.declaration(of: name)?.kind == .class {
          planForwarding(of: declared, in: name)
        } else if declared.member.isOverride {
          planSystemOverride(declared, of: name)
        }
      }
    }
  }

  private mutating func planForwarding(of declared: AppIndex.Declared, in type: String) {
    let isOverridden = index.descendants(of: type).contains { subclass in
      index.members(of: subclass, like: declared.member).contains(where: \.member.isOverride)
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
    guard let text = forwarder(of: declared, named: name, calling: Self.adopted(member.name), isOverride: isOverride)
    else {
      return report(
        .unsupported, "'\(member.fullName)' observes a property in an extension; move it into the class.",
        in: declared.file, at: member.position)
    }
    let isInOtherFile = declared.file != index.file(of: type)
    changeMember(declared) {
      $0.name = Self.adopted(member.name)
      $0.losesOverride = true
      $0.losesPrivate = isInOtherFile
    }
    insert(text, into: type, for: declared)
  }

  /// An override in an extension of a class of UIKit, to which nothing can be added.
  private mutating func planSystemOverride(_ declared: AppIndex.Declared, of type: String) {
    changeMember(declared) {
      $0.name = Self.adopted(declared.member.name)
      $0.losesOverride = true
    }
    report(
      .systemOverride,
      "'\(declared.member.fullName)' overrides a method of \(type) for the whole app, which has no effect here; "
        + "override it in a subclass.",
      in: declared.file, at: declared.member.position)
  }

  /// The text of a member that calls another one, or `nil` for a property that observes its changes.
  func forwarder(
    of declared: AppIndex.Declared, named name: String, calling target: String, isOverride: Bool
  ) -> String? {
    let member = declared.member
    let modifiers =
      declared.access.prefix + "override ".if(isOverride) + (member.isStatic ? "class " : "final ".if(member.isFinal))
    switch member.kind {
    case .method(let signature):
      return signature.attributes + modifiers + signature.declaration(named: name)
        + " { \(signature.call(named: target)) }"
    case .property(let signature):
      guard let type = signature.type, !signature.hasObservers else { return nil }
      let setter = signature.isSettable ? " set { \(target) = newValue }" : ""
      return modifiers + "var \(name): \(type) { get { \(target) }\(setter) }"
    }
  }
}

/// Where a member is declared.
struct MemberPlace: Hashable {
  var file: String
  var position: SourcePosition

  init(_ declared: AppIndex.Declared) {
    file = declared.file
    position = declared.member.position
  }
}
