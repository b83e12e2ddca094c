/// A member that a dispatching one calls if the object has a type.
struct DispatchTarget {
  /// The type as after `as?`, or `nil` for the last one, which any object has.
  var type: String?
  var member: String
}

/// The texts of a member that finds the implementation by the object's type.
extension MemberSummary.Kind {
  /// Whether a member with this signature can call another one with it.
  var canBePassedOn: Bool {
    switch self {
    case .method(let signature): !signature.isVariadic
    case .property(let signature): signature.type != nil && !signature.hasObservers
    }
  }

  /// Returns the requirement of a protocol.
  func requirement(named name: String) -> String {
    switch self {
    case .method(let signature): signature.attributes + signature.declaration(named: name)
    case .property(let signature): "var \(name): \(signature.type ?? "") { get\(signature.isSettable ? " set" : "") }"
    }
  }

  /// Returns the member that calls the first target whose type the object has.
  func dispatcher(named name: String, access: String, to targets: [DispatchTarget]) -> String {
    switch self {
    case .method(let signature):
      let body = Self.text(targets) { "return " + signature.call(named: $0, on: $1) }
      return signature.attributes + access + signature.declaration(named: name, withDefaults: true) + " { \(body) }"
    case .property(let signature):
      func path(_ member: String, _ object: String?) -> String { (object.map { $0 + "." } ?? "") + member }
      let getter = "get { \(Self.text(targets) { "return " + path($0, $1) }) }"
      let setter = " set { \(Self.text(targets) { path($0, $1) + " = newValue; return" }) }"
      return "\(access)var \(name): \(signature.type ?? "") { \(getter)\(signature.isSettable ? setter : "") }"
    }
  }

  private static func text(_ targets: [DispatchTarget], _ use: (_ member: String, _ object: String?) -> String)
    -> String
  {
    targets.map { target in
      guard let type = target.type else { return use(target.member, nil) }
      return "if let adopted = self as? \(type) { \(use(target.member, "adopted")) }"
    }.joined(separator: "; ")
  }
}
