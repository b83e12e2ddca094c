/// The plain characters beside which rules may reach across a space.
///
/// Each bit stands for a ``SpaceCrossing``, or for several if there are more than 64. A rule may reach across a space
/// only if its bit is set in ``Needs/before`` of the character before the space, in ``Needs/behind`` of the one behind
/// it, and in the keys of characters on either side.
final class SpaceNeighbors: Sendable {
  /// What a character is needed for.
  struct Needs: Hashable {
    var before: UInt64 = 0
    var behind: UInt64 = 0
    var beforeKey: UInt64 = 0
    var behindKey: UInt64 = 0

    var isEmpty: Bool { before | behind | beforeKey | behindKey == 0 }

    static let all = Needs(before: .max, behind: .max, beforeKey: .max, behindKey: .max)

    mutating func formUnion(_ other: Needs) {
      before |= other.before
      behind |= other.behind
      beforeKey |= other.beforeKey
      behindKey |= other.behindKey
    }
  }

  /// The rules that need nothing before the space.
  let unconditional: UInt64
  /// The number of words, on either side of the space, among which rules look. Each has at least one glyph: its space.
  let reach: Int
  /// The characters up to U+203F, by what they are needed for. Those above are not plain.
  private let kinds: [UInt16]
  private let needs: [Needs]

  /// Creates the characters for the glyphs that rules need, or returns `nil` if no plain text has such characters.
  ///
  /// A rule may need a glyph that only replaces that of a character, so all characters count whose glyph can be replaced
  /// by one, in any number of steps. Rules may skip marks, and what is replaced by nothing, and then look further.
  ///
  /// The corresponding C functions are `hb_font_get_nominal_glyph` and `hb_ot_layout_get_glyphs_in_class`.
  init?(
    _ crossings: [SpaceCrossing], reach: Int, space: UInt32, _ replacements: [LayoutTable.Replacement],
    in font: HarfBuzzFont
  ) {
    guard !crossings.isEmpty else { return nil }
    var unconditional: UInt64 = 0
    var glyphs = [Needs](repeating: Needs(), count: 1 << 16)
    for (index, crossing) in crossings.enumerated() {
      let bit: UInt64 = 1 << UInt64(min(index, 63))
      if let before = crossing.before {
        before.forEach { glyphs[$0].before |= bit }
      } else {
        unconditional |= bit
      }
      crossing.behind.forEach { glyphs[$0].behind |= bit }
      crossing.beforeKey?.forEach { glyphs[$0].beforeKey |= bit }
      crossing.behindKey.forEach { glyphs[$0].behindKey |= bit }
    }
    font.marks.forEach { glyphs[$0].formUnion(Needs(before: .max, behind: .max)) }
    for replacement in replacements where replacement.result == nil {
      glyphs[replacement.glyph].formUnion(Needs(before: .max, behind: .max))
    }
    // From what replaces to what is replaced. A glyph is visited again only if its needs have grown.
    let replaced = GlyphGraph(replacements.compactMap { edge in edge.result.map { (from: $0, to: edge.glyph) } })
    var pending: [Int] = []
    for glyph in glyphs.indices where !glyphs[glyph].isEmpty { pending.append(glyph) }
    while let result = pending.popLast() {
      for glyph in replaced[result] {
        var needs = glyphs[Int(glyph)]
        needs.formUnion(glyphs[result])
        guard needs != glyphs[Int(glyph)] else { continue }
        glyphs[Int(glyph)] = needs
        pending.append(Int(glyph))
      }
    }
    // A space that can become nothing or a mark does not separate words for rules that look further.
    self.reach = glyphs[Int(space)].before == .max ? .max : reach
    var kinds: [UInt16] = []
    var needs = [Needs()]
    var numbers: [Needs: UInt16] = [:]
    var any = Needs(before: unconditional, behind: 0, beforeKey: unconditional, behindKey: 0)
    for index in 0..<Self.characters {
      let character = UInt32(index)
      // Most characters are needed for nothing.
      guard let glyph = font.nominalGlyph(for: character), !glyphs[Int(glyph) & 0xFFFF].isEmpty else {
        kinds.append(0)
        continue
      }
      let own = glyphs[Int(glyph) & 0xFFFF]
      // Plain text has no marks, which some fonts put on spaces.
      if !Self.isMark(character) { any.formUnion(own) }
      let number = numbers[own] ?? UInt16(needs.count)
      if Int(number) == needs.count {
        numbers[own] = number
        needs.append(own)
      }
      kinds.append(number)
    }
    guard any.before & any.behind & any.beforeKey & any.behindKey != 0 else { return nil }
    self.unconditional = unconditional
    self.kinds = kinds
    self.needs = needs
  }

  private static let characters = 0x2040

  private static func isMark(_ character: UInt32) -> Bool {
    switch Unicode.Scalar(character)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns what a character is needed for.
  @inline(__always)
  func needs(_ unit: UInt16) -> Needs { Int(unit) < kinds.count ? needs[Int(kinds[Int(unit)])] : .all }
}
