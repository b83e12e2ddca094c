/// Every limit of text layout, with its reason.
public enum TextLimits {
  /// Longest text, in UTF-16 code units: 4 million take 0.7 s and 260 MB at their peak (release build, Latin text), and grow
  /// in proportion. Longer texts are better prepared paragraph by paragraph.
  public static let maximumLength = 4 << 20
  /// Larger sizes are refused: beyond them a line of text no longer fits on anything, and they come from mistakes.
  public static let maximumPointSize = 10_000.0
  /// Indents, spacings and attachments count as no larger than this, in points: ten million, so that no sum over a text's
  /// lines overflows.
  public static let maximumDistance = 1e7
  /// How many sizes a text is kept at whose faces depend on the size: as many as there are content size categories, and a
  /// few more. Then it forgets them all.
  static let maximumSizedTexts = 16
  /// Reshaped line edges that a text remembers, besides one for each 4 code units; then it forgets them all.
  static let minimumEdgePieces = 256
}
