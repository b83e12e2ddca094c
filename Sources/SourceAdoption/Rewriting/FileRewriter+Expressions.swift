import SwiftSyntax

/// What `#selector` and its kin become.
extension FileRewriter {
  /// Rewrites a macro of the language, and returns whether it was one.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    let text: String?
    switch node.macroName.text {
    case "selector": text = selector(node)
    case "keyPath": text = node.arguments.first.map { keyPath($0.expression) }
    case "colorLiteral": text = "UIColor(\(node.arguments.oneLine))"
    case "imageLiteral": text = node.arguments.first.map { "UIImage(named: \($0.expression.oneLine))!" }
    case "fileLiteral":
      text = node.arguments.first.map { "Bundle.main.url(forResource: \($0.expression.oneLine), withExtension: nil)!" }
    default: text = nil
    }
    guard let text else { return false }
    replace(node, with: text)
    needsUIKit = true
    return true
  }

  private func selector(_ node: MacroExpansionExprSyntax) -> String? {
    guard let argument = node.arguments.first else { return nil }
    let (_, type) = SelectorReference.withoutCast(argument.expression)
    guard let reference = SelectorReference(node, owner: scope.name),
      let resolved = plan.selectors.first(where: { $0.reference == reference })
    else { return nil }
    let owner = resolved.owner
    let name = "\"\(resolved.name)\""
    // A pattern compares names, and Swift (6.3) doesn't find the parameters of a closure in one.
    if node.isInPattern { return "Selector(\(name))" }
    var method = reference.name
    if let labels = reference.labels { method += "(" + labels.map { $0 + ":" }.joined() + ")" }
    let cast = type.map { " as \($0.oneLine)" } ?? ""
    // A closure states the isolation of the method, which a reference without an object loses in language mode 5.
    let parameter = "(object: \(resolved.form == .requirement && owner != "Self" ? "any " + owner : owner))"
    switch (reference.accessor, resolved.form) {
    case (.getter, .static): return "Selector(\(name), static: { \(owner).\(method) })"
    case (.getter, .expression): return "Selector(\(name), of: \(owner), { object in { object.\(method) } })"
    case (.getter, _): return "Selector(\(name), { \(parameter) in { object.\(method) } })"
    case (.setter, .static): return "Selector(\(name), static: { \(owner).\(method) = $0 })"
    case (.setter, .expression): return "Selector(\(name), of: \(owner), { object in { object.\(method) = $0 } })"
    case (.setter, _): return "Selector(\(name), { \(parameter) in { object.\(method) = $0 } })"
    case (nil, .static): return "Selector(\(name), static: \(owner).\(method)\(cast))"
    case (nil, .expression): return "Selector(\(name), of: \(owner), { $0.\(method)\(cast) })"
    case (nil, _): return "Selector(\(name), { \(parameter) in object.\(method)\(cast) })"
    }
  }

  /// The names of properties; those of the types before them are left out.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let names = expression.oneLine.replacing("?", with: "").replacing("!", with: "").split(separator: ".")
    let properties = names.drop { $0.first?.isUppercase ?? false }
    return "\"" + (properties.isEmpty ? names : Array(properties)).joined(separator: ".") + "\""
  }

  /// Makes a call of an optional method of the app a plain one.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let syntax = OptionalCallSyntax(node), let call = plan.optionalCalls.first(where: { $0.name == syntax.name })
    else { return }
    blank(syntax.mark)
    guard call.replacement != syntax.name.base else { return }
    replace(syntax.baseName, with: call.replacement)
    // The result is optional, also for what follows the call.
    let isChained =
      node.parent?.is(MemberAccessExprSyntax.self) == true || node.parent?.is(SubscriptCallExprSyntax.self) == true
    if syntax.mark.text == "!" || isChained { edits.insert(syntax.mark.text, at: node.sourceRange.upperBound) }
  }

  /// Has `ProcessInfo()`, whose initializer isn't public on Linux, be the only instance, which has the same values.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    guard name == "ProcessInfo" && !isOwn(name) || name == "Foundation.ProcessInfo", node.leftParen != nil,
      node.arguments.isEmpty,
      node.trailingClosure == nil
    else { return }
    replace(node, with: name + ".processInfo")
  }

  /// Whether a name alone stands for a type of the app here.
  func isOwn(_ name: String) -> Bool {
    plan.ownTypes.contains { type in
      guard type.name == name else { return false }
      guard let outer = type.scope else { return true }
      return scope.name.map { $0 == outer || $0.hasPrefix(outer + ".") } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node is part of a pattern such as that of a `case`.
  fileprivate var isInPattern: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(ExpressionPatternSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
