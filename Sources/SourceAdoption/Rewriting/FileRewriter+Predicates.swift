import SwiftSyntax

/// Initializers with formats and keys, which UIKit has here in place of Foundation.
extension FileRewriter {
  /// The first labels of the initializers, by type.
  private static let initializers = ["NSPredicate": "format", "NSSortDescriptor": "key"]

  /// Imports UIKit where such an initializer is called. Arguments of a predicate need no cast to `CVarArg`, which most types
  /// don't conform to on Linux.
  func rewritePredicate(_ node: FunctionCallExprSyntax) {
    guard let name = Self.type(calledBy: node.calledExpression), let label = Self.initializers[name], !isOwn(name),
      node.arguments.first?.label?.text.hasPrefix(label) == true
    else { return }
    needsUIKit = true
    for argument in node.arguments.dropFirst() { blankCasts(in: argument.expression) }
  }

  /// Returns the name of a type whose initializer is called: `Name`, `Module.Name`, or `Name.init`.
  private static func type(calledBy expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return access.declName.baseName.text == "init" ? access.base.flatMap(type) : access.declName.baseName.text
  }

  /// Blanks a cast at the end of an expression, and those in parentheses and arrays.
  private func blankCasts(in expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { blankCasts(in: element.expression) }
    } else if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { blankCasts(in: element.expression) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let cast = sequence.elements.suffix(2)
      guard cast.first?.is(UnresolvedAsExprSyntax.self) == true,
        ["CVarArg", "any CVarArg"].contains(cast.last?.trimmedDescription)
      else { return }
      for element in cast { blank(element) }
    }
  }
}
