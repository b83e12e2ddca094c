/// How freely lines may end, above all between characters of Chinese, Japanese and Korean, as CSS `line-break` means it.
public enum LineBreakStrictness: Int32, Hashable, Sendable {
  /// As in newspapers: before iteration marks and hyphens, too.
  case loose = 0
  /// The usual: before small kana, as browsers do for `auto`.
  case normal = 1
  /// By the untailored rules of UAX #14: not before small kana.
  case strict = 2
  /// Around every grapheme cluster, punctuation and no-break spaces included, whatever ``WordBreak`` says. Not before a space
  /// that hangs, as CSS has it unless spaces are to wrap.
  case anywhere = 3
}
