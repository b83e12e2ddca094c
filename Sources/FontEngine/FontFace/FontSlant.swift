/// The slant of a face.
public enum FontSlant: Hashable, Sendable {
  /// Without a slant.
  case upright
  /// Slanted, with distinct letterforms.
  case italic
  /// Slanted, with the letterforms of the upright face.
  case oblique
}
