import FontEngine
package import Foundation
package import TextLayout

/// What lines of text take, in points and not rounded.
package struct TextBlock: Hashable, Sendable {
  /// The number of lines.
  package var count = 0
  /// The width of the widest line. Where the text or a line end in it ends a line, the white space behind it counts, as far as the
  /// room goes; where the line wraps, it hangs.
  package var width: CGFloat = 0
  /// The height of all lines with the spaces between them.
  package var height: CGFloat = 0
  /// From the top to the first line's baseline.
  package var firstBaseline: CGFloat = 0
  /// From the top to the last line's baseline.
  package var lastBaseline: CGFloat = 0

  /// No lines.
  package init() {}
}

extension StyledText {
  /// The room that text is laid out in.
  package struct Room: Hashable, Sendable {
    /// The width at which lines break; infinite for none.
    package var width: CGFloat
    /// Lines that do not fit it are left out, but for the first.
    package var height: CGFloat
    /// The greatest number of lines; 0 sets no limit.
    package var lineLimit: Int
    /// How the last line shows that text is missing; nil shows nothing.
    package var truncation: Truncation.Mode?
    /// Whether the fonts' line gaps count between lines.
    package var usesFontLeading: Bool
    /// What happens where a line is longer than the room; nil leaves it to the paragraphs.
    package var wrapMode: ParagraphStyle.WrapMode?

    /// A room; without limits unless they are given.
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

  /// Lays the text out in a room.
  ///
  /// Throws what ``PreparedText/lines(_:)`` does, which for rooms and fonts is never.
  package func block(in room: Room) throws -> TextBlock {
    if let block = plainBlock(in: room) { return block }
    return try brokenBlock(in: room)
  }

  /// The same for text that ``plainBlock(in:)`` says nothing about.
  package func brokenBlock(in room: Room) throws -> TextBlock {
    let lines = try self.lines(in: room)
    let block =
      isUniform(withGaps: room.usesFontLeading) ? try uniformBlock(lines, in: room) : try mixedBlock(lines, in: room)
    guard room.truncation != nil, block.count < lines.count else { return block }
    // The height has become the limit: the last line that fits it is the one that is shortened.
    var shortened = room
    shortened.lineLimit = block.count
    shortened.height = .infinity
    return try self.block(in: shortened)
  }

  /// The lines in a room, its height aside. Throws what ``PreparedText/lines(_:)`` does.
  func lines(in room: Room) throws -> TextLines {
    // A request is large, and what labels ask again and again needs none: lines of the usual style, all of them.
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

  /// Text whose lines are all there, all equally high, and found by sums alone, as in most labels; nil for other text.
  ///
  /// Its lines are as long as they can be, so that they are the same in any room that is less wide and holds the widest of
  /// them, and high enough for all.
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

  /// Whether lines are those of the usual paragraph style in one font.
  private func hasUsualLines(in room: Room) -> Bool {
    isUniform(withGaps: room.usesFontLeading) && room.wrapMode ?? .wordThenCharacter == .wordThenCharacter
  }

  /// Lines of one font are all equally high.
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
