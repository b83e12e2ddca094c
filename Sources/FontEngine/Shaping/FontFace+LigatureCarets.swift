import CHarfBuzz

extension FontFace {
  /// Where a caret may stand inside a ligature, in advance units from the glyph's origin, rising; empty where the face's
  /// `GDEF` table says nothing.
  ///
  /// The corresponding C function is `hb_ot_layout_get_ligature_carets`.
  public func ligatureCarets(of glyph: UInt32) -> [Int32] {
    var carets = [hb_position_t](repeating: 0, count: Self.longestLigature)
    var count = UInt32(carets.count)
    unsafe _ = hb_ot_layout_get_ligature_carets(harfBuzz.font, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    let fineness = sizeTerms?.fineness ?? 1
    return carets.prefix(Int(min(count, UInt32(carets.count)))).map { $0 &* fineness }.sorted()
  }

  /// More carets than any ligature of a real font has.
  private static let longestLigature = 32
}
