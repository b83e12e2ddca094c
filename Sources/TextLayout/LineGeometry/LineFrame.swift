import FontEngine

/// Where a line stands in its room, in points from the left edge and the top of the text, y down, unrounded.
public struct LineFrame: Hashable, Sendable {
  /// The left edge of the line's own characters; what hangs may lie outside.
  public var x: Double
  /// The width without what hangs; where the line is justified, that of its room.
  public var width: Double
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box, without the space to the next one.
  public var height: Double
  /// The line's baseline.
  public var baseline: Double

  /// The line's box.
  public var rectangle: TextRectangle { TextRectangle(x: x, y: top, width: width, height: height) }
}

extension TextLines {
  /// Where each line stands, by its paragraph's alignment and indents.
  ///
  /// Room of infinite width counts as wide as the lines need. A line that is longer than its room reaches out of it at the
  /// end of its direction, at the left edge if it is aligned to the right, and on both sides if it is centred. Whether a
  /// justified line has a place to be widened is seen in its glyphs, so such lines take time in proportion to their text.
  /// Throws ``TextLayoutError/font(_:)`` as ``contents(of:)`` does.
  public func frames() throws(TextLayoutError) -> [LineFrame] {
    var frames: [LineFrame] = []
    frames.reserveCapacity(count)
    let setting = LineSetting(self)
    for (index, placement) in placements().enumerated() {
      frames.append(try setting.frame(of: index, placement))
    }
    return frames
  }

  /// Where one line stands; as ``frames()``, and in time proportional to the lines. Throws
  /// ``TextLayoutError/noLine(_:count:)`` for a line that there is not.
  public func frame(of index: Int) throws(TextLayoutError) -> LineFrame {
    try requireLine(index)
    return try LineSetting(self).frame(of: index, placements()[index])
  }
}

/// What the places of lines on their left and right depend on.
struct LineSetting {
  private let lines: TextLines
  /// The width of the whole text's room, finite.
  private let width: Double

  init(_ lines: TextLines) {
    self.lines = lines
    let asked = lines.request.width
    width = asked.isFinite ? asked : lines.indices.reduce(0) { max($0, lines.room(of: $1).indent + lines[$1].width) }
  }

  func frame(of index: Int, _ placement: LinePlacement) throws(TextLayoutError) -> LineFrame {
    let line = lines[index]
    let style = lines.paragraphStyle(of: index)
    let room = lines.room(of: index)
    var wide = line.width
    if style.alignment == .justified, wide < room.width, room.width.isFinite, !line.endsHard {
      wide = try lines.contents(of: index).width
    }
    let isRightToLeft =
      line.range.lowerBound < lines.source.length
      && lines.source.isBaseRightToLeft(at: line.range.lowerBound)
    return LineFrame(
      x: x(of: wide, style.alignment, isRightToLeft: isRightToLeft, room), width: wide, top: placement.top,
      height: placement.height, baseline: placement.baseline)
  }

  /// The left edge of something so wide. Indents are counted from where reading begins.
  func x(
    of wide: Double, _ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool, _ room: (indent: Double, width: Double)
  ) -> Double {
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
