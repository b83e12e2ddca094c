/// One line: its place in the text and its exact width. Plain data of 32 bytes, since a text may have a million.
public struct TextLine: Hashable, Sendable, BitwiseCopyable {
  private let start: Int32
  private let contentEnd: Int32
  private let end: Int32
  private let flags: Flags
  /// The width in points, unrounded: what shaping the content by itself gives; on a shortened line with the token.
  public let width: Double

  private struct Flags: OptionSet, Hashable, BitwiseCopyable {
    let rawValue: UInt8
    static let endsHard = Flags(rawValue: 1)
    static let startIsReshaped = Flags(rawValue: 2)
    static let endIsReshaped = Flags(rawValue: 4)
  }

  init(
    start: Int, contentEnd: Int, end: Int, width: Double, endsHard: Bool, startIsReshaped: Bool, endIsReshaped: Bool
  ) {
    self.start = Int32(truncatingIfNeeded: start)
    self.contentEnd = Int32(truncatingIfNeeded: contentEnd)
    self.end = Int32(truncatingIfNeeded: end)
    self.width = width
    var flags: Flags = []
    if endsHard { flags.insert(.endsHard) }
    if startIsReshaped { flags.insert(.startIsReshaped) }
    if endIsReshaped { flags.insert(.endIsReshaped) }
    self.flags = flags
  }

  /// The line with the spaces and line ends that hang behind it, as UTF-16 offsets; lines join to the whole text.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// The line without what hangs; ``TextLines/truncation`` says what of it a shortened last line leaves out.
  public var contentRange: Range<Int> { Int(start)..<Int(contentEnd) }
  /// Whether the text demands a new line behind this one.
  public var endsHard: Bool { flags.contains(.endsHard) }
  /// Whether the first glyphs differ from those of the unbroken text, and were shaped anew.
  public var startIsReshaped: Bool { flags.contains(.startIsReshaped) }
  /// Whether the last glyphs differ from those of the unbroken text, and were shaped anew.
  public var endIsReshaped: Bool { flags.contains(.endIsReshaped) }
}
