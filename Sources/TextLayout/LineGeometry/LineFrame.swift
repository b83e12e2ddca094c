import FontEngine

/// The frame of a line, in points from the left edge and the top of the text, with y down and unrounded.
public struct LineFrame: Hashable, Sendable {
  /// The left edge of the line's own characters. Hanging white space may be outside of it.
  public var x: Double
  /// The width without hanging white space, or the available width if the line is justified.
  public var width: Double
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box, without the space to the next line.
  public var height: Double
  /// The baseline of the line.
  public var baseline: Double

  /// The box of the line.
  public var rectangle: TextRectangle { TextRectangle(x: x, y: top, width: width, height: height) }
}

extension TextLines {
  /// Returns the frames of all lines, according to the alignment and indents of their paragraphs.
  ///
  /// If the available width of a line is infinite, the widest line determines it. A line that is too wide extends beyond
  /// the available width at its trailing edge, on the left if it is right-aligned, and on both sides if it is centered.
  /// Justified lines take time proportional to their text, since their glyphs determine whether they can be widened.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func frames() throws(TextLayoutError) -> [LineFrame] {
    var frames: [LineFrame] = []
    frames.reserveCapacity(count)
    let setting = LineSetting(self)
    for (index, placement) in placements().enumerated() {
      frames.append(try setting.frame(of: index, placement))
    }
    return frames
  }

  /// Returns the frame of a line, as ``frames()`` does.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  /// - Throws: ``TextLayoutError/noLine(_:count:)`` if the line does not exist, or ``TextLayoutError/font(_:)``.
  public func frame(of index: Int) throws(TextLayoutError) -> LineFrame {
    try requireLine(index)
    return try LineSetting(self).frame(of: index, placements()[index])
  }
}

/// Computes the horizontal positions of lines.
struct LineSetting {
  private let lines: TextLines
  /// The width of lines whose available width is infinite: that of the widest line with its indent.
  private let widest: Double

  init(_ lines: TextLines) {
    self.lines = lines
    let isFinite = lines.request.width.isFinite && lines.request.lineWidths.allSatisfy(\.isFinite)
    widest =
      isFinite
      ? 0
      : lines.indices.reduce(0) { widest, index in
        let line = lines[index]
        return max(widest, lines.room(of: index, line, lines.paragraphs[line.range.lowerBound]).indent + line.width)
      }
  }

  func frame(of index: Int, _ placement: LinePlacement) throws(TextLayoutError) -> LineFrame {
    let line = lines[index]
    let style = lines.paragraphs[line.range.lowerBound]
    let room = lines.room(of: index, line, style)
    var wide = line.width
    if style.alignment == .justified, wide < room.width, room.width.isFinite,
      line.reason != .mandatory, line.reason != .end
    {
      wide = try lines.contents(of: index).width
    }
    let isRightToLeft =
      line.range.lowerBound < lines.source.length
      && lines.source.isBaseRightToLeft(at: line.range.lowerBound)
    return LineFrame(
      x: x(of: wide, on: index, style.alignment, isRightToLeft: isRightToLeft, room), width: wide, top: placement.top,
      height: placement.height, baseline: placement.baseline)
  }

  /// Returns the left edge of content with a width on a line. Indents are relative to the leading edge.
  func x(
    of wide: Double, on line: Int, _ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool,
    _ room: (indent: Double, width: Double)
  ) -> Double {
    let available = lines.request.width(ofLine: line)
    let width = available.isFinite ? available : widest
    let length = min(room.width, max(0, width - room.indent))
    let left = isRightToLeft ? width - room.indent - length : room.indent
    let atLeft =
      switch alignment {
      case .left: true
      case .right, .center: false
      case .natural, .justified: !isRightToLeft
      }
    if alignment == .center { return left + (length - wide) / 2 }
    return atLeft ? left : left + length - wide
  }
}
