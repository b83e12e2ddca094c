/// The glyphs of a variable TrueType face that are made of other glyphs.
///
/// HarfBuzz limits how deep components are nested, and not how many there are: two in each of 45 levels never end. So the graph is
/// walked once when a face with a `gvar` table is opened, whose advances and bounds are those of all components.
struct CompositeGlyphs {
  private let glyf: FontTable
  private let loca: FontTable
  private let gvar: FontTable
  private let hasLongOffsets: Bool
  private let count: Int

  /// What a glyph takes, its components included.
  private struct Work {
    /// How many levels of components it has.
    var depth = 0
    /// How many glyphs it is made of.
    var components = 1
    /// How many points its variations move, each as often as a tuple names it.
    var points = 0
  }

  /// `nil` for a face whose glyphs do not vary.
  init?(_ tables: FontTables) {
    guard let glyf = tables["glyf"], let loca = tables["loca"], let gvar = tables["gvar"], let head = tables["head"],
      let maxp = tables["maxp"]
    else { return nil }
    self.glyf = glyf
    self.loca = loca
    self.gvar = gvar
    hasLongOffsets = head.int16(50) != 0
    count = min(maxp.uint16(4), loca.range.count / (hasLongOffsets ? 4 : 2) - 1)
  }

  /// Throws where a glyph, or all of them, take more than ``FontLimits`` allows. Time: proportional to the components, since each
  /// glyph is looked at once.
  func check() throws(TooMuchWork) {
    var known = [Work?](repeating: nil, count: max(0, count))
    var points = 0
    for glyph in known.indices {
      points += try work(of: glyph, level: 0, &known).points
      guard points <= FontLimits.maximumVariedPointsOfFace else {
        throw TooMuchWork(description: "the variations of its glyphs move too many points")
      }
    }
  }

  private func work(of glyph: Int, level: Int, _ known: inout [Work?]) throws(TooMuchWork) -> Work {
    guard known.indices.contains(glyph) else { return Work() }
    if let known = known[glyph] { return known }
    guard level <= FontLimits.maximumComponentDepth else { throw TooMuchWork(description: Self.tooDeep) }
    var work = Work()
    // Four more than the outline has, for the advances.
    var ownPoints = 4
    let start = offset(glyph)
    if start < offset(glyph + 1) {
      let contours = glyf.int16(start)
      if contours > 0 {
        ownPoints += glyf.uint16(start + 8 + 2 * contours) + 1
      } else if contours < 0 {
        for component in Components(glyf, start + 10) {
          let part = try self.work(of: component, level: level + 1, &known)
          work.depth = max(work.depth, part.depth + 1)
          work.components += part.components
          work.points += part.points
          ownPoints += 1
          guard work.depth <= FontLimits.maximumComponentDepth else { throw TooMuchWork(description: Self.tooDeep) }
          guard work.components <= FontLimits.maximumComponents else {
            throw TooMuchWork(description: "glyph \(glyph) has over \(FontLimits.maximumComponents) components")
          }
        }
      }
    }
    work.points += ownPoints * (1 + tuples(of: glyph))
    guard work.points <= FontLimits.maximumVariedPoints else {
      throw TooMuchWork(description: "the variations of glyph \(glyph) move \(work.points) points")
    }
    known[glyph] = work
    return work
  }

  private static let tooDeep =
    "its glyphs have components over \(FontLimits.maximumComponentDepth) levels deep, or in a cycle"

  private func offset(_ glyph: Int) -> Int { hasLongOffsets ? loca.uint32(4 * glyph) : 2 * loca.uint16(2 * glyph) }

  /// How many tuples vary a glyph.
  private func tuples(of glyph: Int) -> Int {
    guard glyph < gvar.uint16(12) else { return 0 }
    let isLong = gvar.uint16(14) & 1 != 0
    func offset(_ glyph: Int) -> Int { isLong ? gvar.uint32(20 + 4 * glyph) : 2 * gvar.uint16(20 + 2 * glyph) }
    return offset(glyph) < offset(glyph + 1) ? gvar.uint16(gvar.uint32(16) + offset(glyph)) & 0xFFF : 0
  }

  /// The glyphs that a composite glyph names.
  private struct Components: Sequence, IteratorProtocol {
    private let glyf: FontTable
    private var place: Int
    private var isMore = true

    init(_ glyf: FontTable, _ place: Int) {
      self.glyf = glyf
      self.place = place
    }

    // Ends: `place` rises, and past the table's end the flags are 0.
    mutating func next() -> Int? {
      guard isMore else { return nil }
      let flags = glyf.uint16(place)
      let glyph = glyf.uint16(place + 2)
      isMore = flags & 0x20 != 0
      place += 4 + (flags & 1 != 0 ? 4 : 2)
      place += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      return glyph
    }
  }
}
