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
        case "override" where change.losesOverride: blank(modifier)
        case "class" where change.losesOverride: replace(modifier, with: "static")
        case "private" where change.losesPrivate && modifier.detail == nil,
          "fileprivate" where change.losesPrivate && modifier.detail == nil:
          blank(modifier)
        default: break
        }
      }
      if change.gainsOverride { edits.insert("override ", at: introducer.sourceRange.lowerBound) }
    }
  }

  /// Whether calls of `super` in the innermost type reach another member.
  func superReplacement(for name: String) -> String? {
    plan.superCalls.first { $0.type == scope.name && $0.name == name }?.replacement
  }
}
