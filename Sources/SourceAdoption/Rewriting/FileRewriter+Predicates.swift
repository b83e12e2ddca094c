import SwiftSyntax

/// Initializers with formats and keys, which UIKit has here in place of Foundation.
extension FileRewriter {
  /// The first labels of the initializers, by type.
  private static let initializers = ["NSPredicate": "format", "NSSortDescriptor": "key"]

  /// Imports UIKit where such an initializer is called. Arguments of a predicate need no cast to `CVarArg`, which most types
  /// don't conform to on Linux.
  func rewritePredicate(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let label = Self.initializers[name], node.arguments.first?.label?.text == label
    else { return }
    needsUIKit = true
    for argument in node.arguments.dropFirst() {
      guard let sequence = argument.expression.as(SequenceExprSyntax.self) else { continue }
      let (value, type) = SelectorReference.withoutCast(argument.expression)
      guard ["CVarArg", "any CVarArg"].contains(type?.trimmedDescription), value.is(SequenceExprSyntax.self) == false
      else {
        continue
      }
      for element in sequence.elements.dropFirst() { blank(element) }
    }
  }
}
