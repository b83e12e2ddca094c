/// How freely lines may end between characters of Chinese, Japanese and Korean, as CSS `line-break` means it.
public enum LineBreakStrictness: Int32, Hashable, Sendable {
  /// As in newspapers: before iteration marks and hyphens, too.
  case loose = 0
  /// The usual: before small kana, as browsers do for `auto`.
  case normal = 1
  /// By the untailored rules of UAX #14: not before small kana.
  case strict = 2
}
