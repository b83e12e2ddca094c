/// A typographic feature of a face, such as small capitals, with the scripts and languages that it is for.
public struct LayoutFeature: Hashable, Sendable {
  /// The table of a feature.
  public enum Kind: String, Hashable, Sendable {
    /// Replaces glyphs (`GSUB`).
    case substitution
    /// Moves glyphs (`GPOS`).
    case positioning
  }

  /// A script and a language of it.
  public struct Language: Hashable, Sendable {
    /// The OpenType tag of the script, such as `latn` or `DFLT`.
    public let script: OpenTypeTag
    /// The OpenType tag of the language, such as `TRK `, or `nil` for all others.
    public let language: OpenTypeTag?
  }

  /// The table of the feature.
  public let kind: Kind
  /// The tag of the feature, such as `smcp`.
  public let tag: OpenTypeTag
  /// The name that the font gives to a stylistic set or a character variant, or `nil`.
  public let name: String?
  /// The scripts and languages, in the order of the font.
  public let languages: [Language]
}
