package import TextOutput

/// A fact about a text that isn't about its size, such as a plural form that its language doesn't use.
package struct TextNote: Hashable, Sendable {
  /// The kind of a note, as named in output.
  package enum Kind: String, CaseIterable, Sendable {
    /// A plural form that the language doesn't use.
    case unusedPluralForm = "unused-plural-form"
    /// A plural form that the language uses and the catalog doesn't have.
    case missingPluralForm = "missing-plural-form"
    /// An example argument of another type than the placeholder.
    case argumentType = "argument-type"

    /// The kind in words, as the title of an annotation.
    package var title: String {
      switch self {
      case .unusedPluralForm: "Unused plural form"
      case .missingPluralForm: "Missing plural form"
      case .argumentType: "Argument of another type"
      }
    }
  }

  package let kind: Kind
  package let message: String

  init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The note as JSON.
  package var json: JSONValue { ["kind": .string(kind.rawValue), "message": .string(message)] }
}
