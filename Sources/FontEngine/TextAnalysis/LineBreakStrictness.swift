/// The strictness of line breaking, mainly between characters of Chinese, Japanese, and Korean, as in CSS `line-break`.
public enum LineBreakStrictness: Int32, Hashable, Sendable {
  /// Allows more breaks, as newspapers do, such as before iteration marks and hyphens.
  case loose
  /// Allows the usual breaks, including those before small kana, as browsers do for `auto`.
  case normal
  /// Applies the untailored rules of UAX #14, which allow no break before small kana.
  case strict
  /// Allows breaks around every grapheme cluster, including punctuation and no-break spaces, regardless of
  /// ``WordBreak``.
  ///
  /// As in CSS, unless spaces wrap, there is no break before a space that hangs.
  case anywhere
}
