/// The limits of text layout, each with its reason.
public enum TextLimits {
  /// The maximum length of a text, in UTF-16 code units.
  ///
  /// 4 million code units of Latin text take 0.7 s and 260 MB at the peak in a release build, and time and memory grow
  /// linearly. Prepare longer texts paragraph by paragraph.
  public static let maximumLength = 4 << 20
  /// The maximum point size. Larger sizes are rejected as mistakes: a line of such text does not fit on anything.
  public static let maximumPointSize = 10_000.0
  /// The limit for indents, spacing, and attachments, in points: ten million, so that no sum over a text's lines
  /// overflows.
  public static let maximumDistance = 1e7
  /// The number of sizes at which a size-dependent text is cached. When it is exceeded, all are dropped.
  ///
  /// It is slightly more than the number of content size categories.
  static let maximumSizedTexts = 16
  /// The minimum number of reshaped line edges that a text caches. When the cache is full, all are dropped.
  ///
  /// A text caches one edge for every 4 code units if that is more.
  static let minimumEdgePieces = 256
  /// The length from which on a text's paragraphs are kept for other texts, in UTF-16 code units.
  ///
  /// Shorter texts take less than half a millisecond, and are more often replaced as a whole than edited.
  static let minimumRecentLength = 2048
  /// The number of texts whose paragraphs are kept: for a few documents, with and without marked text.
  static let maximumRecentTexts = 8
  /// The memory that the texts whose paragraphs are kept may take, in bytes. A million code units of Hebrew take 45 MB.
  static let maximumRecentBytes = 64 << 20
  /// The share of a text that may be new if the rest is taken from other texts. Joining costs up to a tenth of shaping.
  static let maximumNewShare = 0.75
}
