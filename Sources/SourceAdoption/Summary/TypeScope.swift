import SwiftSyntax

/// The types around a node of a syntax tree.
struct TypeScope {
  /// The full name of each type, innermost last.
  private var names: [String] = []

  /// The full name of the innermost type, such as `Card.Header`, or `nil` outside of types.
  var name: String? { names.last }

  /// Returns the full name of a type that is declared here.
  func qualified(_ name: String) -> String { names.last.map { $0 + "." + name } ?? name }

  /// Enters a declaration of a type or an extension. A type within a function is known by its own name.
  mutating func enter(_ node: some DeclSyntaxProtocol) {
    if let node = node.as(ExtensionDeclSyntax.self) {
      names.append(Self.nameWithoutArguments(node.extendedType))
    } else {
      let own = node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      names.append(node.isLocal ? own : qualified(own))
    }
  }

  mutating func leave() { names.removeLast() }

  /// Returns the names of the types in a composition such as `UIViewController & Themed`; of another type, its name.
  static func names(in type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [nameWithoutArguments(type)] }
    return composition.elements.map { nameWithoutArguments($0.type) }
  }

  /// Returns the name of a type as written, such as `Box` for `Box<Int>`.
  static func nameWithoutArguments(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = type.as(MemberTypeSyntax.self) { return nameWithoutArguments(type.baseType) + "." + type.name.text }
    if let type = type.as(AttributedTypeSyntax.self) { return nameWithoutArguments(type.baseType) }
    return type.trimmedDescription
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is a member of a type, also within `#if`.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

  /// Whether the declaration is within a function or an accessor.
  var isLocal: Bool {
    var node = parent
    while let current = node, !current.is(MemberBlockSyntax.self) {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
