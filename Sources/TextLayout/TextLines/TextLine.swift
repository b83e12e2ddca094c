/// A line: its range in the text, its exact width, and the reason why it ends. It is plain data of 24 bytes, since a
/// text may have a million lines.
public struct TextLine: Hashable, Sendable, BitwiseCopyable {
  private let start: Int32
  private let contentEnd: Int32
  private let end: Int32
  private let flags: Flags
  /// The reason why the line ends.
  ///
  /// That of a truncated line is the reason for the end of its range; ``TextLines/truncation`` has what it hides.
  public let reason: BreakReason
  /// The width in points, unrounded: the width that shaping the content by itself gives.
  ///
  /// It includes the hyphen or the token that the line shows, and excludes its indent. It is 0 if the advances add up to
  /// less, as those of fonts with negative advances and of text with negative tracking may.
  public let width: Double

  struct Flags: OptionSet, Hashable, BitwiseCopyable {
    let rawValue: UInt8
    static let startIsReshaped = Flags(rawValue: 1)
    static let endIsReshaped = Flags(rawValue: 2)
    static let startsParagraph = Flags(rawValue: 4)
  }

  init(start: Int, contentEnd: Int, end: Int, width: Double, reason: BreakReason, flags: Flags) {
    self.start = Int32(truncatingIfNeeded: start)
    self.contentEnd = Int32(truncatingIfNeeded: contentEnd)
    self.end = Int32(truncatingIfNeeded: end)
    self.width = max(0, width)
    self.reason = reason
    self.flags = flags
  }

  /// Returns the line moved from a part of a text that begins at `offset` to the whole text.
  func moved(by offset: Int) -> TextLine {
    TextLine(
      start: Int(start) + offset, contentEnd: Int(contentEnd) + offset, end: Int(end) + offset, width: width,
      reason: reason, flags: flags)
  }

  /// The UTF-16 range of the line, including hanging spaces and the line end. The ranges of all lines cover the text.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// The UTF-16 range of the line without hanging characters. ``TextLines/truncation`` has the part that a truncated
  /// line hides.
  public var contentRange: Range<Int> { Int(start)..<Int(contentEnd) }
  /// Whether the text requires a new line after this one.
  public var endsHard: Bool { reason == .mandatory }
  /// Whether a paragraph begins with the line: at the start of the text, and after a line end other than a line
  /// separator.
  public var startsParagraph: Bool { flags.contains(.startsParagraph) }
  /// Whether the line ends with a hyphen that is not a character of the text. The hyphen is part of ``width``.
  public var showsHyphen: Bool { reason == .hyphen }
  /// Whether the first glyphs were reshaped and differ from those of the unbroken text.
  public var startIsReshaped: Bool { flags.contains(.startIsReshaped) }
  /// Whether the last glyphs were reshaped and differ from those of the unbroken text.
  public var endIsReshaped: Bool { flags.contains(.endIsReshaped) }
}

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
