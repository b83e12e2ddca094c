import FontEngine

/// Where a caret stands on a line, in points from the line's left edge.
public struct LineCaret: Hashable, Sendable {
  /// The UTF-16 offset, a boundary between grapheme clusters.
  public var offset: Int
  /// Where a character in the paragraph's own direction would be inserted.
  public var x: Double
  /// Where a character in the other direction would be; nil where that is the same place.
  public var secondaryX: Double?

  /// A caret at an offset.
  public init(offset: Int, x: Double, secondaryX: Double? = nil) {
    self.offset = offset
    self.x = x
    self.secondaryX = secondaryX
  }
}

extension LineContents {
  /// The caret at an offset; one within a cluster counts as that of the cluster's start, one that is not on the line as the
  /// nearest that is. Time: proportional to the line.
  ///
  /// At a change of direction the end of the character before and the start of the one behind are apart. The caret stands at
  /// the end of the one before if that runs in the paragraph's direction, and the one behind does not or is embedded more
  /// deeply; else at the start of the one behind; the other place is the secondary one. Before and behind the line is the
  /// paragraph's direction. Pango calls the two strong and weak.
  public func caret(at offset: Int) -> LineCaret {
    let offset = caretOffset(atOrBefore: offset)
    return caret(at: offset, before: edge(before: offset), behind: edge(behind: offset))
  }

  /// All carets of the line, in the order of the text. Time: proportional to the line.
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
      // Not by going back to a boundary, which would be quadratic in a cluster of many characters.
      let isBoundary = offset == line.range.lowerBound || text.places[offset].contains(.grapheme)
      guard isBoundary, hiddenRange?.dropFirst().contains(offset) != true else { return nil }
      return caret(at: offset, before: ends[offset], behind: starts[offset])
    }
  }

  /// Where one side of a position stands: the end of the character before its offset, or the start of the one behind.
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

  /// Where reading begins on the line.
  private var lineStart: Edge {
    Edge(x: (isRightToLeft ? runs.last?.maxX : runs.first?.x) ?? 0, level: isRightToLeft ? 1 : 0)
  }

  /// Where reading ends on the line, what hangs included.
  private var lineFinish: Edge {
    Edge(x: (isRightToLeft ? runs.first?.x : runs.last?.maxX) ?? 0, level: isRightToLeft ? 1 : 0)
  }
}
