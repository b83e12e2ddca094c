import CHarfBuzz

/// The canonical decompositions and compositions of single characters that HarfBuzz applies in shaping.
enum CanonicalPairs {
  /// Returns the two parts of a character, the second 0 if there is one, or `nil` if HarfBuzz keeps the character.
  ///
  /// The corresponding C function is `hb_unicode_decompose`.
  static func parts(of codePoint: UInt32) -> (UInt32, UInt32)? {
    // HarfBuzz's Indic shaper keeps these letters, whose parts are not shown as they are.
    if [0x931, 0x9DC, 0x9DD, 0xB94].contains(codePoint) { return nil }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard unsafe hb_unicode_decompose(functions, codePoint, &first, &second) != 0 else { return nil }
    return (first, second)
  }

  /// Returns the character that is composed of a base and a mark, or of Hangul jamo. A mark is no base, as in HarfBuzz's
  /// shapers for the scripts that have such pairs.
  ///
  /// The corresponding C function is `hb_unicode_compose`.
  static func composition(of base: UInt32, _ mark: UInt32) -> UInt32? {
    guard !isMark(base), isMark(mark) || (0x1161...0x11C2).contains(mark) else { return nil }
    // HarfBuzz's Indic shaper composes this pair, which normalization excludes.
    if base == 0x9AF, mark == 0x9BC { return 0x9DF }
    var composed: hb_codepoint_t = 0
    return unsafe hb_unicode_compose(functions, base, mark, &composed) != 0 ? composed : nil
  }

  /// Returns the canonical combining class. The corresponding C function is `hb_unicode_combining_class`.
  static func combiningClass(of codePoint: UInt32) -> UInt32 {
    unsafe hb_unicode_combining_class(functions, codePoint).rawValue
  }

  /// Sorts each sequence of marks by combining class, and keeps the order of equal ones.
  static func sortMarks(_ codePoints: inout [UInt32]) {
    for index in codePoints.indices.dropFirst() {
      let own = combiningClass(of: codePoints[index])
      var position = index
      while own != 0, position > 0, combiningClass(of: codePoints[position - 1]) > own {
        codePoints.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  private static func isMark(_ codePoint: UInt32) -> Bool {
    let category = unsafe hb_unicode_general_category(functions, codePoint)
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
  }

  /// HarfBuzz's own Unicode data, which is static.
  private static var functions: OpaquePointer? { unsafe hb_unicode_funcs_get_default() }
}
