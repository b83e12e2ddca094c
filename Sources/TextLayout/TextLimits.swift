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
}
