/// One line: its place in the text and its exact width. Plain data of 32 bytes, since a text may have a million.
public struct TextLine: Hashable, Sendable, BitwiseCopyable {
  private let start: Int32
  private let contentEnd: Int32
  private let end: Int32
  private let flags: Flags
  /// The width in points, unrounded: what shaping the content by itself gives; with the hyphen or the
  /// token that it shows, and without its indent.
  public let width: Double

  struct Flags: OptionSet, Hashable, BitwiseCopyable {
    let rawValue: UInt8
    static let endsHard = Flags(rawValue: 1)
    static let startIsReshaped = Flags(rawValue: 2)
    static let endIsReshaped = Flags(rawValue: 4)
    static let startsParagraph = Flags(rawValue: 8)
    static let showsHyphen = Flags(rawValue: 16)
  }

  init(start: Int, contentEnd: Int, end: Int, width: Double, flags: Flags) {
    self.start = Int32(truncatingIfNeeded: start)
    self.contentEnd = Int32(truncatingIfNeeded: contentEnd)
    self.end = Int32(truncatingIfNeeded: end)
    self.width = width
    self.flags = flags
  }

  /// The line of a part of a text as it stands in the text, where the part begins at `offset`.
  func moved(by offset: Int, startsParagraph: Bool) -> TextLine {
    TextLine(
      start: Int(start) + offset, contentEnd: Int(contentEnd) + offset, end: Int(end) + offset, width: width,
      flags: startsParagraph ? flags.union(.startsParagraph) : flags.subtracting(.startsParagraph))
  }

  /// The line with the spaces and line ends that hang behind it, as UTF-16 offsets; lines join to the whole text.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// The line without what hangs; ``TextLines/truncation`` says what of it a shortened last line leaves out.
  public var contentRange: Range<Int> { Int(start)..<Int(contentEnd) }
  /// Whether the text demands a new line behind this one.
  public var endsHard: Bool { flags.contains(.endsHard) }
  /// Whether a paragraph begins with the line: the text does, or a line end before it is no line separator.
  public var startsParagraph: Bool { flags.contains(.startsParagraph) }
  /// Whether a hyphen that is no character of the text stands at the line's end; it is part of ``width``.
  public var showsHyphen: Bool { flags.contains(.showsHyphen) }
  /// Whether the first glyphs differ from those of the unbroken text, and were shaped anew.
  public var startIsReshaped: Bool { flags.contains(.startIsReshaped) }
  /// Whether the last glyphs differ from those of the unbroken text, and were shaped anew.
  public var endIsReshaped: Bool { flags.contains(.endIsReshaped) }
}
