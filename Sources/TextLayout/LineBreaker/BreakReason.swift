/// The reason why a line ends.
public enum BreakReason: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The text ends.
  case end
  /// The text requires a new line: a mandatory break of Unicode's line breaking algorithm (UAX #14).
  case mandatory
  /// The next word does not fit, so the line ends at a break opportunity.
  case opportunity
  /// The rest of a word does not fit, so the line ends with a hyphen that it shows.
  case hyphen
  /// The line ends between two clusters where there is no break opportunity, because no line has room for the whole
  /// word, or because ``ParagraphStyle/WrapMode/character`` allows it.
  case emergency
}
