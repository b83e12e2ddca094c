/// What the shape of a plain word depends on besides its text: two texts of equal context share words.
public struct PieceContext: Hashable, Sendable {
  /// The face that the words are shaped in; compared by identity.
  public let face: FontFace
  /// The language (BCP 47).
  public let language: String?
  /// How strictly lines are broken.
  public let strictness: LineBreakStrictness
  /// The OpenType features that the words are shaped with.
  public let features: [FontFeature]

  /// A context of words in one face and language.
  public init(
    face: FontFace, language: String?, strictness: LineBreakStrictness, features: [FontFeature] = []
  ) {
    self.features = features
    self.face = face
    self.language = language
    self.strictness = strictness
  }

  /// Compares faces by identity, which costs nothing; equal faces that were opened twice share no words.
  public static func == (a: PieceContext, b: PieceContext) -> Bool {
    a.face === b.face && a.strictness == b.strictness && a.language == b.language && a.features == b.features
  }

  /// Hashes the face's identity and the rest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(language)
    hasher.combine(strictness)
    hasher.combine(features)
  }

  /// Whether lines break by the rules for which joints between words are certain; Chinese and Japanese have their own.
  var hasRootRules: Bool {
    let rules = LineRules(strictness: strictness, wordBreak: .normal)
    return strictness != .anywhere && (try? rules.name(for: language)) == "root"
  }
}
