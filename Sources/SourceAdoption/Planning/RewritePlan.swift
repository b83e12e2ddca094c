/// What a file's rewriting depends on beyond the file: what the names in it stand for, and what other files need of it.
///
/// A file is rewritten again only if it or its plan changes.
struct RewritePlan: Codable, Equatable, Sendable {
  /// What each `#selector` of the file stands for.
  var selectors: [ResolvedSelector] = []
  /// The optional calls to requirements of the app's protocols.
  var optionalCalls: [OptionalCall] = []
  /// What changes about members that the file declares.
  var members: [MemberChange] = []
  /// Calls of `super` that reach another member, by class.
  var superCalls: [SuperCall] = []
  /// The members that are added to classes in the file.
  var insertions: [Insertion] = []
  /// The protocols that classes in the file adopt besides.
  var conformances: [Conformance] = []
  /// The declarations that are added at the end of the file.
  var additions: [Addition] = []
  /// Whether what is added needs UIKit's names.
  var needsUIKit = false
  /// The app's types that are named like a type whose uses are rewritten.
  var ownTypes: [OwnType] = []
  /// The methods of the app's types that are named like those of bundles.
  var ownBundleMethods: [String] = []
}

/// A type of the app with the name of one of Foundation's.
struct OwnType: Codable, Equatable, Sendable {
  var name: String
  /// The type around it, in which the name alone stands for it; `nil` for the whole module.
  var scope: String?
}

struct ResolvedSelector: Codable, Equatable, Sendable {
  enum Form: String, Codable, Sendable {
    /// A method of a class, as in `Owner.tap(_:)`.
    case instance
    /// A method of the type itself.
    case `static`
    /// A method that a protocol requires.
    case requirement
    /// A method of an instance that an expression gives.
    case expression
  }

  var reference: SelectorReference
  /// The name in Objective-C, such as `tap:forEvent:`.
  var name: String
  /// The type, or the expression for an instance. Empty outside of types.
  var owner: String
  var form: Form
}

struct OptionalCall: Codable, Equatable, Sendable {
  var name: MethodName
  /// The base name of the method that is called instead.
  var replacement: String
}

/// A change of the declaration of a member or of an extension, which is found by its position.
struct MemberChange: Codable, Equatable, Sendable {
  var position: SourcePosition
  /// The new name, or `nil` to keep it.
  var name: String?
  /// Whether `override` is removed, and `class` becomes `static`.
  var removesOverride = false
  var addsOverride = false
  /// Whether `private` is removed, for a member that another file has to reach.
  var removesPrivate = false
}

struct SuperCall: Codable, Equatable, Sendable {
  /// The name of the type around the call, as it is written.
  var type: String
  var name: MethodName
  var replacement: String
}

struct Insertion: Codable, Equatable, Sendable {
  /// Where the declaration of the type begins.
  var type: SourcePosition
  var text: String
  /// The file and the line that the compiler's messages about the text name.
  var file: String
  var line: Int
  /// The conditions under which the text is compiled.
  var condition: String?
}

struct Conformance: Codable, Equatable, Sendable {
  /// Where the declaration of the type begins.
  var type: SourcePosition
  var name: String
}

struct Addition: Codable, Equatable, Sendable {
  var text: String
  var file: String
  var line: Int
  var condition: String?
}
