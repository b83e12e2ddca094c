import FontEngine

extension TextLines {
  /// The lines of a text for a request. It is immutable, so copies of the lines and the text's memo share it.
  @usableFromInline
  final class Storage: Sendable {
    /// Data that few lines have.
    private final class Rare: Sendable {
      let styleChanges: [LineRequest.StyleChange]
      let truncations: LineTruncations
      let sizedText: PreparedText?

      init(_ styleChanges: [LineRequest.StyleChange], _ truncations: LineTruncations, _ sizedText: PreparedText?) {
        self.styleChanges = styleChanges
        self.truncations = truncations
        self.sizedText = sizedText
      }
    }

    /// The request that the lines fulfill.
    let request: LineRequest
    /// The opportunities at the ends of the lines, if sums determine all of them.
    private let ends: [UInt32]
    /// All lines otherwise.
    private let lines: [TextLine]
    /// The sums that determine the lines if they are those of a size, or `nil`.
    private let sized: SizedSums?
    private let rare: Rare?
    /// The number of lines.
    @usableFromInline let count: Int
    /// The width of the widest line; 0 without lines.
    @usableFromInline let width: Double

    init(
      _ request: LineRequest, _ styles: ParagraphStyles?, ends: [UInt32], lines: [TextLine], width: Double,
      _ truncations: LineTruncations, sized: SizedSums?
    ) {
      self.request = request
      self.ends = ends
      self.lines = lines
      self.sized = sized
      if styles == nil, truncations.isEmpty {
        rare = nil
      } else {
        rare = Rare(styles?.changes ?? [], truncations, nil)
      }
      count = ends.count + lines.count
      self.width = width
    }

    /// Creates the lines of a size-dependent text from those of the text that is set to the requested sizes.
    init(_ lines: Storage, of sizedText: PreparedText) {
      request = lines.request
      ends = lines.ends
      self.lines = lines.lines
      sized = lines.sized
      rare = Rare(lines.rare?.styleChanges ?? [], lines.truncations, sizedText)
      count = lines.count
      width = lines.width
    }

    /// Returns the lines if they are those of a request, or `nil`.
    @inline(__always)
    func fulfilling(_ other: LineRequest) -> Storage? { request == other ? self : nil }

    /// The styles of the text's paragraphs.
    var styles: ParagraphStyles { ParagraphStyles(request, changes: rare?.styleChanges ?? []) }

    /// The truncations of lines.
    var truncations: LineTruncations { rare?.truncations ?? LineTruncations() }

    /// The text of the lines, if it is not the one for which they were requested.
    var sizedText: PreparedText? { rare?.sizedText }

    /// Returns a line of a text.
    func line(_ index: Int, of text: PreparedText) -> TextLine {
      lines.isEmpty ? plainLines(of: text).line(index, of: ends) : lines[index]
    }

    /// Returns the end of the last line of a text; 0 without lines.
    func end(in text: PreparedText) -> Int {
      lines.last?.range.upperBound ?? ends.last.map { text.opportunities[Int($0)].position } ?? 0
    }

    private func plainLines(of text: PreparedText) -> PlainLines {
      let unitsPerEm = Double(text.plainUnitsPerEm)
      return PlainLines(
        text, sized, sized?.scale ?? AdvanceScale(pointSize: request.pointSizes[0], unitsPerEm: unitsPerEm))
    }

    /// The number of bytes that the lines and the request take.
    var memory: Int {
      let changes = rare.map { Self.rareObject + HeapBytes.of($0.styleChanges) + HeapBytes.of($0.truncations.own) } ?? 0
      return Self.object + HeapBytes.of(ends) + HeapBytes.of(lines) + request.memory + changes + (sized?.memory ?? 0)
    }

    /// The sizes of the objects, including the allocator's overhead.
    private static let (object, rareObject) = (160, 168)
  }
}
