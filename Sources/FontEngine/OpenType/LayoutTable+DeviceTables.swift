/// The search of `GPOS` for device tables: adjustments in whole pixels at certain sizes, which make shaping depend on
/// the size.
///
/// Variation tables have the same positions but are not device tables.
extension LayoutTable {
  /// Whether a lookup has a device table; also `true` for a table that repeats its records.
  var hasDeviceTables: Bool {
    (0..<lookupCount).contains { lookup($0).subtables.contains(where: hasDevice) } || isExhausted
  }

  /// Returns how many values of a subtable may vary at one glyph: for each record that applies, its fields with the
  /// offset of a table, and for each anchor, two.
  func variedValues(of subtable: Subtable) -> Int {
    func fields(_ offset: Int) -> Int { (uint16(at: subtable.offset + offset) & 0xF0).nonzeroBitCount }
    switch subtable.type {
    case .single: return isSubstitution ? 0 : fields(4)
    case .pair: return fields(4) + fields(6)
    // Two anchors.
    case .cursive, .markToBase, .markToLigature, .markToMark: return 4
    default: return 0
    }
  }

  private func hasDevice(_ subtable: Subtable) -> Bool {
    let start = subtable.offset
    switch subtable.type {
    case .single:
      let isOne = uint16(at: start) == 1
      return hasDevice(
        inValues: start + (isOne ? 6 : 8), count: isOne ? 1 : uint16(at: start + 6), formats: [uint16(at: start + 4)],
        before: 0, from: start)
    case .pair: return hasDevice(inPairs: start)
    case .cursive: return hasDevice(inAnchors: start + 6, count: 2 * uint16(at: start + 4), step: 2, from: start)
    case .markToBase, .markToLigature, .markToMark:
      return hasDevice(inMarks: start, isLigature: subtable.type == .markToLigature)
    default: return false  // Contextual lookups only refer to other lookups.
    }
  }

  private func hasDevice(inPairs start: Int) -> Bool {
    let formats = [uint16(at: start + 4), uint16(at: start + 6)]
    if uint16(at: start) == 1 {
      return targets(at: start + 8, from: start).contains { set in
        hasDevice(inValues: set + 2, count: uint16(at: set), formats: formats, before: 2, from: set)
      }
    }
    let count = uint16(at: start + 12) * uint16(at: start + 14)
    return hasDevice(inValues: start + 16, count: count, formats: formats, before: 0, from: start)
  }

  /// Checks records that consist of `before` bytes and a value for each format. Its upper four fields are device
  /// offsets.
  private func hasDevice(inValues start: Int, count: Int, formats: [Int], before: Int, from base: Int) -> Bool {
    guard formats.contains(where: { $0 & 0xF0 != 0 }) else { return false }
    var offset = start
    for _ in 0..<count {
      offset += before
      for format in formats {
        for bit in 0..<8 where format & 1 << bit != 0 {
          if bit >= 4, hasDevice(at: offset, from: base) { return true }
          offset += 2
        }
      }
      guard contains(offset), !isExhausted else { return false }
    }
    return false
  }

  private func hasDevice(inMarks start: Int, isLigature: Bool) -> Bool {
    let classes = uint16(at: start + 6)
    let marks = start + uint16(at: start + 8)
    if hasDevice(inAnchors: marks + 4, count: uint16(at: marks), step: 4, from: marks) { return true }
    let bases = start + uint16(at: start + 10)
    if isLigature {
      return targets(at: bases, from: bases).contains { ligature in
        hasDevice(inAnchors: ligature + 2, count: uint16(at: ligature) * classes, step: 2, from: ligature)
      }
    }
    return hasDevice(inAnchors: bases + 2, count: uint16(at: bases) * classes, step: 2, from: bases)
  }

  private func hasDevice(inAnchors start: Int, count: Int, step: Int, from base: Int) -> Bool {
    for index in 0..<count {
      // A table may declare four billion anchors.
      guard contains(start + step * index), !isExhausted else { return false }
      guard let anchor = target(at: start + step * index, from: base), uint16(at: anchor) == 3 else { continue }
      if hasDevice(at: anchor + 6, from: anchor) || hasDevice(at: anchor + 8, from: anchor) { return true }
    }
    return false
  }

  /// Returns whether an offset is that of a device table. Formats 1 to 3 are in pixels; 0x8000 is a variation.
  private func hasDevice(at offset: Int, from base: Int) -> Bool {
    guard let device = target(at: offset, from: base) else { return false }
    return (1...3).contains(uint16(at: device + 4))
  }
}
