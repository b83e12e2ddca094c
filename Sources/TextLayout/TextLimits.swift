/// Every limit of text layout, with its reason.
public enum TextLimits {
  /// Longest text, in UTF-16 code units: 16 Mi take about 700 MB while they are prepared, and offsets stay in 32 bits.
  public static let maximumLength = 16 << 20
  /// Larger sizes are refused: beyond them a line of text no longer fits on anything, and they come from mistakes.
  public static let maximumPointSize = 10_000.0
  /// Reshaped line edges that a text remembers, besides one for each 4 code units; then it forgets them all.
  static let minimumEdgePieces = 256
}
