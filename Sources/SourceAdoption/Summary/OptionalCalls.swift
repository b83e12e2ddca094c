import SwiftSyntax

/// A call of the form `object.name?(label:)` or `object.name!(label:)`.
struct OptionalCallSyntax {
  /// The method's name, with ``MethodName/trailing`` for trailing closures.
  let name: MethodName
  let baseName: TokenSyntax
  /// The question or exclamation mark.
  let mark: TokenSyntax

  /// Returns `nil` for other calls, and for those of a variable or of a property of `self`, which are closures.
  init?(_ call: FunctionCallExprSyntax) {
    let callee: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (chain.expression, chain.questionMark)
    } else if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (force.expression, force.exclamationMark)
    } else {
      return nil
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      base.trimmedDescription != "self"
    else { return nil }
    baseName = access.declName.baseName
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append(MethodName.trailing) }
    labels += call.additionalTrailingClosures.map(\.label.text)
    name = MethodName(base: baseName.text, labels: labels)
  }
}
