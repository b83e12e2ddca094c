import SwiftSyntax

/// The types that a file names, and the members that it uses, each where it is first.
final class NameUses: SyntaxVisitor {
  private let source: SourceText
  /// The types by name, without those around them.
  private(set) var types: [String: SourcePosition] = [:]
  /// The names of members, with labels where a method is called, such as `setImage(_:for:)`.
  private(set) var members: [String: SourcePosition] = [:]
  /// The generic parameters and local types of the file.
  private(set) var declared: Set<String> = []

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name after a dot is a member's.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { note(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    var name = node.declName.baseName.text
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id {
      name += "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
    if members[name] == nil { members[name] = position(of: node.declName) }
    return .visitChildren
  }

  /// What is for macOS alone isn't compiled here.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.oneLine ?? ""
    return condition.hasPrefix("os(macOS)") || condition.hasPrefix("canImport(AppKit)") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax) {
    guard name.text.first?.isUppercase == true, types[name.text] == nil else { return }
    types[name.text] = position(of: name)
  }

  private func position(of node: some SyntaxProtocol) -> SourcePosition {
    source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
