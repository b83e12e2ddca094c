import SwiftSyntax

/// Rewrites a file's syntax that Swift has on Apple's platforms alone.
///
/// Every line stays where it is; what is inserted stands between directives `#sourceLocation`, so that the compiler's
/// messages name the lines of the file.
final class FileRewriter: SyntaxVisitor {
  let source: SourceText
  let plan: RewritePlan
  /// The path that the compiler's messages name.
  let path: String
  var edits = SourceEdits()
  var scope = TypeScope()
  /// Whether what was written needs UIKit's names.
  var needsUIKit = false
  /// The modules that have names of the file which Apple's Foundation declares.
  private var needsModules: Set<String> = []
  private var imported: Set<String> = []

  /// Returns the text that is compiled instead of a file.
  ///
  /// A file in which nothing is rewritten follows the directive byte for byte. A result is returned as it is.
  static func rewritten(_ source: SourceText, _ plan: RewritePlan, path: String) -> [UInt8] {
    guard !source.bytes.starts(with: marker.utf8) else { return source.bytes }
    let rewriter = FileRewriter(source, plan, path: path)
    rewriter.walk(source.tree)
    rewriter.appendAdditions()
    // Directives of one line, so that the first line is the file's.
    let needed = rewriter.needsModules.union(rewriter.needsUIKit || plan.needsUIKit ? ["UIKit"] : [])
    let imports = needed.subtracting(rewriter.imported).sorted().map { "import \($0)\n" }.joined()
    let header = marker + imports + directive(path, 1)
    return Array(header.utf8) + rewriter.edits.applied(to: source.bytes)
  }

  /// The first line of every result.
  static let marker = "// Written by galley-adopt.\n"

  private init(_ source: SourceText, _ plan: RewritePlan, path: String) {
    self.source = source
    self.plan = plan
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Texts

  static func directive(_ path: String, _ line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
  }

  func blank(_ node: some SyntaxProtocol) { edits.blank(node.sourceRange, of: source.bytes) }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.sourceRange, of: source.bytes, with: text)
  }

  /// Inserts lines of code before an offset, behind which the file's own line goes on at its column.
  func insertLines(_ lines: [(text: String, file: String, line: Int, condition: String?)], at offset: Int) {
    guard !lines.isEmpty else { return }
    let position = source.position(of: offset)
    let isEnd = offset == source.bytes.count
    edits.insert(
      "\n" + lines.map(Self.text).joined()
        + (isEnd ? "" : Self.directive(path, position.line) + String(repeating: " ", count: position.column - 1)),
      at: offset)
  }

  private static func text(of line: (text: String, file: String, line: Int, condition: String?)) -> String {
    let body = directive(line.file, line.line) + line.text + "\n"
    return line.condition.map { "#if \($0)\n\(body)#endif\n" } ?? body
  }

  private func appendAdditions() {
    insertLines(plan.additions.map { ($0.text, $0.file, $0.line, $0.condition) }, at: source.bytes.count)
  }

  // MARK: - Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    imported.insert(module)
    // Apple's frameworks bring UIKit along, as SwiftUI does, and other packages that build on it.
    needsUIKit = needsUIKit || !KnownModules.names.contains(module)
    if !KnownModules.names.contains(module) {
      let range = node.sourceRange
      edits.insert("\n#if canImport(\(module))\n", at: range.lowerBound)
      edits.insert(
        "\n#endif\n" + Self.directive(path, source.line(of: range.upperBound)), at: range.upperBound)
      // A line can't begin with the one between two imports.
      if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon { blank(semicolon) }
    } else if node.path.count > 1 {
      let modifiers = (node.attributes.map(\.oneLine) + node.modifiers.map(\.oneLine)).map { $0 + " " }.joined()
      replace(node, with: "\(modifiers)import \(module)")
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    for call in node.condition.map(Self.platformTests) ?? [] {
      switch (call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) {
      case ("os", "iOS"): replace(call.arguments, with: "Linux")
      // As in a simulator, there is no camera and no sensor.
      case ("targetEnvironment", "simulator"): replace(call, with: "true")
      default: break
      }
    }
    return .visitChildren
  }

  private static func platformTests(in expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var pending = [Syntax(expression)]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) { found.append(call) }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  // MARK: - Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.removedAttributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text), node.detail == nil { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    changeMember(named: node.name, node.modifiers, introducer: node.funcKeyword)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      changeMember(named: pattern.identifier, node.modifiers, introducer: node.bindingSpecifier)
    }
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text != "Preview" else {
      blank(node)
      return .skipChildren
    }
    return rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteBundleCall(node)
    rewriteProcessInfo(node)
    rewritePredicate(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, let name = superReplacement(for: node) {
      replace(node.declName.baseName, with: name)
    }
    rewriteBundleProperty(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteUse(of: node.baseName)
    return .visitChildren
  }

  // MARK: - Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteUse(of: node.name)
    return .visitChildren
  }

  /// A file that doesn't import UIKit may use it, where a bridging header imports it, and what Foundation has on Apple's
  /// platforms alone, such as `Selector`. `URLSession` and `XMLParser` have modules of their own on Linux.
  private func noteUse(of name: TokenSyntax) {
    needsUIKit = needsUIKit || SystemKnowledge.uiKitNames.contains(name.text)
    if let module = FoundationNames.modules[name.text] { needsModules.insert(module) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let position = source.position(of: node.sourceRange.lowerBound)
    if plan.members.contains(where: { $0.position == position && $0.removesPrivate }) {
      for modifier in node.modifiers where modifier.name.text.hasSuffix("private") { blank(modifier) }
    }
    return enter(node, nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.contains(named: "objc")
    return enter(node, node.inheritanceClause, additional: isObjC && !node.isClassBound ? ["AnyObject"] : [])
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }
  override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }

  private func enter(
    _ node: some DeclGroupSyntax, _ inheritance: InheritanceClauseSyntax?, additional: [String] = []
  ) -> SyntaxVisitorContinueKind {
    scope.enter(node)
    guard !node.is(ExtensionDeclSyntax.self) else { return .visitChildren }
    let position = source.position(of: node.sourceRange.lowerBound)
    addConformances(plan.conformances.filter { $0.type == position }.map(\.name) + additional, node, inheritance)
    let insertions = plan.insertions.filter { $0.type == position }
    if !insertions.isEmpty {
      needsUIKit = true
      insertLines(
        insertions.map { ($0.text, $0.file, $0.line, $0.condition) },
        at: node.memberBlock.rightBrace.sourceRange.lowerBound)
    }
    return .visitChildren
  }

  private func addConformances(
    _ protocols: [String], _ node: some DeclGroupSyntax, _ inheritance: InheritanceClauseSyntax?
  ) {
    guard !protocols.isEmpty else { return }
    let list = protocols.joined(separator: ", ")
    if let last = inheritance?.inheritedTypes.last {
      edits.insert(", " + list, at: last.sourceRange.upperBound)
    } else if let name = node.asProtocol((any NamedDeclSyntax).self)?.name {
      let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      edits.insert(": " + list, at: generics?.sourceRange.upperBound ?? name.sourceRange.upperBound)
    }
  }
}

extension ProtocolDeclSyntax {
  /// Whether the protocol says itself that only classes adopt it.
  fileprivate var isClassBound: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
    } ?? false
  }
}
