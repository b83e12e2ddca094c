import FontEngine

/// A stroke along a line of text.
public enum LineDecoration: Hashable, Sendable, CaseIterable {
  /// A stroke under the characters.
  case underline
  /// A stroke through the characters.
  case strikethrough
}

/// The vertical position of a decoration, in points from the line's baseline, with y down.
public struct DecorationStroke: Hashable, Sendable {
  /// The distance of the stroke's top below the baseline; negative above it.
  public var top: Double
  /// The distance from the top to the bottom of the stroke; always above 0.
  public var thickness: Double

  /// Creates a stroke.
  public init(top: Double, thickness: Double) {
    self.top = top
    self.thickness = thickness
  }
}

/// A part of a decoration: a rectangle in one style.
public struct DecorationRectangle: Hashable, Sendable {
  /// The index of the style in ``Paragraph/styles``.
  public var style: Int
  /// The part to fill, in points. ``LineContents`` states it from the line's left edge and baseline, ``TextLines`` from
  /// the left edge and the top of the text; y is down.
  public var rectangle: TextRectangle
}

extension VisualRun {
  /// Returns the vertical position of a decoration of the run, according to the face of its glyphs.
  ///
  /// The underline is that of `post`, and the strikethrough that of `OS/2`; both tables state the top of the stroke
  /// (OpenType 1.9). If a thickness isn't above 0, that of the other stroke is used, since the specification has both
  /// match, or else 0.05 em. If the position is 0 as well, the table states nothing, as without a table: the underline
  /// is then 0.1 em below the baseline, and the strikethrough 0.3 em above it. A run that is raised or lowered takes its
  /// strokes with it.
  public func stroke(of decoration: LineDecoration) -> DecorationStroke {
    let metrics = face.metrics
    let underline = (metrics.underlinePosition, metrics.underlineThickness, -0.1)
    let strikethrough = (metrics.strikethroughPosition, metrics.strikethroughThickness, 0.3)
    let isUnderline = decoration == .underline
    let (stated, other) = isUnderline ? (underline, strikethrough) : (strikethrough, underline)
    let em = metrics.unitsPerEm
    let position = stated.0 == 0 && stated.1 <= 0 ? stated.2 * em : stated.0
    let thickness = [stated.1, other.1].first { $0 > 0 } ?? 0.05 * em
    return DecorationStroke(
      top: -metrics.points(position, pointSize: pointSize) - baselineOffset,
      thickness: metrics.points(thickness, pointSize: pointSize))
  }
}

extension LineContents {
  /// Returns the parts of a decoration of a range of characters, from left to right.
  ///
  /// There is a gap at each character that isn't in the range, and a new part wherever the style or the vertical
  /// position changes, such as with the font or the size. Clusters count as a whole, a hyphen with the cluster that it
  /// follows, and a truncation token with the text that it hides. Tabs and attachments are decorated, and white space
  /// that hangs after the line is not.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public func decorationRectangles(_ decoration: LineDecoration, of range: Range<Int>) -> [DecorationRectangle] {
    var parts: [DecorationRectangle] = []
    for run in runs where !run.hangs && run.kind != .control {
      guard let span = span(of: range, in: run), span.upperBound > span.lowerBound else { continue }
      let stroke = run.stroke(of: decoration)
      var rectangle = TextRectangle(
        x: span.lowerBound, y: stroke.top, width: span.upperBound - span.lowerBound, height: stroke.thickness)
      if let last = parts.last, last.style == run.style, last.rectangle.maxX >= rectangle.x,
        last.rectangle.y == rectangle.y, last.rectangle.height == rectangle.height
      {
        rectangle.x = last.rectangle.x
        rectangle.width = span.upperBound - rectangle.x
        parts.removeLast()
      }
      parts.append(DecorationRectangle(style: run.style, rectangle: rectangle))
    }
    return parts
  }
}

extension TextLines {
  /// Returns the parts of a decoration of a range of UTF-16 offsets, line by line and from left to right on each line,
  /// as ``LineContents/decorationRectangles(_:of:)`` does.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the length of the decorated lines.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func decorationRectangles(
    _ decoration: LineDecoration, of range: Range<Int>
  ) throws(TextLayoutError) -> [DecorationRectangle] {
    var parts: [DecorationRectangle] = []
    guard !range.isEmpty, !isEmpty else { return parts }
    let placements = placements()
    let setting = LineSetting(self)
    var index = firstLine { self[$0].range.upperBound > range.lowerBound }
    while index < count, self[index].range.lowerBound < range.upperBound {
      let frame = try setting.frame(of: index, placements[index])
      for var part in try contents(of: index).decorationRectangles(decoration, of: range) {
        part.rectangle.x += frame.x
        part.rectangle.y += frame.baseline
        parts.append(part)
      }
      index += 1
    }
    return parts
  }
}
