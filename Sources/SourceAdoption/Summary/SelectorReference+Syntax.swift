import SwiftSyntax

extension SelectorReference {
  /// Reads `#selector(…)`. Returns `nil` for other macros, and for what isn't a method or a property.
  init?(_ node: MacroExpansionExprSyntax, owner: String?) {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return nil }
    let (expression, type) = Self.withoutCast(argument.expression)
    let name: DeclReferenceExprSyntax
    var base: String?
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else if let access = expression.as(MemberAccessExprSyntax.self), let written = access.base {
      name = access.declName
      let text = written.oneLine
      // In a closure with a weak `self`, as in `#selector(self?.tap)`.
      base = ["self?", "self!"].contains(text) ? "self" : text
    } else {
      return nil
    }
    self.init(
      owner: owner, base: base, name: name.baseName.text,
      labels: name.argumentNames?.arguments.map(\.name.text),
      accessor: argument.label.flatMap { Accessor(rawValue: $0.text) },
      parameterCount: type.flatMap(Self.parameterCount))
  }

  private static func parameterCount(of type: TypeSyntax) -> Int? {
    if let type = type.as(FunctionTypeSyntax.self) { return type.parameters.count }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first.flatMap { parameterCount(of: $0.type) }
    }
    return type.as(AttributedTypeSyntax.self).flatMap { parameterCount(of: $0.baseType) }
  }

  /// Returns an expression without parentheses and without `as Type`, and that type.
  static func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return withoutCast(inner.expression)
    }
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      return (withoutCast(cast.expression).0, cast.type)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return (expression, nil) }
    let type = elements[2].as(TypeExprSyntax.self)?.type
    return (withoutCast(elements[0]).0, type)
  }
}
