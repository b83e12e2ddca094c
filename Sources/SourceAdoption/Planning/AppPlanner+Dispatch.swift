/// Methods and properties that an app adds to a class of UIKit in an extension, and that its classes override.
///
/// The extension's member becomes one that looks for the implementation: the classes that override it adopt a protocol,
/// and extensions of other classes of UIKit are asked by their type, the most derived one first.
extension AppPlanner {
  mutating func planDispatch(of type: String, _ handled: inout Set<MemberLocation>) {
    for root in index.members(of: type) where root.isInExtension && !root.member.isOverride {
      guard root.isObjC || isRequired(root, of: type) else { continue }
      let classes = overridingClasses(of: root, type)
      let extensions = overridingExtensions(of: root, type)
      guard !classes.isEmpty || !extensions.isEmpty else { continue }
      guard !root.member.isStatic, !root.type.isConstrained, root.member.kind.canBePassedOn else {
        report(
          .unsupported,
          "'\(root.member.fullName)' is a class member, has a variadic parameter, or is in an extension of \(type) "
            + "with a where clause, and classes override it; declare it in a class of yours.",
          in: root.file, at: root.member.position)
        continue
      }
      let group = DispatchGroup(root: root, type: type, extensions: extensions)
      handled.insert(.init(root))
      addDispatcher(for: group, hasClasses: !classes.isEmpty)
      for (name, declared) in extensions {
        handled.insert(.init(declared))
        planExtension(of: name, declared, in: group)
      }
      for name in classes {
        for declared in index.members(of: name, like: root.member) where declared.member.isOverride {
          handled.insert(.init(declared))
          planClass(name, declared, in: group, isFirst: !index.superclasses(of: name).contains { classes.contains($0) })
        }
      }
    }
  }

  private struct DispatchGroup {
    var root: AppIndex.Declared
    var type: String
    /// The other classes of UIKit with overrides in extensions, the most derived one first.
    var extensions: [(name: String, declared: AppIndex.Declared)]

    var name: String { root.member.name }
    var labels: [String] { root.member.methodName?.labels ?? [] }
    /// The name of the member in classes, and of the protocol that they adopt.
    var overrideName: String { AppPlanner.adopted(name, type) }
    var protocolName: String { "Adopted_\(type)_\(name)\(labels.map { "_" + $0 }.joined())" }
    func implementationName(_ type: String) -> String { AppPlanner.adopted(name, "base_" + type) }
  }

  /// Whether a member implements a requirement of one of the app's protocols. If that is Objective-C's, so is the member,
  /// and only then does Swift let classes override it.
  private func isRequired(_ root: AppIndex.Declared, of type: String) -> Bool {
    index.protocols(of: type).contains { !index.members(of: $0, like: root.member).isEmpty }
  }

  private func overridingClasses(of root: AppIndex.Declared, _ type: String) -> [String] {
    index.overridingClasses[root.member.fullName, default: []].filter { name in
      guard let system = index.superclasses(of: name).last else { return false }
      return index.external.inherits(system, from: type) && index.overrides(name, root, of: type)
    }
  }

  private func overridingExtensions(of root: AppIndex.Declared, _ type: String) -> [(String, AppIndex.Declared)] {
    index.names.filter { $0 != type && index.external.contains($0) && index.external.inherits($0, from: type) }
      .sorted { (index.external.depth(of: $0), $1) > (index.external.depth(of: $1), $0) }
      .compactMap { name in
        index.members(of: name, like: root.member).first(where: \.member.isOverride).map { (name, $0) }
      }
  }

  private mutating func addDispatcher(for group: DispatchGroup, hasClasses: Bool) {
    let kind = group.root.member.kind
    var targets: [DispatchTarget] = []
    if hasClasses { targets.append(DispatchTarget(type: "any " + group.protocolName, member: group.overrideName)) }
    targets += group.extensions.map { DispatchTarget(type: $0.name, member: group.implementationName($0.name)) }
    targets.append(DispatchTarget(type: nil, member: group.implementationName(group.type)))
    let access = group.root.access == .open ? "public " : group.root.access.prefix
    var texts = [
      "extension \(group.type) { \(kind.dispatcher(named: group.name, access: access, to: targets)) }"
    ]
    if hasClasses {
      texts.append(
        "@MainActor \(access)protocol \(group.protocolName): AnyObject { \(kind.requirement(named: group.overrideName)) }"
      )
    }
    for text in texts { append(text, for: group.root, condition: group.root.condition) }
    changeMember(group.root) { $0.name = group.implementationName(group.type) }
  }

  private mutating func planExtension(of name: String, _ declared: AppIndex.Declared, in group: DispatchGroup) {
    changeMember(declared) {
      $0.name = group.implementationName(name)
      $0.removesOverride = true
    }
    callSuper(of: name, in: declared.file, group)
  }

  private mutating func planClass(
    _ name: String, _ declared: AppIndex.Declared, in group: DispatchGroup, isFirst: Bool
  ) {
    if declared.isInExtension {
      move(declared, outOf: name, to: group.overrideName, isOverride: !isFirst)
    } else {
      changeMember(declared) {
        $0.name = group.overrideName
        $0.removesOverride = isFirst
      }
    }
    guard isFirst else {
      return addSuperCall(in: name, declared.file, group, group.overrideName)
    }
    addConformance(to: group.protocolName, of: name)
    callSuper(of: name, in: declared.file, group)
  }

  /// Has calls of `super` reach the implementation of the nearest class of UIKit.
  private mutating func callSuper(of name: String, in path: String, _ group: DispatchGroup) {
    let system = index.superclasses(of: name).last ?? name
    let nearest = group.extensions.first { $0.name != name && index.external.inherits(system, from: $0.name) }?.name
    let replacement = group.implementationName(nearest ?? group.type)
    addSuperCall(in: name, path, group, replacement)
  }

  private mutating func addSuperCall(
    in name: String, _ path: String, _ group: DispatchGroup, _ replacement: String
  ) {
    let method = MethodName(base: group.name, labels: group.labels)
    change(path) {
      $0.superCalls.append(
        SuperCall(type: AppIndex.writtenName(name), name: method, replacement: replacement))
    }
  }
}
