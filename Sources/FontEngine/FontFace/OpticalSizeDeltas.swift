import CHarfBuzz

/// The change of each advance along the axis `opsz`, for a face in which the axis changes nothing else.
///
/// The advance of a glyph at a size is then its default advance plus a share of its delta. The share is the same for
/// all glyphs, so text need not be shaped again at each size.
struct OpticalSizeDeltas: Sendable {
  /// For each glyph, the difference between its advance at the end of the axis and its default advance, in font units.
  let deltas: [Int16]
  private let axis: VariationAxis
  private let axisIndex: Int

  /// Returns `nil` unless the face has such an axis, and if its values do not fit into ``PackedAdvance``.
  ///
  /// The corresponding C functions are `hb_font_set_variations` and `hb_font_get_glyph_h_advance`.
  init?(reading face: HarfBuzzFace) {
    guard let index = face.axes.firstIndex(where: { $0.tag == "opsz" }),
      face.unitsPerEm <= PackedAdvance.maximumUnitsPerEm,
      Self.variesAdvancesOnly(face, axis: index)
    else { return nil }
    axis = face.axes[index]
    axisIndex = index
    let text = HarfBuzzFont(face, FontSetting.Shaping(variations: []))
    let display = HarfBuzzFont(face, FontSetting.Shaping(variations: [VariationSetting(axis.tag, axis.maximum)]))
    var deltas: [Int16] = []
    deltas.reserveCapacity(face.glyphCount)
    for glyph in 0..<UInt32(face.glyphCount) {
      let own = unsafe hb_font_get_glyph_h_advance(text.font, glyph)
      let other = unsafe hb_font_get_glyph_h_advance(display.font, glyph)
      let delta = Int(other) / display.subunits - Int(own)
      guard abs(delta) <= PackedAdvance.maximumDelta else { return nil }
      deltas.append(Int16(delta))
    }
    self.deltas = deltas
  }

  /// Returns the share of the deltas that applies at a size, from 0 to 1, with `avar` taken into account.
  ///
  /// HarfBuzz isn't asked for it, since it rounds only after `avar` from version 12.3 on, by which lines would be up to
  /// 1/5,000 em wider or narrower than with earlier versions.
  func share(at pointSize: Double, in face: HarfBuzzFace) -> Double {
    let map = AxisMap(reading: face.tables["avar"], axis: axisIndex)
    return Double(max(map.normalizedCoordinate(of: pointSize, on: axis), 0)) / 16384
  }

  /// Returns whether the face varies only advances, in a single region from the default to the end of one axis.
  private static func variesAdvancesOnly(_ face: HarfBuzzFace, axis: Int) -> Bool {
    let tables = face.tables
    guard tables["avar"].uint16(at: 0) ?? 1 == 1, !tables["MVAR"].exists, !tables["cvar"].exists,
      !tables["CFF2"].exists,
      hasEmptyOutlineVariations(tables["gvar"]),
      !hasLaterPart(tables["GSUB"], version: 0x0001_0001, offset: 10),
      !hasLaterPart(tables["GPOS"], version: 0x0001_0001, offset: 10),
      !hasLaterPart(tables["GDEF"], version: 0x0001_0003, offset: 14)
    else { return false }
    let advances = tables["HVAR"]
    guard let store = advances.uint32(at: 4).map(Int.init), store > 0,
      let regions = advances.uint32(at: store + 2).map({ store + Int($0) }),
      advances.uint16(at: regions) == UInt16(face.axes.count), advances.uint16(at: regions + 2) == 1
    else { return false }
    let (none, one) = (Int16(0), Int16(1 << 14))
    return face.axes.indices.allSatisfy { index in
      let bounds = (0..<3).map { advances.int16(at: regions + 4 + 6 * index + 2 * $0) }
      return bounds == (index == axis ? [none, one, one] : [none, none, none])
    }
  }

  /// Returns whether no glyph has data in `gvar`: the first offset is 0, so all are equal if the last one is 0.
  private static func hasEmptyOutlineVariations(_ table: FontData) -> Bool {
    guard table.exists else { return true }
    guard let count = table.uint16(at: 12).map(Int.init), let flags = table.uint16(at: 14) else { return false }
    return flags & 1 == 0 ? table.uint16(at: 20 + 2 * count) == 0 : table.uint32(at: 20 + 4 * count) == 0
  }

  /// Returns whether a table has at least a version, and a value other than 0 at the 32-bit offset that the version
  /// added.
  private static func hasLaterPart(_ table: FontData, version: UInt32, offset: Int) -> Bool {
    guard let own = table.uint32(at: 0), own >= version else { return false }
    return table.uint32(at: offset) != 0
  }
}

/// A sum of advances and a sum of ``OpticalSizeDeltas`` packed into one number, so that one prefix sum contains both.
///
/// The advances use the lower 35 bits, including their sign. Packed numbers can be added as long as both sums fit: for
/// texts of at most 65,536 code units in faces within the limits below. Sums of longer texts are counted from a later
/// position; see ``OpportunityCollector/rebase()``.
enum PackedAdvance {
  static let maximumDelta = 2047
  /// The largest em, so that 65,536 advances of ``FontLimits/maximumAdvance`` stay below 2^34.
  static let maximumUnitsPerEm = 13_000
  private static let advanceBits = 35

  @inline(__always)
  static func packed(_ advance: Int64, delta: some FixedWidthInteger) -> Int64 {
    advance &+ Int64(truncatingIfNeeded: delta) << advanceBits
  }

  @inline(__always)
  static func advance(_ packed: Int64) -> Int64 { (packed << (64 - advanceBits)) >> (64 - advanceBits) }

  @inline(__always)
  static func delta(_ packed: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (packed &- advance(packed)) >> advanceBits)
  }
}
