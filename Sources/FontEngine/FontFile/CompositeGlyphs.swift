/// The composite glyphs of a TrueType face.
///
/// HarfBuzz limits how deep components are nested, but not how many there are: two on each of 45 levels practically
/// never end. The advances and bounds of a face with a `gvar` table depend on all components, so the component graph is
/// checked once, when such a face is opened. In any other face, only outlines do, and each is checked before it is
/// drawn.
struct CompositeGlyphs: Sendable {
  private let glyf: FontData
  private let loca: FontData
  private let gvar: FontData
  private let hasLongOffsets: Bool
  private let count: Int

  /// The cost of varying a glyph, including its components.
  private struct Work {
    /// The number of levels of components.
    var depth = 0
    /// The number of glyphs that the glyph consists of, itself included.
    var components = 1
    /// The number of points that the variations move, counted once for each tuple that moves them.
    var points = 0
  }

  /// Returns `nil` for a face without TrueType outlines.
  init?(_ tables: FontTables) {
    glyf = tables["glyf"]
    loca = tables["loca"]
    gvar = tables["gvar"]
    guard glyf.exists, loca.exists else { return nil }
    hasLongOffsets = tables["head"].unsigned16(at: 50) != 0
    count = min(tables["maxp"].unsigned16(at: 4), loca.count / (hasLongOffsets ? 4 : 2) - 1)
  }

  /// Whether the glyphs vary.
  var vary: Bool { gvar.exists }

  /// Returns whether a glyph's components and their points are within the limits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of components, at most ``FontLimits/maximumComponents``.
  func isDrawable(_ glyph: UInt32) -> Bool {
    var (components, points) = (0, 0)
    return count(Int(glyph), level: 0, &components, &points)
  }

  /// Adds up the components and points of a glyph, or returns `false` as soon as a limit is exceeded.
  private func count(_ glyph: Int, level: Int, _ components: inout Int, _ points: inout Int) -> Bool {
    components += 1
    guard level <= FontLimits.maximumComponentDepth, components <= FontLimits.maximumComponents else { return false }
    let start = offset(glyph)
    guard glyph < count, start < offset(glyph + 1) else { return true }
    let contours = glyf.signed16(at: start)
    if contours > 0 { points += glyf.unsigned16(at: start + 8 + 2 * contours) + 1 }
    guard points <= FontLimits.maximumOutlineElements else { return false }
    guard contours < 0 else { return true }
    return Components(glyf, start + 10).allSatisfy { count($0, level: level + 1, &components, &points) }
  }

  /// Returns the number of points that the variations of each glyph move.
  ///
  /// - Complexity: O(*n*), where *n* is the number of components; each glyph is visited once.
  /// - Throws: ``TooMuchWork`` if a glyph exceeds what ``FontLimits`` allows.
  func variedPoints() throws(TooMuchWork) -> [Int] {
    var known = [Work?](repeating: nil, count: max(0, count))
    var points: [Int] = []
    for glyph in known.indices { points.append(try work(of: glyph, level: 0, &known).points) }
    return points
  }

  private func work(of glyph: Int, level: Int, _ known: inout [Work?]) throws(TooMuchWork) -> Work {
    guard known.indices.contains(glyph) else { return Work() }
    if let known = known[glyph] { return known }
    guard level <= FontLimits.maximumComponentDepth else { throw TooMuchWork(description: Self.tooDeep) }
    var work = Work()
    // Each outline has four phantom points in addition, which hold the advances.
    var ownPoints = 4
    let start = offset(glyph)
    if start < offset(glyph + 1) {
      let contours = glyf.signed16(at: start)
      if contours > 0 {
        ownPoints += glyf.unsigned16(at: start + 8 + 2 * contours) + 1
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

  private func offset(_ glyph: Int) -> Int {
    hasLongOffsets ? loca.unsigned32(at: 4 * glyph) : 2 * loca.unsigned16(at: 2 * glyph)
  }

  /// Returns the number of tuples that vary a glyph.
  private func tuples(of glyph: Int) -> Int {
    guard glyph < gvar.unsigned16(at: 12) else { return 0 }
    let isLong = gvar.unsigned16(at: 14) & 1 != 0
    func offset(_ glyph: Int) -> Int {
      isLong ? gvar.unsigned32(at: 20 + 4 * glyph) : 2 * gvar.unsigned16(at: 20 + 2 * glyph)
    }
    return offset(glyph) < offset(glyph + 1) ? gvar.unsigned16(at: gvar.unsigned32(at: 16) + offset(glyph)) & 0xFFF : 0
  }

  /// The components of a composite glyph, as glyph indices.
  private struct Components: Sequence, IteratorProtocol {
    private let glyf: FontData
    private var offset: Int
    private var isMore = true

    init(_ glyf: FontData, _ offset: Int) {
      self.glyf = glyf
      self.offset = offset
    }

    // Terminates: `offset` only grows, and past the end of the table the flags are 0.
    mutating func next() -> Int? {
      guard isMore else { return nil }
      let flags = glyf.unsigned16(at: offset)
      let glyph = glyf.unsigned16(at: offset + 2)
      isMore = flags & 0x20 != 0
      offset += 4 + (flags & 1 != 0 ? 4 : 2)
      offset += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      return glyph
    }
  }
}
