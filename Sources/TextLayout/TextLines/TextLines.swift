import FontEngine

/// A text broken into lines of a width at a point size. All measures are in points, unrounded.
public struct TextLines: RandomAccessCollection, Sendable {
  /// The text for which lines were requested.
  @usableFromInline let asked: PreparedText
  @usableFromInline let storage: Storage

  @usableFromInline
  init(text: PreparedText, storage: Storage) {
    asked = text
    self.storage = storage
  }

  /// The text that was broken into lines: set to the point sizes, if it depends on them.
  ///
  /// Plain text in a face whose advances depend on the size is shaped for the size now. If memory runs out, it is the
  /// text without a size.
  public var text: PreparedText { needsSizes ? (try? asked.sized(pointSizes, .never)) ?? asked : source }

  /// A text with the same properties of offsets, but possibly other glyphs and sums.
  var source: PreparedText { storage.sizedText ?? asked }

  /// Returns the shaped text at the point sizes.
  func shapedText() throws(TextLayoutError) -> ShapedText {
    try (needsSizes ? asked.sized(pointSizes, .never) : source).shapedText()
  }

  /// Whether the lines of a size-dependent text were found by sums alone.
  private var needsSizes: Bool { asked.dependsOnSize && storage.sizedText == nil }

  /// The request that the lines fulfill.
  public var request: LineRequest { storage.request }
  /// The point size of each of the text's styles.
  public var pointSizes: PointSizes { storage.request.pointSizes }
  /// The truncation of the last line because text is missing after it, or `nil` if there is none.
  ///
  /// ``truncation(of:)`` includes the lines that ``ParagraphStyle/truncation`` shortens.
  public var truncation: LineTruncation? { storage.truncations.last }

  /// Returns the truncation of a line, or `nil` if it is not truncated or doesn't exist.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of truncated lines.
  public func truncation(of index: Int) -> LineTruncation? {
    let truncations = storage.truncations
    if index == count - 1, let last = truncations.last { return last }
    return truncations.own.isEmpty ? nil : truncations.own(index)
  }

  /// The styles of the text's paragraphs.
  var paragraphs: ParagraphStyles { storage.styles }
  /// Returns a ruler that measures the text at its point sizes.
  func ruler(_ text: ShapedText) -> Ruler { Ruler(text, pointSizes: pointSizes) }

  /// The index of the first line, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of lines.
  @inlinable public var endIndex: Int { storage.count }
  /// The number of lines.
  @inlinable public var count: Int { storage.count }
  /// The line at an index. As with an array, an index out of range stops the process; a message names it.
  public subscript(index: Int) -> TextLine {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { stop(at: index) }
    return storage.line(index, of: source)
  }

  @inline(never)
  private func stop(at index: Int) -> Never { fatalError("\(TextLayoutError.noLine(index, count: count))") }

  /// The width of the widest line, without indents; 0 without lines.
  @inlinable public var width: Double { storage.width }

  /// Whether text is missing because of the limit on the number of lines.
  public var isCut: Bool {
    truncation != nil || storage.end(in: source) < source.length
  }

  /// Returns the style of the paragraph of a line.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``.
  public func paragraphStyle(of index: Int) throws(TextLayoutError) -> ParagraphStyle {
    try requireLine(index)
    return paragraphs[self[index].range.lowerBound]
  }

  /// Returns the indent of a line from the leading edge, and its maximum width, in points.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``.
  public func room(of index: Int) throws(TextLayoutError) -> (indent: Double, width: Double) {
    try requireLine(index)
    let line = self[index]
    return room(of: index, line, paragraphs[line.range.lowerBound])
  }

  /// Returns the room of a line whose paragraph has a style.
  func room(of index: Int, _ line: TextLine, _ style: ParagraphStyle) -> (indent: Double, width: Double) {
    let layout = ParagraphLayout(style, width: request.width(ofLine: index))
    let room = line.startsParagraph ? layout.firstLine : layout.otherLine
    return (room.origin, room.room)
  }
}
