/// What `#selector` names, and the calls of optional methods.
extension AppPlanner {
  mutating func planUses(of summary: FileSummary, in path: String) {
    let selectors = summary.selectors.map { resolve($0, in: path) }
    let calls = summary.optionalCalls.compactMap(resolve)
    guard !selectors.isEmpty || !calls.isEmpty else { return }
    change(path) {
      $0.selectors = selectors
      $0.optionalCalls = calls
    }
  }

  // MARK: - Selectors

  private func resolve(_ reference: SelectorReference, in path: String) -> ResolvedSelector {
    let (owner, isExpression) = owner(of: reference)
    guard !isExpression else {
      return ResolvedSelector(
        reference: reference, name: name(of: nil, reference), owner: owner, form: .expression)
    }
    let type = owner.isEmpty ? "" : index.resolve(owner, in: reference.owner, file: path)
    let declared = method(of: reference, in: type)
    let isProtocol = index.declaration(of: type)?.kind == .protocol || ExternalClasses.isProtocol(type)
    let form: ResolvedSelector.Form = declared?.isStatic == true ? .static : isProtocol ? .requirement : .instance
    return ResolvedSelector(
      reference: reference, name: name(of: declared, reference),
      owner: isProtocol && reference.base == nil ? "Self" : owner, form: form)
  }

  /// The type or the instance whose method is meant.
  private func owner(of reference: SelectorReference) -> (text: String, isExpression: Bool) {
    let around = reference.owner ?? ""
    guard let base = reference.base, !["self", "Self", "super", "type(of: self)"].contains(base) else {
      return (around, false)
    }
    let last = base.split(separator: ".").last ?? ""
    return (base, last.first?.isUppercase != true || base.contains("("))
  }

  /// Finds the declaration in the type, its superclasses, and the app's extensions of UIKit's classes.
  private func method(of reference: SelectorReference, in type: String) -> MemberSummary? {
    func matches(_ member: MemberSummary) -> Bool {
      let labels = member.methodName?.labels
      return member.name == reference.name && (reference.labels == nil || reference.labels == labels)
        && (reference.parameterCount == nil || reference.parameterCount == labels?.count)
    }
    for level in [type] + index.superclasses(of: type) {
      if let found = index.members(of: level).first(where: { matches($0.member) }) { return found.member }
    }
    guard let root = ([type] + index.superclasses(of: type)).last else { return nil }
    for name in index.names where index.external.contains(name) && index.external.inherits(root, from: name) {
      if let found = index.members(of: name).first(where: { matches($0.member) }) { return found.member }
    }
    return nil
  }

  private func name(of declared: MemberSummary?, _ reference: SelectorReference) -> String {
    switch reference.accessor {
    case .getter: return declared?.objCName ?? reference.name
    case .setter: return ObjCNames.setter(reference.name)
    case nil: break
    }
    if let name = declared?.objCName { return name }
    if case .method(let signature)? = declared?.kind {
      return ObjCNames.selector(
        MethodName(base: reference.name, labels: signature.labels), isAsync: signature.isAsync,
        isThrowing: signature.isThrowing)
    }
    let labels = reference.labels ?? ExternalClasses.actionLabels[reference.name] ?? []
    return ObjCNames.selector(MethodName(base: reference.name, labels: labels))
  }

  // MARK: - Optional calls

  /// Returns how a call of an optional method is written, or `nil` where no protocol of the app requires it.
  private func resolve(_ call: MethodName) -> OptionalCall? {
    guard let member = optionalRequirements[call.base]?.first(where: { $0.methodName.map(call.canMean) ?? false }),
      case .method(let signature) = member.kind
    else { return nil }
    let isHidden = !signature.returnsNothing && !signature.returnsOptional
    return OptionalCall(name: call, replacement: isHidden ? Self.adopted(call.base) : call.base)
  }
}

extension MethodName {
  /// The label of a trailing closure, which isn't written.
  static let trailing = "{}"

  /// Whether a call with this name can mean a method.
  fileprivate func canMean(_ method: MethodName) -> Bool {
    base == method.base && labels.count == method.labels.count
      && zip(labels, method.labels).allSatisfy { $0 == $1 || $0 == Self.trailing }
  }
}
