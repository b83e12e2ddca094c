import SwiftSyntax

/// Reads a file's summary from its syntax tree.
final class SummaryCollector: SyntaxVisitor {
  private let source: SourceText
  private var summary = FileSummary()
  private var scope = TypeScope()
  /// The indices in the summary of the types around the node, innermost last.
  private var indices: [Int] = []

  static func summary(of source: SourceText) -> FileSummary {
    let collector = SummaryCollector(source)
    collector.walk(source.tree)
    return collector.summary
  }

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class, node.inheritanceClause, node.modifiers, node.attributes, node.genericParameterClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct, node.inheritanceClause, node.modifiers, node.attributes, node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .enum, node.inheritanceClause, node.modifiers, node.attributes, node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, node.inheritanceClause, node.modifiers, node.attributes, node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, node.inheritanceClause, node.modifiers, node.attributes, nil)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, .extension, node.inheritanceClause, node.modifiers, node.attributes, nil)
    summary.types[indices[indices.count - 1]].isConstrained = node.genericWhereClause != nil
    return result
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    summary.types.append(
      TypeSummary(
        kind: .typealias, name: scope.qualified(node.name.text), inherited: TypeScope.names(in: node.initializer.value),
        position: position(of: node.name)))
    return .skipChildren
  }

  private func enter(
    _ node: some DeclSyntaxProtocol, _ kind: TypeSummary.Kind, _ inheritance: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    scope.enter(node)
    indices.append(summary.types.count)
    summary.types.append(
      TypeSummary(
        kind: kind, name: scope.name ?? "",
        inherited: inheritance?.inheritedTypes.flatMap { TypeScope.names(in: $0.type) } ?? [],
        access: modifiers.access ?? .internal, isFinal: modifiers.contains("final"),
        hasObjCMembers: attributes.contains(named: "objcMembers") || attributes.contains(named: "objc"),
        genericParameters: generics?.parameters.map(\.name.text) ?? [], position: position(of: node),
        condition: node.compilationCondition, isLocal: node.isLocal))
    return .visitChildren
  }

  private func leave() {
    indices.removeLast()
    scope.leave()
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = indices.last, node.isMember {
      add(
        MemberSummary(
          .method(MethodSignature(node)), name: node.name.text, node.modifiers, node.attributes,
          at: position(of: node.name), condition: node.compilationCondition),
        to: type)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = indices.last, node.isMember else { return .visitChildren }
    let sharedType = node.bindings.last?.typeAnnotation
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let signature = PropertySignature(
        binding, type: binding.typeAnnotation ?? sharedType, isVariable: node.bindingSpecifier.text == "var")
      add(
        MemberSummary(
          .property(signature), name: pattern.identifier.text, node.modifiers, node.attributes,
          at: position(of: pattern), condition: node.compilationCondition),
        to: type)
    }
    return .visitChildren
  }

  /// Adds a member to a type, unless nothing is ever rewritten because of it.
  ///
  /// Methods in the body of a class matter only as implementations of requirements, for which their names and types are
  /// enough, unless they are Objective-C's or override another one.
  private func add(_ member: MemberSummary, to type: Int) {
    let kind = summary.types[type].kind
    let isInObjC = summary.types[type].hasObjCMembers || member.isObjC || member.isOverride || member.isOptional
    switch member.kind {
    case _ where isInObjC || kind == .protocol || kind == .extension:
      summary.types[type].members.append(member)
    case .method(let signature) where kind == .class || BundleMethods.contains(member.methodName):
      var short = member
      short.kind = .method(
        MethodSignature(labels: signature.labels, types: signature.types, parameters: "", arguments: ""))
      summary.types[type].members.append(short)
    default: break
    }
  }

  // MARK: - Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text {
      summary.imports.append(
        ImportSummary(
          module: module, path: node.path.map(\.name.text).joined(separator: "."), condition: node.compilationCondition,
          position: position(of: node)))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let reference = SelectorReference(node, owner: scope.name) else { return .visitChildren }
    if !summary.selectors.contains(reference) { summary.selectors.append(reference) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCallSyntax(node), !summary.optionalCalls.contains(call.name) {
      summary.optionalCalls.append(call.name)
    }
    return .visitChildren
  }

  private func position(of node: some SyntaxProtocol) -> SourcePosition {
    source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
