public import FontEngine

/// What text is shaped with: the same for all sizes, so no point size is part of it.
public struct TextStyle: Hashable, Sendable {
  /// The face that is tried first, and whose measures make the line.
  public var face: FontFace
  /// Faces to try next, before the catalog's fallbacks.
  public var otherFaces: [FontFace]
  /// The language (BCP 47), which chooses line-breaking rules, glyph variants and fallback fonts; nil if unknown.
  public var language: String?

  /// A style with a face and, optionally, more faces and a language.
  public init(face: FontFace, otherFaces: [FontFace] = [], language: String? = nil) {
    self.face = face
    self.otherFaces = otherFaces
    self.language = language
  }
}
