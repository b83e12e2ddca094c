/// One pass over the lookups of a `GSUB` or `GPOS` table, by the formats of the OpenType specification.
///
/// A number past the end reads as 0, and so does every number after the first ``FontLimits/maximumLayoutReads``: a
/// hostile table can repeat the same records on each level. HarfBuzz ignores only the record that lies past the end,
/// so a search or an estimate continues with the others. A proof about all rules must also check ``isIntact``.
final class LayoutTable {
  let isSubstitution: Bool
  private let data: FontData
  private let lookupList: Int?
  private var reads = 0
  /// Whether everything read so far was in the table, and in a format that the specification defines.
  private(set) var isIntact = true

  /// Begins a pass over a table, which may be empty.
  init(_ data: FontData, isSubstitution: Bool) {
    self.data = data
    self.isSubstitution = isSubstitution
    let list = data.unsigned16(at: 8)
    lookupList = list == 0 ? nil : list
  }

  /// Whether the pass has read as many numbers as it may.
  var isExhausted: Bool { reads > FontLimits.maximumLayoutReads }

  // MARK: Numbers

  /// Returns the 16-bit number at an offset.
  func uint16(at offset: Int) -> Int {
    guard canRead(), let value = data.uint16(at: offset) else { return missing() }
    return Int(value)
  }

  /// Returns the 32-bit number at an offset.
  func uint32(at offset: Int) -> Int {
    guard canRead(), let value = data.uint32(at: offset) else { return missing() }
    return Int(value)
  }

  /// Counts a read, and returns whether it is one of those that the pass may make.
  @inline(__always)
  private func canRead() -> Bool {
    reads += 1
    return !isExhausted
  }

  private func missing() -> Int {
    isIntact = false
    return 0
  }

  /// Counts the glyphs of a range, which a table can name again and again in a few bytes, as one number for each sixteen.
  func countGlyphs(_ count: Int) {
    reads += count >> 4
    if isExhausted { isIntact = false }
  }

  /// Whether the table is absent, or of version 1, which has offsets of 16 bits.
  var hasKnownVersion: Bool { data.count == 0 || uint16(at: 0) == 1 }

  /// Returns whether the table lists a feature.
  func hasFeature(_ tag: OpenTypeTag) -> Bool {
    guard data.count > 0, let list = target(at: 6, from: 0) else { return false }
    return (0..<uint16(at: list)).contains { uint32(at: list + 2 + 6 * $0) == Int(tag.rawValue) }
  }

  /// Records that something has a format that the specification does not define.
  func refuseFormat() { isIntact = false }

  /// Returns whether the table has bytes at an offset.
  func contains(_ offset: Int) -> Bool { offset < data.count }

  /// Returns what the 16-bit offset at `offset` refers to, relative to `base`, or `nil` for the offset 0.
  func target(at offset: Int, from base: Int) -> Int? {
    let distance = uint16(at: offset)
    return distance == 0 ? nil : base + distance
  }

  /// A list of 16-bit numbers without its count.
  struct Numbers {
    let offset: Int
    let count: Int
  }

  /// Returns the list whose count is at an offset.
  func numbers(at offset: Int) -> Numbers { Numbers(offset: offset + 2, count: uint16(at: offset)) }

  /// Returns whether a list contains a number.
  func contains(_ number: Int, in numbers: Numbers) -> Bool {
    for index in 0..<numbers.count where uint16(at: numbers.offset + 2 * index) == number { return true }
    return false
  }

  /// A list of 16-bit offsets relative to `base`. The sequence leaves out offsets of 0, which refer to nothing.
  struct Targets: Sequence, IteratorProtocol {
    fileprivate let table: LayoutTable
    fileprivate let base: Int
    fileprivate let numbers: Numbers
    private var index = 0

    fileprivate init(_ table: LayoutTable, _ numbers: Numbers, from base: Int) {
      self.table = table
      self.numbers = numbers
      self.base = base
    }

    /// The number of offsets, including those of 0.
    var count: Int { numbers.count }

    /// What an offset refers to, or `nil` for the offset 0.
    subscript(index: Int) -> Int? { table.target(at: numbers.offset + 2 * index, from: base) }

    mutating func next() -> Int? {
      while index < count {
        index += 1
        if let target = self[index - 1] { return target }
      }
      return nil
    }
  }

  /// Returns the list of offsets, relative to `base`, whose count is at `offset`.
  func targets(at offset: Int, from base: Int) -> Targets { Targets(self, numbers(at: offset), from: base) }

  /// Returns a list of offsets relative to `base`.
  func targets(_ numbers: Numbers, from base: Int) -> Targets { Targets(self, numbers, from: base) }
}

// MARK: Lookups

extension LayoutTable {
  /// What a lookup does: the types of both tables, as far as they matter here.
  enum LookupType {
    case multiple, alternate, ligature, reverseChain
    case single, pair, cursive, markToBase, markToLigature, markToMark
    case context, chainedContext
    case other

    fileprivate init(_ number: Int, isSubstitution: Bool) {
      switch (isSubstitution, number) {
      case (true, 1), (false, 1): self = .single
      case (true, 2): self = .multiple
      case (true, 3): self = .alternate
      case (true, 4): self = .ligature
      case (true, 8): self = .reverseChain
      case (false, 2): self = .pair
      case (false, 3): self = .cursive
      case (false, 4): self = .markToBase
      case (false, 5): self = .markToLigature
      case (false, 6): self = .markToMark
      case (true, 5), (false, 7): self = .context
      case (true, 6), (false, 8): self = .chainedContext
      default: self = .other
      }
    }
  }

  /// A part of a lookup.
  struct Subtable {
    let type: LookupType
    let offset: Int

    var attachesMarks: Bool { [.markToBase, .markToLigature, .markToMark].contains(type) }
  }

  /// A lookup, whose first subtable that applies at a glyph counts.
  struct Lookup {
    /// Whether the lookup skips base glyphs.
    var ignoresBases = false
    /// Whether the lookup skips ligatures.
    var ignoresLigatures = false
    /// The subtables, those of extensions in place of the extensions.
    var subtables: [Subtable] = []
  }

  /// The number of lookups.
  var lookupCount: Int { lookupList.map(uint16(at:)) ?? 0 }

  /// Returns a lookup, which is empty if the list does not have it.
  func lookup(_ index: Int) -> Lookup {
    guard let lookupList, let offset = target(at: lookupList + 2 + 2 * index, from: lookupList) else { return Lookup() }
    let type = uint16(at: offset)
    let flags = uint16(at: offset + 2)
    var lookup = Lookup(ignoresBases: flags & 2 != 0, ignoresLigatures: flags & 4 != 0)
    for subtable in targets(at: offset + 4, from: offset) {
      let isExtension = type == (isSubstitution ? 7 : 9)
      lookup.subtables.append(
        Subtable(
          type: LookupType(isExtension ? uint16(at: subtable + 2) : type, isSubstitution: isSubstitution),
          offset: isExtension ? subtable + uint32(at: subtable + 4) : subtable))
    }
    return lookup
  }
}

// MARK: Glyphs

extension LayoutTable {
  /// Returns whether a coverage table contains a glyph. `nil` is a table that covers nothing.
  func coverage(_ coverage: Int?, contains glyph: Int) -> Bool { coverageIndex(of: glyph, in: coverage) != nil }

  /// Returns the index of a glyph in a coverage table, or `nil` if it does not contain the glyph.
  func coverageIndex(of glyph: Int, in coverage: Int?) -> Int? {
    guard let coverage else { return nil }
    let count = uint16(at: coverage + 2)
    switch uint16(at: coverage) {
    case 1:
      for index in 0..<count where uint16(at: coverage + 4 + 2 * index) == glyph { return index }
    case 2:
      for index in 0..<count {
        let range = coverage + 4 + 6 * index
        let first = uint16(at: range)
        if first <= glyph, glyph <= uint16(at: range + 2) { return uint16(at: range + 4) + glyph - first }
      }
    default: refuseFormat()
    }
    return nil
  }

  /// Returns the class of a glyph, or 0 if it has none. `nil` is a table that classifies nothing.
  func glyphClass(of glyph: Int, in classes: Int?) -> Int {
    guard let classes else { return 0 }
    switch uint16(at: classes) {
    case 1:
      let index = glyph - uint16(at: classes + 2)
      return (0..<uint16(at: classes + 4)).contains(index) ? uint16(at: classes + 6 + 2 * index) : 0
    case 2:
      for index in 0..<uint16(at: classes + 2) {
        let range = classes + 4 + 6 * index
        if uint16(at: range) <= glyph, glyph <= uint16(at: range + 2) { return uint16(at: range + 4) }
      }
    default: refuseFormat()
    }
    return 0
  }
}
