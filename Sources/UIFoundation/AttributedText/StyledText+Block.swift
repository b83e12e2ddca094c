import FontEngine
package import Foundation
package import TextLayout

/// The unrounded measurements of lines of text, in points.
package struct TextBlock: Hashable, Sendable {
  /// The number of lines.
  package var count = 0
  /// The width of the widest line.
  ///
  /// White space at the end of a line is included, up to the room's width, if the text or a line break ends the line.
  /// Where the line wraps, it hangs.
  package var width: CGFloat = 0
  /// The height of all lines and the spaces between them.
  package var height: CGFloat = 0
  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat = 0
  /// The distance from the top to the last line's baseline.
  package var lastBaseline: CGFloat = 0

  /// Creates a block without lines.
  package init() {}
}

extension StyledText {
  /// The limits and options with which text is laid out.
  package struct Room: Hashable, Sendable {
    /// The width at which lines break, in points; infinite for no limit.
    package var width: CGFloat
    /// The height in points. Lines that don't fit are left out, except the first.
    package var height: CGFloat
    /// The maximum number of lines; 0 sets no limit.
    package var lineLimit: Int
    /// How the last line is truncated if text is missing, or `nil` if it isn't.
    package var truncation: Truncation.Mode?
    /// Whether the fonts' line gaps are added between lines.
    package var usesFontLeading: Bool
    /// How lines that are too long wrap, or `nil` for the mode of each paragraph.
    package var wrapMode: ParagraphStyle.WrapMode?

    /// Creates a room. By default, it has no limits.
    package init(
      width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int = 0, truncation: Truncation.Mode? = nil,
      usesFontLeading: Bool = false, wrapMode: ParagraphStyle.WrapMode? = nil
    ) {
      self.width = width > 0 ? width : 0
      self.height = height
      self.lineLimit = max(lineLimit, 0)
      self.truncation = truncation
      self.usesFontLeading = usesFontLeading
      self.wrapMode = wrapMode
    }
  }

  /// Returns the measurements of the text in a room.
  ///
  /// - Throws: The errors of ``PreparedText/lines(_:)``, which valid rooms and fonts never cause.
  package func block(in room: Room) throws -> TextBlock {
    if let block = plainBlock(in: room) { return block }
    return try brokenBlock(in: room)
  }

  /// Returns the measurements of text for which ``plainBlock(in:)`` returns `nil`.
  ///
  /// - Throws: The errors of ``PreparedText/lines(_:)``.
  package func brokenBlock(in room: Room) throws -> TextBlock {
    let lines = try self.lines(in: room)
    let block =
      isUniform(withGaps: room.usesFontLeading) ? try uniformBlock(lines, in: room) : try mixedBlock(lines, in: room)
    guard room.truncation != nil, block.count < lines.count else { return block }
    // The height has become the limit, so the last line that fits is truncated.
    var shortened = room
    shortened.lineLimit = block.count
    shortened.height = .infinity
    return try self.block(in: shortened)
  }

  /// Returns the lines in a room, regardless of its height.
  ///
  /// - Throws: The errors of ``PreparedText/lines(_:)``.
  func lines(in room: Room) throws -> TextLines {
    // A request is large. The common case of a label, all lines in the default style, doesn't need one.
    if hasUsualLines(in: room), room.truncation == nil || room.lineLimit == 0 {
      return try prepared.lines(
        width: Double(room.width), pointSize: Double(font.pointSize), limit: room.lineLimit)
    }
    return try prepared.lines(request(for: room))
  }

  private func request(for room: Room) -> LineRequest {
    func style(_ values: ParagraphValues) -> ParagraphStyle {
      var style = values.style
      if let wrapMode = room.wrapMode { style.wrapMode = wrapMode }
      style.usesFontLeading = room.usesFontLeading
      return style
    }
    return LineRequest(
      width: Double(room.width),
      pointSizes: otherFonts.isEmpty
        ? PointSizes(Double(font.pointSize)) : PointSizes(fonts.map { Double($0.pointSize) }),
      limit: room.lineLimit, truncation: room.truncation.map { Truncation($0) }, style: style(ParagraphValues()),
      styleChanges: paragraphStyles.map { LineRequest.StyleChange(offset: $0.start, style: style($0.values)) })
  }

  /// Returns the measurements of plain text, or `nil` for other text, or if not all lines fit.
  ///
  /// Plain text, as in most labels, has lines of equal height that are found by sums alone. They are as long as
  /// possible, so they are the same in any narrower room that fits the widest of them, and is high enough for all.
  package func plainBlock(in room: Room) -> TextBlock? {
    guard hasUsualLines(in: room),
      let extent = prepared.plainExtent(
        width: Double(room.width), pointSize: Double(font.pointSize), limit: room.lineLimit,
        countsTrailingSpace: true)
    else { return nil }
    if extent.count == 0 { return TextBlock() }
    let block = uniformBlock(extent.count, width: CGFloat(extent.width))
    return block.height <= room.height ? block : nil
  }

  /// Returns whether lines have the default paragraph style and one font.
  private func hasUsualLines(in room: Room) -> Bool {
    isUniform(withGaps: room.usesFontLeading) && room.wrapMode ?? .wordThenCharacter == .wordThenCharacter
  }

  /// Returns the measurements of lines in one font, which are equally high.
  private func uniformBlock(_ lines: TextLines, in room: Room) throws -> TextBlock {
    guard !lines.isEmpty else { return TextBlock() }
    let lineHeight = font.lineHeight
    let fitting = (room.height / lineHeight).rounded(.down)
    let count = fitting < CGFloat(lines.count) ? (fitting >= 1 ? Int(fitting) : 1) : lines.count
    var width = 0.0
    for index in 0..<count { width = max(width, try lines.widthWithTrailingSpace(of: index)) }
    return uniformBlock(count, width: CGFloat(width))
  }

  private func uniformBlock(_ count: Int, width: CGFloat) -> TextBlock {
    let (lineHeight, ascender) = (font.lineHeight, font.ascender)
    var block = TextBlock()
    block.count = count
    block.width = width
    block.height = CGFloat(count) * lineHeight
    block.firstBaseline = ascender
    block.lastBaseline = CGFloat(count - 1) * lineHeight + ascender
    return block
  }

  private func mixedBlock(_ lines: TextLines, in room: Room) throws -> TextBlock {
    var block = TextBlock()
    for (index, line) in lines.placements().enumerated() {
      if index > 0, line.top + line.height > Double(room.height) { break }
      block.count += 1
      block.width = max(
        block.width, CGFloat(lines.room(of: index).indent + (try lines.widthWithTrailingSpace(of: index))))
      block.lastBaseline = CGFloat(line.baseline)
      if index == 0 { block.firstBaseline = block.lastBaseline }
      block.height = CGFloat(line.top + line.height)
    }
    return block
  }
}
