/// What other files, and the file's own rewriting, need to know of a file. It doesn't change when a body is edited.
struct FileSummary: Codable, Equatable, Sendable {
  var imports: [ImportSummary] = []
  /// The types that the file declares or extends, in the order of the file.
  var types: [TypeSummary] = []
  /// What the file names by `#selector`.
  var selectors: [SelectorReference] = []
  /// The calls of the form `name?(label:)`.
  var optionalCalls: [MethodName] = []
}

struct ImportSummary: Codable, Equatable, Sendable {
  var module: String
  /// The module with what is named of it, such as `os.log`.
  var path: String
  /// The condition of the `#if` around it.
  var condition: String?
  var position: SourcePosition
}

/// A declaration of a type, or an extension.
struct TypeSummary: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias` }

  var kind: Kind
  /// The name with those of the types around it, such as `Card.Header`.
  var name: String
  /// What the declaration inherits from and conforms to, as written; the type that an alias stands for.
  var inherited: [String] = []
  var access: Access = .internal
  var isFinal = false
  var hasObjCMembers = false
  /// Whether an extension has a `where` clause.
  var isConstrained = false
  /// The names of the generic parameters.
  var genericParameters: [String] = []
  var members: [MemberSummary] = []
  var position: SourcePosition
  /// The condition of the `#if` around it.
  var condition: String?
  /// Whether it is within a function.
  var isLocal = false
}

/// The visibility of a declaration, in the order of growing visibility.
enum Access: Int, Codable, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  init?(modifier: String) {
    switch modifier {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }

  /// The modifier with a space after it, or nothing where it is the default.
  var prefix: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    case .open: "open "
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A method's base name with its argument labels, `_` for none.
struct MethodName: Codable, Hashable, Sendable, CustomStringConvertible {
  var base: String
  var labels: [String]

  /// The name as in `tap(_:for:)`.
  var description: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// A member of a type that more than its own file has to know.
struct MemberSummary: Codable, Equatable, Sendable {
  enum Kind: Codable, Equatable, Sendable {
    case method(MethodSignature)
    case property(PropertySignature)
  }

  var kind: Kind
  /// The property's name, or the method's base name.
  var name: String
  var access: Access?
  var isStatic = false
  var isFinal = false
  var isOverride = false
  /// Whether it is an optional requirement.
  var isOptional = false
  /// Whether Objective-C would see it: `@objc`, an outlet, an action.
  var isObjC = false
  /// The name in `@objc(name)`.
  var objCName: String?
  var role: InterfaceRole?
  var position: SourcePosition
  /// The condition of the `#if` around it.
  var condition: String?

  /// The method's name with its labels, or `nil` for a property.
  var methodName: MethodName? {
    if case .method(let signature) = kind { MethodName(base: name, labels: signature.labels) } else { nil }
  }

  /// The name of the member with labels, such as `tap(_:)` or `title`.
  var fullName: String { methodName?.description ?? name }
}

/// What a document of Interface Builder connects to a member.
enum InterfaceRole: String, Codable, Sendable {
  case outlet, action, segueAction, inspectable
}

struct MethodSignature: Codable, Equatable, Sendable {
  var labels: [String]
  /// The types of the parameters as written.
  var types: [String]
  /// The parameters as written, without default arguments, such as `_ sender: UIButton, for event: UIEvent`.
  var parameters: String
  /// The parameters with their default arguments.
  var parametersWithDefaults = ""
  /// How a call passes the parameters on, such as `sender, for: event`.
  var arguments: String
  var genericParameters = ""
  var genericRequirements = ""
  var isAsync = false
  var isThrowing = false
  /// The effects as written, such as `async throws`.
  var effects = ""
  /// The result type as written, or `nil`.
  var result: String?
  /// The attributes that a method which forwards to this one needs too, such as `@discardableResult`.
  var attributes = ""
  /// Whether a parameter is variadic, which can't be passed on.
  var isVariadic = false

  /// Whether the result is nothing, which any caller may ignore.
  var returnsNothing: Bool { result.map { ["Void", "()"].contains($0) } ?? true }
  var returnsOptional: Bool {
    result.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } ?? false
  }
}

struct PropertySignature: Codable, Equatable, Sendable {
  /// The type as written, or `nil` where it is inferred.
  var type: String?
  var isSettable = false
  /// Whether it has `willSet` or `didSet`.
  var hasObservers = false
}

/// What a `#selector` names, as it is written.
struct SelectorReference: Codable, Hashable, Sendable {
  /// The innermost type around it, or `nil` outside of types.
  var owner: String?
  /// What comes before the last name: nothing, or the text of a type or of an instance.
  var base: String?
  var name: String
  /// The labels, if they are written.
  var labels: [String]?
  var accessor: Accessor?
  /// The number of parameters of the type in `as`, if there is one.
  var parameterCount: Int?

  enum Accessor: String, Codable, Sendable { case getter, setter }
}
