/// Edges between glyphs, such as from each to those that may replace it.
struct GlyphGraph {
  /// For each glyph, the index of its first edge, and one index more.
  private var starts = [Int32](repeating: 0, count: (1 << 16) + 1)
  private var ends: [UInt16]

  /// Creates a graph in time proportional to the number of edges.
  init(_ edges: [(from: Int, to: Int)]) {
    ends = [UInt16](repeating: 0, count: edges.count)
    for edge in edges { starts[edge.from & 0xFFFF + 1] += 1 }
    for glyph in 1..<starts.count { starts[glyph] += starts[glyph - 1] }
    var next = starts
    for edge in edges {
      let glyph = edge.from & 0xFFFF
      ends[Int(next[glyph])] = UInt16(edge.to & 0xFFFF)
      next[glyph] += 1
    }
  }

  /// The glyphs to which edges lead from a glyph.
  subscript(glyph: Int) -> ArraySlice<UInt16> { ends[Int(starts[glyph])..<Int(starts[glyph + 1])] }
}

extension GlyphSet {
  /// Inserts the glyphs that can be reached from those of the set, in time proportional to the number of edges.
  mutating func formReachable(in graph: GlyphGraph) {
    var pending: [Int] = []
    forEach { pending.append($0) }
    while let glyph = pending.popLast() {
      for next in graph[glyph] where insert(Int(next)) { pending.append(Int(next)) }
    }
  }
}
