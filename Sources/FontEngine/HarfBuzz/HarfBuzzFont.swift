import CHarfBuzz

/// A face and a font of HarfBuzz over bytes that it keeps alive, made immutable.
///
/// The font's scale is ``unitsPerEm`` for static faces, so that advances are whole font units, and 64 times that for
/// variable ones, since HarfBuzz rounds variation deltas to the scale.
@safe
final class HarfBuzzFont: @unchecked Sendable {
  // Proof of @unchecked Sendable: both objects are immutable after `init` (hb_face_make_immutable,
  // hb_font_make_immutable), HarfBuzz's own caches in them are lock-free, and its hb-ot functions share nothing else.
  let bytes: FontBytes
  let face: OpaquePointer
  let font: OpaquePointer
  let unitsPerEm: Int
  let glyphCount: Int
  /// How many faces the file has; 1 unless it is a collection.
  let facesInFile: Int
  /// How many units of an advance make one font unit: 1, or 64 for variable faces.
  let subunits: Int
  let coverage = LazyCoverage()

  /// Throws ``FontError`` when the bytes hold no usable OpenType face at `index`, or an axis value is not finite.
  ///
  /// The corresponding C functions are `hb_face_create`, `hb_font_create` and `hb_font_set_variations`.
  init(bytes: FontBytes, index: Int, variations: [VariationSetting], subject: String) throws(FontError) {
    for setting in variations where !setting.value.isFinite {
      throw FontError(
        .invalidAxisValue, operation: "hb_font_set_variations", subject: subject,
        detail: "the value \(setting.value) of axis '\(setting.tag)' is not finite")
    }
    let blob = unsafe hb_blob_create_or_fail(
      bytes.base.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }, UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    guard let blob = unsafe blob else {
      throw FontError(.malformed, operation: "hb_blob_create_or_fail", subject: subject)
    }
    defer { unsafe hb_blob_destroy(blob) }
    facesInFile = unsafe max(1, Int(hb_face_count(blob)))
    guard (0..<facesInFile).contains(index) else {
      throw FontError(
        .noSuchFace, operation: "hb_face_count", subject: subject, detail: "the file holds no face \(index)")
    }
    guard let face = unsafe hb_face_create(blob, UInt32(index)) else {
      throw FontError(.resourceExhausted, operation: "hb_face_create", subject: subject)
    }
    do {
      try unsafe Self.requireTables(face, subject: subject)
    } catch {
      unsafe hb_face_destroy(face)
      throw error
    }
    unsafe hb_face_make_immutable(face)
    let isVariable = unsafe hb_ot_var_has_data(face) != 0
    let unitsPerEm = unsafe Int(hb_face_get_upem(face))
    let subunits = isVariable ? 64 : 1
    guard let font = unsafe hb_font_create(face) else {
      unsafe hb_face_destroy(face)
      throw FontError(.resourceExhausted, operation: "hb_font_create", subject: subject)
    }
    unsafe hb_font_set_scale(font, Int32(unitsPerEm * subunits), Int32(unitsPerEm * subunits))
    if isVariable, !variations.isEmpty {
      var settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    unsafe hb_font_make_immutable(font)
    self.bytes = bytes
    unsafe self.face = face
    unsafe self.font = font
    self.unitsPerEm = unitsPerEm
    self.glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    self.subunits = subunits
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// Refuses what cannot be measured: no glyphs (all fonts known to hang HarfBuzz have none), no cmap, no advances.
  private static func requireTables(_ face: OpaquePointer, subject: String) throws(FontError) {
    func refuse(_ detail: String) -> FontError {
      FontError(.unusable, operation: "hb_face_create", subject: subject, detail: detail)
    }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw refuse("the face has no glyphs") }
    for tag: OpenTypeTag in ["head", "maxp", "cmap", "hhea", "hmtx"] {
      let table = unsafe hb_face_reference_table(face, tag.rawValue)
      defer { unsafe hb_blob_destroy(table) }
      guard unsafe hb_blob_get_length(table) > 0 else { throw refuse("the face has no '\(tag)' table") }
      if tag == "head" {
        // HarfBuzz takes 1000 where the table is wrong; the specification says 16 to 16384, but any number above 0 works.
        let head = unsafe OpenTypeTable(face, tag)
        guard let units = head.uint16(at: 18), units > 0 else { throw refuse("the face has 0 units per em") }
      }
    }
  }
}
