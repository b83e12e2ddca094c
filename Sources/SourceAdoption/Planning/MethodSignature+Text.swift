extension MethodSignature {
  /// Returns the declaration with a name, without a body.
  func declaration(named name: String, withDefaults: Bool = false) -> String {
    let list = withDefaults && !parametersWithDefaults.isEmpty ? parametersWithDefaults : parameters
    return "func \(name)\(genericParameters)(\(list))" + (effects.isEmpty ? "" : " " + effects)
      + (result.map { " -> " + $0 } ?? "") + (genericRequirements.isEmpty ? "" : " " + genericRequirements)
  }

  /// Returns a call of a method with this signature, with what its effects need.
  ///
  /// - Parameter object: The object whose method is called, or `nil` for `self`.
  func call(named name: String, on object: String? = nil) -> String {
    (isThrowing ? "try " : "") + (isAsync ? "await " : "") + (object.map { $0 + "." } ?? "") + "\(name)(\(arguments))"
  }

  /// The result type as an optional one. Types of several words need parentheses.
  var optionalResult: String? { result.map { ($0.contains(" ") ? "(\($0))" : $0) + "?" } }

  /// Whether methods with both signatures, and one name, can be one overriding the other.
  ///
  /// A type may be written with the types around it in one of them, as in `Deck.Card` for `Card`.
  func matches(_ other: MethodSignature) -> Bool {
    labels == other.labels
      && (types == other.types || types.map(Self.withoutOwners) == other.types.map(Self.withoutOwners))
  }

  private static func withoutOwners(_ type: String) -> String {
    type.replacing(/(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_])/, with: "").replacing("any ", with: "")
  }
}
