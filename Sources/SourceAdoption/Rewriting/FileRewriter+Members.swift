import SwiftSyntax

/// Members that get another name or other modifiers, and calls of `super` that follow them.
extension FileRewriter {
  /// Applies what the plan says about a member.
  func changeMember(
    named name: TokenSyntax, _ modifiers: DeclModifierListSyntax, introducer: TokenSyntax
  ) {
    let position = source.position(of: name.sourceRange.lowerBound)
    for change in plan.members where change.position == position {
      if let newName = change.name { replace(name, with: newName) }
      for modifier in modifiers {
        switch modifier.name.text {
        case "override" where change.removesOverride: blank(modifier)
        case "class" where change.removesOverride: replace(modifier, with: "static")
        case "private" where change.removesPrivate && modifier.detail == nil,
          "fileprivate" where change.removesPrivate && modifier.detail == nil:
          blank(modifier)
        default: break
        }
      }
      if change.addsOverride { edits.insert("override ", at: introducer.sourceRange.lowerBound) }
    }
  }

  /// Whether calls of `super` in the innermost type reach another member.
  func superReplacement(for node: MemberAccessExprSyntax) -> String? {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels =
      node.declName.argumentNames?.arguments.map(\.name.text) ?? call?.arguments.map { $0.label?.text ?? "_" }
    return plan.superCalls.first {
      $0.type == scope.name && $0.name.base == node.declName.baseName.text
        && (labels == nil || call?.trailingClosure != nil || $0.name.labels == labels)
    }?.replacement
  }
}
