import FontEngine

extension LineContents {
  /// Returns the caret at an offset.
  ///
  /// An offset within a cluster counts as the start of the cluster, and one outside the line as the nearest one on the
  /// line.
  ///
  /// Where the direction changes, the end of the preceding character and the start of the following one are apart. The
  /// caret is at the end of the preceding character if that runs in the paragraph's direction and the following one
  /// does not or is embedded more deeply; otherwise it is at the start of the following one. The other position is the
  /// secondary position. The text before and after the line counts as running in the paragraph's direction. Pango calls
  /// the two positions strong and weak.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public func caret(at offset: Int) -> LineCaret {
    let offset = caretOffset(atOrBefore: offset)
    return caret(at: offset, before: edge(before: offset), behind: edge(behind: offset))
  }

  /// All carets of the line, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public var carets: [LineCaret] {
    var starts: [Int: Edge] = [:]
    var ends: [Int: Edge] = [:]
    for run in runs {
      let stops = stops(of: run)
      for (index, stop) in stops.enumerated() {
        let edge = Edge(x: stop.x, level: run.level)
        if index < stops.count - 1 { starts[stop.offset] = edge }
        if index > 0 { ends[stop.offset] = edge }
      }
    }
    return (line.range.lowerBound...max(line.range.lowerBound, caretLimit)).compactMap { offset in
      // Without going back to a boundary, which would be quadratic in a cluster of many characters.
      let isBoundary = offset == line.range.lowerBound || text.properties[offset].contains(.grapheme)
      guard isBoundary, hiddenRange?.dropFirst().contains(offset) != true else { return nil }
      return caret(at: offset, before: ends[offset], behind: starts[offset])
    }
  }

  /// Returns the x-coordinate of a position: the end of the preceding character or the start of the following one.
  public func x(of position: TextPosition) -> Double {
    let offset = caretOffset(atOrBefore: position.offset)
    let before = edge(before: offset) ?? lineStart
    let behind = edge(behind: offset) ?? lineFinish
    return position.affinity == .upstream ? before.x : behind.x
  }

  /// The start or end of a character.
  private struct Edge {
    var x: Double
    var level: UInt8
    var isRightToLeft: Bool { level & 1 != 0 }
  }

  private func caret(at offset: Int, before: Edge?, behind: Edge?) -> LineCaret {
    let before = before ?? lineStart
    let behind = behind ?? lineFinish
    let isBefore =
      before.isRightToLeft == isRightToLeft
      && (behind.isRightToLeft != isRightToLeft || before.level < behind.level)
    let (first, second) = isBefore ? (before.x, behind.x) : (behind.x, before.x)
    return LineCaret(offset: offset, x: first, secondaryX: first == second ? nil : second)
  }

  private func edge(before offset: Int) -> Edge? {
    guard let run = runs.first(where: { $0.range.contains(offset - 1) }) else { return nil }
    return stops(of: run).last { $0.offset == offset }.map { Edge(x: $0.x, level: run.level) }
  }

  private func edge(behind offset: Int) -> Edge? {
    guard let run = runs.first(where: { $0.range.contains(offset) }) else { return nil }
    return stops(of: run).first { $0.offset == offset }.map { Edge(x: $0.x, level: run.level) }
  }

  /// The leading edge of the line.
  private var lineStart: Edge {
    Edge(x: (isRightToLeft ? runs.last?.maxX : runs.first?.x) ?? 0, level: isRightToLeft ? 1 : 0)
  }

  /// The trailing edge of the line, including hanging white space.
  private var lineFinish: Edge {
    Edge(x: (isRightToLeft ? runs.first?.x : runs.last?.maxX) ?? 0, level: isRightToLeft ? 1 : 0)
  }
}
