import CHarfBuzz

extension FontFace {
  /// Returns the positions of carets inside a ligature, in ascending advance units from the glyph's origin.
  ///
  /// The result is empty if the face's `GDEF` table has none. The corresponding C function is
  /// `hb_ot_layout_get_ligature_carets`.
  public func ligatureCarets(of glyph: UInt32) -> [Int32] {
    var carets = [hb_position_t](repeating: 0, count: Self.longestLigature)
    var count = UInt32(carets.count)
    watchMemory {
      unsafe _ = hb_ot_layout_get_ligature_carets(harfBuzz.font, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    }
    let fineness = sizeTerms?.fineness ?? 1
    return carets.prefix(Int(min(count, UInt32(carets.count)))).map { $0 &* fineness }.sorted()
  }

  /// More carets than a ligature of any real font has.
  private static let longestLigature = 32
}
