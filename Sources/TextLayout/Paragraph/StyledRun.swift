public import FontEngine

/// A part of a text with its style and its point size.
///
/// A ``Paragraph`` is the runs' texts joined, and the ``PointSizes`` of a request are the runs' sizes.
public struct StyledRun: Hashable, Sendable {
  /// The text; it may be empty.
  public var text: String
  /// The style of the text.
  public var style: TextStyle
  /// The point size of the text. A request takes it; preparing the text doesn't.
  public var pointSize: Double

  /// Creates a run.
  public init(_ text: String, style: TextStyle, pointSize: Double) {
    self.text = text
    self.style = style
    self.pointSize = pointSize
  }
}

extension Paragraph {
  /// Creates the text of runs, one after another.
  ///
  /// The index of a run is that of its style, in ``styles``, ``PointSizes``, and ``VisualRun/style``. Equal styles of
  /// several runs stay separate. A run without text has a style that nothing uses. Where a run begins within a grapheme
  /// cluster, such as with a combining mark, each part of the cluster is shaped by itself.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``TextLayoutError/noRuns`` if there are no runs.
  public init(
    _ runs: some Sequence<StyledRun>, baseDirection: BaseDirection = .automatic, rules: BreakRules = BreakRules()
  ) throws(TextLayoutError) {
    var units: [UInt16] = []
    var styles: [TextStyle] = []
    var styleRuns: [StyleRun] = []
    for run in runs {
      let start = units.count
      units += [UInt16](utf16Of: run.text)
      if units.count > start { styleRuns.append(StyleRun(range: start..<units.count, style: styles.count)) }
      styles.append(run.style)
    }
    if styles.isEmpty { throw .noRuns }
    self.init(units, styles, styleRuns, baseDirection, rules)
  }
}

extension PointSizes {
  /// Creates the sizes of runs, each multiplied by a factor, such as that of a user's text size.
  public init(of runs: some Sequence<StyledRun>, scaledBy factor: Double = 1) {
    self.init(runs.map { $0.pointSize * factor })
  }
}
