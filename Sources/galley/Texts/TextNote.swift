import TextOutput

/// A fact about a text that isn't about its size, such as a plural form that its language doesn't use.
struct TextNote: Hashable, Sendable {
  /// The kind of a note, as named in output.
  enum Kind: String, CaseIterable, Sendable {
    /// A plural form that the language doesn't use.
    case unusedPluralForm = "unused-plural-form"
    /// A plural form that the language uses and the catalog doesn't have.
    case missingPluralForm = "missing-plural-form"
    /// An example argument of another type than the placeholder.
    case argumentType = "argument-type"

    /// The kind in words, as the title of an annotation.
    var title: String {
      switch self {
      case .unusedPluralForm: "Unused plural form"
      case .missingPluralForm: "Missing plural form"
      case .argumentType: "Argument of another type"
      }
    }
  }

  let kind: Kind
  let message: String

  /// The note as JSON.
  var json: JSONValue { ["kind": .string(kind.rawValue), "message": .string(message)] }
}
