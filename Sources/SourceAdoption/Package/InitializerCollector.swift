import SwiftSyntax

/// The classes of a file that can be created without an argument of the app's own types.
final class InitializerCollector: SyntaxVisitor {
  /// The label lists of the designated initializers of the classes that aren't nested, private, or generic.
  private(set) var initializers: [String: [[String]]] = [:]
  private var depth = 0

  init(_ source: SourceText) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = (node.modifiers.access ?? .internal) < .internal
    guard !isPrivate, node.genericParameterClause == nil, node.parent?.is(CodeBlockItemSyntax.self) == true else {
      return .skipChildren
    }
    let declarations = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    initializers[node.name.text] = declarations.filter { !$0.modifiers.contains("convenience") }.map { declaration in
      declaration.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
    }
    return .skipChildren
  }
}
