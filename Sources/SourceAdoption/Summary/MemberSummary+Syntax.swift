import SwiftSyntax

extension MemberSummary {
  init(
    _ kind: Kind, name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    at position: SourcePosition, condition: String?
  ) {
    let role = attributes.interfaceRole
    self.init(
      kind: kind, name: name, access: modifiers.access,
      isStatic: modifiers.contains("static") || modifiers.contains("class"), isFinal: modifiers.contains("final"),
      isOverride: modifiers.contains("override"), isOptional: modifiers.contains("optional"),
      isObjC: role != nil || attributes.contains(named: "objc"), objCName: attributes.objCName, role: role,
      position: position, condition: condition)
  }
}

extension MethodSignature {
  init(_ node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    let effects = node.signature.effectSpecifiers
    self.init(
      labels: parameters.map(\.firstName.text), types: parameters.map(\.type.oneLine),
      parameters: parameters.enumerated().map { Self.declaration(of: $1, $0) }.joined(separator: ", "),
      parametersWithDefaults: parameters.enumerated().map {
        Self.declaration(of: $1, $0) + ($1.defaultValue.map { " " + $0.oneLine } ?? "")
      }.joined(separator: ", "),
      arguments: parameters.enumerated().map { Self.argument(for: $1, $0) }.joined(separator: ", "),
      genericParameters: node.genericParameterClause?.oneLine ?? "",
      genericRequirements: node.genericWhereClause?.oneLine ?? "", isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil, effects: effects?.oneLine ?? "",
      result: node.signature.returnClause?.type.oneLine,
      attributes: node.attributes.contains(named: "discardableResult") ? "@discardableResult " : "",
      isVariadic: parameters.contains { $0.ellipsis != nil })
  }

  /// The name by which a forwarding method knows a parameter.
  private static func localName(of parameter: FunctionParameterSyntax, _ index: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "argument\(index)" : name
  }

  private static func declaration(of parameter: FunctionParameterSyntax, _ index: Int) -> String {
    let label = parameter.firstName.text
    let name = localName(of: parameter, index)
    let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.oneLine + " "
    return attributes + (label == name ? "" : label + " ") + name + ": " + parameter.type.oneLine
      + (parameter.ellipsis == nil ? "" : "...")
  }

  private static func argument(for parameter: FunctionParameterSyntax, _ index: Int) -> String {
    let label = parameter.firstName.text
    let isInOut =
      parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    return (label == "_" ? "" : label + ": ") + (isInOut ? "&" : "") + localName(of: parameter, index)
  }
}

extension PropertySignature {
  init(_ binding: PatternBindingSyntax, type: TypeAnnotationSyntax?, isVariable: Bool) {
    self.type = type?.type.oneLine
    guard let accessors = binding.accessorBlock else {
      isSettable = isVariable
      return
    }
    guard case .accessors(let list) = accessors.accessors else { return }
    let names = Set(list.map(\.accessorSpecifier.text))
    hasObservers = names.contains("willSet") || names.contains("didSet")
    isSettable = hasObservers || names.contains("set") || names.contains("_modify")
  }
}

extension SyntaxProtocol {
  /// The text of the node in one line, without comments.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      let isApart = token.leadingTrivia.contains { !$0.isComment } && !text.isEmpty && !text.hasSuffix(" ")
      text += (isApart ? " " : "") + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }.trimmed
  }
}

extension TriviaPiece {
  fileprivate var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier without details is there: `private(set)` isn't `private`.
  func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// The access that a modifier gives, or `nil` where none is written.
  var access: Access? { lazy.filter { $0.detail == nil }.compactMap { Access(modifier: $0.name.text) }.first }
}

extension AttributeListSyntax {
  func contains(named name: String) -> Bool { attribute(named: name) != nil }

  func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }

  /// The name in `@objc(name)`.
  var objCName: String? {
    guard case .objCName(let pieces)? = attribute(named: "objc")?.arguments else { return nil }
    return pieces.map { ($0.name?.text ?? "") + ($0.colon?.text ?? "") }.joined()
  }

  var interfaceRole: InterfaceRole? {
    if contains(named: "IBOutlet") { return .outlet }
    if contains(named: "IBAction") { return .action }
    if contains(named: "IBSegueAction") { return .segueAction }
    return contains(named: "IBInspectable") ? .inspectable : nil
  }
}
