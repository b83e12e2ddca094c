/// The inputs, besides the text, that determine the shape of a plain word. Texts with equal contexts share words.
public struct PieceContext: Hashable, Sendable {
  /// The face that the words are shaped in, compared by identity.
  public let face: FontFace
  /// The language of the words (BCP 47), or `nil` if it is unknown.
  public let language: String?
  /// The strictness of line breaking.
  public let strictness: LineBreakStrictness
  /// The OpenType features that the words are shaped with.
  public let features: [FontFeature]

  /// Creates a context.
  public init(
    face: FontFace, language: String?, strictness: LineBreakStrictness, features: [FontFeature] = []
  ) {
    self.features = features
    self.face = face
    self.language = language
    self.strictness = strictness
  }

  /// Returns whether two contexts are equal.
  ///
  /// Faces are compared by identity, which is fast; equal faces that were opened separately do not share words.
  public static func == (a: PieceContext, b: PieceContext) -> Bool {
    a.face === b.face && a.strictness == b.strictness && a.language == b.language && a.features == b.features
  }

  /// Hashes the identity of the face and the other properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(language)
    hasher.combine(strictness)
    hasher.combine(features)
  }

  /// The number of the line-breaking rules for words in this context.
  var lineRules: Int32 { LineRules(strictness: strictness, wordBreak: .normal).rules(for: language) }
}
